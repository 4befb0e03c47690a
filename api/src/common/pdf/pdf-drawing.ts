import type { Company } from '@imisozi/core/company';
import { PdfPage, type AmountRow, type Facts } from './pdf-page.js';

/** One thing on the page, by the method of {@link PdfPage} that draws it. */
export type PdfBlock =
  | { readonly draw: 'title'; readonly title: string; readonly number: string }
  | { readonly draw: 'columns'; readonly left: Facts; readonly right: Facts }
  | { readonly draw: 'amounts'; readonly rows: readonly AmountRow[]; readonly label: string; readonly total: string }
  | { readonly draw: 'paragraph'; readonly text: string }
  | { readonly draw: 'link'; readonly text: string; readonly url: string };

/** What a document shows. It can be handed to another thread. */
export interface PdfDrawing {
  readonly company: Company;
  readonly title: string;
  /** The time written into the file. */
  readonly at: Date;
  readonly blocks: readonly PdfBlock[];
}

/** The bytes of the document. */
export function drawPdf({ company, title, at, blocks }: PdfDrawing): Promise<Uint8Array> {
  const page = new PdfPage(company, title, at);
  for (const block of blocks) drawBlock(page, block);
  return page.finish();
}

function drawBlock(page: PdfPage, block: PdfBlock): PdfPage {
  switch (block.draw) {
    case 'title':
      return page.title(block.title, block.number);
    case 'columns':
      return page.columns(block.left, block.right);
    case 'amounts':
      return page.amounts(block.rows, block.label, block.total);
    case 'paragraph':
      return page.paragraph(block.text);
    case 'link':
      return page.link(block.text, block.url);
  }
}
