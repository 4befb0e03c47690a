import { Injectable } from '@nestjs/common';
import {
  documentNamed,
  isMailDocument,
  type DocumentName,
  type MailDocumentName,
} from '@imisozi/core/editable-texts/documents';
import type { LanguageCode } from '@imisozi/core/languages';
import type { EditableTexts } from '@imisozi/core/editable-texts/fields';
import { refusal } from '../../platform/errors/refused.js';

/** A document with texts that are not published. */
interface Previewed<Name extends DocumentName> {
  readonly document: Name;
  readonly language: LanguageCode;
  readonly words: EditableTexts;
}

export interface PreviewedPage extends Previewed<DocumentName> {
  readonly path: string;
}

export interface PreviewedMail {
  readonly html: string;
  readonly subject: string;
  readonly preview: string;
}

type RenderPage = (page: PreviewedPage) => Promise<string>;
type RenderMail = (mail: Previewed<MailDocumentName>) => Promise<PreviewedMail>;

/** Renders pages and mails with unpublished texts; the modules that serve the site and write mails register how. */
@Injectable()
export class TextPreviews {
  private page: RenderPage | undefined;
  private mail: RenderMail | undefined;

  renderPagesWith(render: RenderPage): void {
    this.page = render;
  }

  renderMailsWith(render: RenderMail): void {
    this.mail = render;
  }

  /**
   * @returns also the subject and the preview line of a mail
   * @throws ServiceUnavailableException in a process that does not render it
   */
  async render(
    asked: Previewed<DocumentName>,
  ): Promise<{ html: string; subject: string | null; preview: string | null }> {
    const { document } = asked;
    if (isMailDocument(document)) return rendering(this.mail)({ ...asked, document });
    const html = await rendering(this.page)({ ...asked, path: documentNamed(document).path ?? '/' });
    return { html, subject: null, preview: null };
  }
}

function rendering<Render>(render: Render | undefined): Render {
  if (!render) throw refusal('no-pages-here');
  return render;
}
