import { Controller, Header, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { refusal } from '../../../platform/errors/refused.js';
import { PUBLIC } from '../../../platform/auth/access.decorators.js';
import { Get } from '../../../platform/http/route.js';
import { DevMailbox, type StoredMail } from './dev-mailbox.js';
import { MAILBOX_STYLE, mailboxList, mailboxMail } from './dev-mailbox.pages.js';

const NEWEST = 200;
const HTML = 'text/html; charset=utf-8';
const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Shows the mails of the embedded adapter in the browser; not registered where SMTP is configured. */
@ApiExcludeController()
@Controller('mailbox')
export class DevMailboxController {
  constructor(private readonly mailbox: DevMailbox) {}

  @Get('', PUBLIC, 'The list of mails')
  @Header('Content-Type', HTML)
  @Header('Cache-Control', 'no-store')
  @Header('Content-Security-Policy', PAGE_POLICY)
  async list(): Promise<string> {
    return mailboxList(await this.mailbox.list(NEWEST));
  }

  @Get('style.css', PUBLIC, 'The style of both pages')
  @Header('Content-Type', 'text/css; charset=utf-8')
  style(): string {
    return MAILBOX_STYLE;
  }

  @Get(':name', PUBLIC, 'The page of one mail')
  @Header('Content-Type', HTML)
  @Header('Cache-Control', 'no-store')
  @Header('Content-Security-Policy', PAGE_POLICY)
  async show(@Param('name') name: string): Promise<string> {
    return mailboxMail(await this.get(name));
  }

  /** The mail's own HTML, sandboxed: a frame may show its inline styles and nothing else. */
  @Get(':name/html', PUBLIC, 'The HTML of a mail')
  async html(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const { email } = await this.get(name);
    await reply
      .header('Content-Type', HTML)
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups allow-top-navigation-by-user-activation; frame-ancestors 'self'",
      )
      .header('X-Frame-Options', 'SAMEORIGIN')
      .send((email.html ?? '').replace('<head>', '<head><base target="_top">'));
  }

  @Get(':name/attachments/:index', PUBLIC, 'A file that is attached to a mail')
  async attachment(@Param('name') name: string, @Param('index') index: string): Promise<StreamableFile> {
    const attachment = (await this.get(name)).email.attachments[Number(index)];
    if (!attachment) throw refusal('attachment-not-found');
    return new StreamableFile(Buffer.from(attachment.content as ArrayBuffer), {
      type: attachment.mimeType,
      disposition: `inline; filename="${encodeURIComponent(attachment.filename ?? 'attachment')}"`,
    });
  }

  private async get(name: string): Promise<StoredMail> {
    const mail = await this.mailbox.find(name);
    if (!mail) throw refusal('mail-not-found');
    return mail;
  }
}
