import { Injectable } from '@nestjs/common';
import { refusal, isRefused } from '../../../platform/errors/refused.js';
import { withMaskedLinks } from '../../../common/masked-links.js';
import { UnrecoverableError } from '../../../platform/jobs/job-registry.js';
import type { Mail } from '../mail.entity.js';
import { inLanguage } from '../../../texts/reader.js';
import { MailLayout } from '../mail.layout.js';
import { MailKinds, type MailAttachment, type MailContent } from '../mail.kinds.js';
import { MailPreview, mailPreview } from '../previews/mail-preview.view.js';
import { OutboxService } from './outbox.service.js';

/** The content of outbox mails. They are written from the current records, as when they are sent. */
@Injectable()
export class OutboxMailContent {
  constructor(
    private readonly outbox: OutboxService,
    private readonly kinds: MailKinds,
    private readonly layout: MailLayout,
  ) {}

  /**
   * @throws Refused for an unknown id
   * @throws Refused for a mail that is for its reader only
   * @throws Refused when it can no longer be written
   */
  async show(id: string): Promise<MailPreview> {
    const content = await this.read(await this.outbox.get(id));
    return mailPreview(id, content, this.layout.render(content));
  }

  /** @throws as {@link show}, and NotFoundException for an attachment that does not exist */
  async attachment(id: string, index: number): Promise<MailAttachment> {
    const { attachments = [] } = await this.read(await this.outbox.get(id));
    const attachment = attachments[index];
    if (!attachment) throw refusal('attachment-not-found');
    return attachment;
  }

  /** @throws Refused when it can no longer be written */
  async write({ template, data, language }: Pick<Mail, 'template' | 'data' | 'language'>): Promise<MailContent> {
    try {
      return await inLanguage(language, () => this.kinds.write(template, data));
    } catch (error) {
      if (!(error instanceof UnrecoverableError || isRefused(error, 404))) throw error;
      throw refusal('email-unwritable', { reason: error.message });
    }
  }

  private async read(mail: Mail): Promise<MailContent> {
    if (this.kinds.isPersonal(mail.template)) {
      throw refusal('mail-of-its-reader');
    }
    // Only the client may have the link that opens an order's page (rules/orders 1).
    return withMaskedLinks(() => this.write(mail));
  }
}
