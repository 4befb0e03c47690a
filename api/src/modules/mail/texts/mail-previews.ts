import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MailDocumentName } from '@imisozi/core/editable-texts/documents';
import type { LanguageCode } from '@imisozi/core/languages';
import type { EditableTexts } from '@imisozi/core/editable-texts/fields';
import { refusal } from '../../../platform/errors/refused.js';
import { inLanguage } from '../../../texts/reader.js';
import { TextPreviews, type PreviewedMail } from '../../editable-texts/editable-text.previews.js';
import { MailKinds, type MailContent, type MailKind } from '../mail.kinds.js';
import { MailLayout } from '../mail.layout.js';
import { mailPreview, type MailPreview } from '../previews/mail-preview.view.js';
import { MailTexts } from './mail-texts.js';

/** Previews mails, with sample data and texts that are not published yet. */
@Injectable()
export class MailPreviews implements OnModuleInit {
  constructor(
    private readonly kinds: MailKinds,
    private readonly layout: MailLayout,
    private readonly words: MailTexts,
    private readonly previews: TextPreviews,
  ) {}

  onModuleInit(): void {
    this.previews.renderMailsWith(({ document, language, words }) => this.render(document, language, words));
  }

  /** A mail that is not sent yet, as its reader will get it. @param language in which it will be written */
  async unsent<Data>(
    { name }: MailKind<Data>,
    language: LanguageCode,
    write: () => Promise<MailContent>,
  ): Promise<MailPreview> {
    return inLanguage(language, async () => {
      const content = await write();
      return mailPreview(name, content, this.layout.render(content), this.kinds.wordsOf(name));
    });
  }

  /**
   * A mail as its reader would get it.
   * @throws Refused for a document that no mail uses
   */
  private async render(
    document: MailDocumentName,
    language: LanguageCode,
    words: EditableTexts,
  ): Promise<PreviewedMail> {
    const sample = this.kinds.sampleWith(document);
    if (!sample) throw refusal('email-not-found');
    const mail = await inLanguage(language, () => this.words.preview({ document, words }, async () => sample()));
    return { html: this.layout.render(mail).html, subject: mail.subject, preview: mail.preview };
  }
}
