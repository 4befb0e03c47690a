import PDFDocument from 'pdfkit';
import type { Company } from '@imisozi/core/company';
import { MARK_HILLS, MARK_SIZE, MARK_SUN } from '@imisozi/core/mark';
import { isRightToLeft, writtenLanguage } from '../../texts/reader.js';
import { arabicFonts, arabicName, FONTS } from './fonts.js';
import { printable } from './printable.js';
import { RightToLeftDocument } from './right-to-left.js';

/** In points (1/72 inch). */
export const MARGIN = 56;
export const INK = '#22302a';
export const QUIET = '#5d6b64';
export const LINE = '#d9d1c1';
export const BRAND = '#1f5a43';
export const TINT = '#f1ede3';
const SUN = '#d79b2e';

/**
 * An empty A4 document with the fonts of the house.
 * @param at the time written into the file, fixed so that the same document always has the same bytes
 */
export function stationery(title: string, at: Date): PDFKit.PDFDocument {
  const Document = isRightToLeft() ? RightToLeftDocument : PDFDocument;
  const pdf = new Document({
    size: 'A4',
    margin: MARGIN,
    lang: writtenLanguage(),
    displayTitle: true,
    bufferPages: true,
    // None of pdfkit's own fonts: otherwise it reads one from a file for each document.
    font: '',
    info: { Title: title, CreationDate: at, ModDate: at },
  });
  register(pdf, FONTS);
  if (isRightToLeft()) register(pdf, arabicFonts(), arabicName);
  return pdf;
}

function register(
  pdf: PDFKit.PDFDocument,
  fonts: typeof FONTS,
  nameOf = (weight: keyof typeof FONTS): string => weight,
) {
  // eslint-disable-next-line no-restricted-syntax -- pdfkit takes a parsed font too; its types know files and bytes only
  const parsed = (weight: keyof typeof FONTS) => fonts[weight] as unknown as Uint8Array;
  pdf.registerFont(nameOf('text'), parsed('text')).registerFont(nameOf('strong'), parsed('strong'));
}

/** The company's mark at a place, as high and wide as `size`. */
function mark(pdf: PDFKit.PDFDocument, left: number, top: number, size: number): void {
  pdf
    .save()
    .translate(left, top)
    .scale(size / MARK_SIZE);
  pdf.circle(MARK_SUN.x, MARK_SUN.y, MARK_SUN.radius).fill(SUN);
  for (const { path, opacity } of MARK_HILLS) pdf.path(path).fillOpacity(opacity).fill(BRAND);
  pdf.restore();
}

/** The company's mark, name and address, above a line. */
export function letterhead(pdf: PDFKit.PDFDocument, company: Company): void {
  const left = MARGIN;
  const right = pdf.page.width - MARGIN;
  pdf.info.Author = company.name;
  pdf.rect(0, 0, pdf.page.width, 10).fill(BRAND);
  mark(pdf, isRightToLeft() ? right - 48 : left, 44, 48);
  pdf
    .font('strong')
    .fontSize(18)
    .fillColor(BRAND)
    .text(printable(company.name), left + 62, 60);
  const lines = [company.address, company.phone, company.email].join('\n');
  pdf.font('text').fontSize(9.5).fillColor(QUIET);
  pdf.text(printable(lines), left, 46, { width: right - left, align: 'right', lineGap: 2 });
  pdf.moveTo(left, 118).lineTo(right, 118).strokeColor(LINE).lineWidth(1).stroke();
}
