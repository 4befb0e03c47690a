import type { Company } from '@imisozi/core/company';
import type { LanguageCode } from '@imisozi/core/languages';
import { inLanguage } from '../../texts/reader.js';
import { drawSheet, type Sheet } from './sheet-page.js';
import { PdfPage, type AmountRow, type Facts } from './pdf-page.js';

/** One element of a page, by the method of {@link PdfPage} that draws it. */
export type PdfBlock =
  | { readonly draw: 'title'; readonly title: string; readonly number: string }
  | { readonly draw: 'columns'; readonly left: Facts; readonly right: Facts }
  | { readonly draw: 'amounts'; readonly rows: readonly AmountRow[]; readonly label: string; readonly total: string }
  | { readonly draw: 'heading'; readonly text: string }
  | { readonly draw: 'paragraph'; readonly text: string }
  | { readonly draw: 'farewell'; readonly text: string }
  | { readonly draw: 'code'; readonly content: string; readonly facts: Facts }
  | { readonly draw: 'link'; readonly text: string; readonly url: string };

/** The common properties of all documents. They can be sent to another thread. */
export interface DrawnDocument {
  readonly company: Company;
  readonly title: string;
  /** The language it is written in. */
  readonly language: LanguageCode;
  /** The time written into the file. */
  readonly at: Date;
}

/** A document of as many pages as it needs, or a sheet of one page. */
export type PdfDrawing = DrawnDocument & ({ readonly blocks: readonly PdfBlock[] } | { readonly sheet: Sheet });

/** The bytes of the document. */
export function drawPdf(drawing: PdfDrawing): Promise<Uint8Array> {
  const { company, title, language, at } = drawing;
  return inLanguage(language, () => {
    if ('sheet' in drawing) return drawSheet(drawing, drawing.sheet);
    const page = new PdfPage(company, title, at);
    for (const block of drawing.blocks) drawBlock(page, block);
    return page.finish();
  });
}

function drawBlock(page: PdfPage, block: PdfBlock): PdfPage {
  switch (block.draw) {
    case 'title':
      return page.title(block.title, block.number);
    case 'columns':
      return page.columns(block.left, block.right);
    case 'amounts':
      return page.amounts(block.rows, block.label, block.total);
    case 'heading':
      return page.heading(block.text);
    case 'paragraph':
      return page.paragraph(block.text);
    case 'farewell':
      return page.farewell(block.text);
    case 'code':
      return page.code(block.content, block.facts);
    case 'link':
      return page.link(block.text, block.url);
  }
}
