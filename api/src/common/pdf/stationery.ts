import PDFDocument from 'pdfkit';
import type { Company } from '@imisozi/core/company';
import { writtenLanguage } from '../../texts/reader.js';
import { FONTS, printable } from './printable.js';

/** In points (1/72 inch). */
export const MARGIN = 56;
export const INK = '#22302a';
export const QUIET = '#5d6b64';
export const LINE = '#d9d1c1';
export const BRAND = '#1f5a43';
export const TINT = '#f1ede3';

/**
 * An empty A4 document with the fonts of the house.
 * @param at the time written into the file, fixed so that the same document always has the same bytes
 */
export function stationery(title: string, at: Date): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: writtenLanguage(),
    displayTitle: true,
    bufferPages: true,
    // None of pdfkit's own fonts: otherwise it reads one from a file for each document.
    font: '',
    info: { Title: title, CreationDate: at, ModDate: at },
  });
  // eslint-disable-next-line no-restricted-syntax -- pdfkit takes a parsed font too; its types know files and bytes only
  for (const [name, font] of Object.entries(FONTS)) pdf.registerFont(name, font as unknown as Uint8Array);
  return pdf;
}

/** The company's logo, name and address, above a line. */
export function letterhead(pdf: PDFKit.PDFDocument, company: Company): void {
  const left = MARGIN;
  const right = pdf.page.width - MARGIN;
  pdf.info.Author = company.name;
  pdf.rect(0, 0, pdf.page.width, 10).fill(BRAND);
  // Three hills, the logo.
  pdf.path(`M ${left} 84 q 16 -34 32 0 z`).fill('#7fa68c');
  pdf.path(`M ${left + 18} 84 q 20 -46 40 0 z`).fill('#3f7f62');
  pdf.path(`M ${left + 42} 84 q 14 -28 28 0 z`).fill('#c9933a');
  pdf
    .font('strong')
    .fontSize(18)
    .fillColor(BRAND)
    .text(printable(company.name), left + 84, 58);
  const lines = [company.address, company.phone, company.email].join('\n');
  pdf.font('text').fontSize(9.5).fillColor(QUIET);
  pdf.text(printable(lines), left, 46, { width: right - left, align: 'right', lineGap: 2 });
  pdf.moveTo(left, 118).lineTo(right, 118).strokeColor(LINE).lineWidth(1).stroke();
}
