import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import type { DocumentName } from '@imisozi/core/words/documents';
import type { LanguageCode } from '@imisozi/core/languages';
import type { Words } from '@imisozi/core/words/fields';

/** A page with words that nobody has published. */
export interface PreviewedPage {
  readonly path: string;
  readonly language: LanguageCode;
  readonly document: DocumentName;
  readonly words: Words;
}

type Render = (page: PreviewedPage) => Promise<string>;

/** Renders pages with words that are not published; whoever serves the site says how. */
@Injectable()
export class PagePreviews {
  private renderPage: Render | undefined;

  renderWith(render: Render): void {
    this.renderPage = render;
  }

  /** @throws ServiceUnavailableException in a process that serves no pages */
  render(page: PreviewedPage): Promise<string> {
    if (!this.renderPage) throw new ServiceUnavailableException('This process does not render pages.');
    return this.renderPage(page);
  }
}
