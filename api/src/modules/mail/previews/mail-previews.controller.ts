import { Controller, Header, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { refusal } from '../../../platform/errors/refused.js';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Get } from '../../../platform/http/route.js';
import { sendContentRange } from '../../../platform/list/read-list.js';
import { MailLayout } from '../mail.layout.js';
import { MailKinds, type MailContent } from '../mail.kinds.js';
import { MailPreview, mailPreview, MailPreviewRow, mailPreviewRow } from './mail-preview.view.js';

/** A mail may show its inline styles and nothing else. */
const SHUT_IN = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Shows staff each mail, with sample data instead of clients' names and orders. */
@ApiTags('Dashboard: mail previews')
@Controller('admin/mail-previews')
export class MailPreviewsController {
  constructor(
    private readonly kinds: MailKinds,
    private readonly layout: MailLayout,
  ) {}

  @Get('', allow('mail-previews', 'list'), 'All kinds of mail', { answer: [MailPreviewRow] })
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<MailPreviewRow[]> {
    const rows = await Promise.all(
      this.kinds.names.map(async (name) => mailPreviewRow(name, await this.contentOf(name))),
    );
    sendContentRange(reply, 'mail-previews', { rows, first: 0, total: rows.length });
    return rows;
  }

  @Get(':id', allow('mail-previews', 'show'), 'One kind of mail, written with sample data', { answer: MailPreview })
  async get(@Param('id') id: string): Promise<MailPreview> {
    const content = await this.contentOf(id);
    return mailPreview(id, content, this.layout.render(content), this.kinds.wordsOf(id));
  }

  @Get(':id/html', allow('mail-previews', 'show'), 'The same mail as a standalone page', { file: 'html' })
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', SHUT_IN)
  async html(@Param('id') id: string): Promise<string> {
    return this.layout.render(await this.contentOf(id)).html;
  }

  private async contentOf(name: string): Promise<MailContent> {
    const sample = this.kinds.sampleOf(name);
    if (!sample) throw refusal('email-not-found');
    return sample();
  }
}
