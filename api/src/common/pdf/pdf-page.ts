import { encode } from 'uqr';
import type { Company } from '@imisozi/core/company';
import { texts } from '../../texts/reader.js';
import { printable } from './printable.js';
import { BRAND, INK, letterhead, LINE, MARGIN, QUIET, stationery, TINT } from './stationery.js';

/** In points (1/72 inch). */
const INSET = 10;
const DESCRIPTION_WIDTH = 330;
const TOTAL_HEIGHT = 60;
const FACTS_HEADING = 20;
const CODE_SIZE = 96;
/** The first lines below a heading. */
const KEPT_WITH_HEADING = 48;

/** A row of a table of amounts. */
export interface AmountRow {
  readonly description: string;
  readonly detail: string;
  readonly amount: string;
}

/**
 * The company's stationery: one A4 page, or more if the content needs them. Fonts are embedded: names in Latin letters
 * are printed unchanged, and in Arabic documents Arabic ones too; others are transliterated.
 */
export class PdfPage {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly left = MARGIN;
  private readonly right: number;

  /** @param at the time written into the file, fixed so that the same document always has the same bytes */
  constructor(
    private readonly company: Company,
    private readonly documentTitle: string,
    at: Date,
  ) {
    this.pdf = stationery(documentTitle, at);
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.right = this.pdf.page.width - MARGIN;
    letterhead(this.pdf, company);
  }

  /** The large title with the document's number below it. */
  title(title: string, number: string): this {
    this.pdf.font('strong').fontSize(24).fillColor(INK).text(printable(title), this.left, 168);
    this.pdf.font('text').fontSize(12).fillColor(QUIET).text(printable(number)).moveDown(1.2);
    return this;
  }

  /** Two columns of facts side by side. */
  columns(left: Facts, right: Facts): this {
    const width = (this.right - this.left - 32) / 2;
    const top = this.room(Math.max(this.heightOf(left, width), this.heightOf(right, width)));
    const leftEnd = this.facts(left, this.left, top, width);
    const rightEnd = this.facts(right, this.left + width + 32, top, width);
    this.pdf.y = Math.max(leftEnd, rightEnd) + 18;
    return this;
  }

  /** A square code that phones read, with facts beside it. */
  code(content: string, facts: Facts): this {
    const { pdf, left, right } = this;
    const { data, size } = encode(content, { ecc: 'M', border: 0 });
    const beside = left + CODE_SIZE + 24;
    const width = right - beside;
    const top = this.room(Math.max(CODE_SIZE, this.heightOf(facts, width)));
    const dot = CODE_SIZE / size;
    pdf.fillColor(INK);
    for (const [y, row] of data.entries()) {
      for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(left + x * dot, top + y * dot, dot, dot);
    }
    pdf.fill();
    const end = this.facts(facts, beside, top, width);
    pdf.y = Math.max(top + CODE_SIZE, end) + 18;
    return this;
  }

  /** Amounts with their total, right-aligned, on as many pages as they need. */
  amounts(rows: readonly AmountRow[], totalLabel: string, total: string): this {
    const { pdf, left, right } = this;
    this.amountsHead();
    for (const row of rows) this.amountRow(row);
    const y = this.room(TOTAL_HEIGHT);
    pdf.moveTo(left, y).lineTo(right, y).strokeColor(LINE).lineWidth(1).stroke();
    pdf.font('strong').fontSize(14).fillColor(BRAND);
    pdf.text(printable(totalLabel), left + INSET, y + 12);
    pdf.text(printable(total), left, y + 12, { width: right - left - INSET, align: 'right' });
    pdf.y += 26;
    return this;
  }

  /** A heading within the text, on the page of what follows it. */
  heading(text: string): this {
    const { pdf } = this;
    const title = () => pdf.font('strong').fontSize(13).fillColor(BRAND);
    const height = title().heightOfString(printable(text), this.paragraphOptions());
    const y = this.room(height + KEPT_WITH_HEADING);
    title().text(printable(text), this.left, y, this.paragraphOptions()).moveDown(0.4);
    return this;
  }

  paragraph(text: string): this {
    this.body().text(printable(text), this.left, this.pdf.y, this.paragraphOptions()).moveDown(0.7);
    return this;
  }

  /** A last paragraph, left out if it alone would need another page. */
  farewell(text: string): this {
    const height = this.body().heightOfString(printable(text), this.paragraphOptions());
    return this.pdf.y + height > this.pdf.page.maxY() ? this : this.paragraph(text);
  }

  private body(): PDFKit.PDFDocument {
    return this.pdf.font('text').fontSize(10.5).fillColor(INK);
  }

  private paragraphOptions() {
    return { width: this.right - this.left, lineGap: 3 };
  }

  link(text: string, url: string): this {
    this.pdf.font('text').fontSize(10.5).fillColor(BRAND);
    this.pdf.text(text, this.left, this.pdf.y, { link: url, underline: true }).moveDown(0.7);
    return this;
  }

  /** Ends the document; if it has several pages, they are numbered. */
  finish(): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 0; count > 1 && index < count; index++) this.pageNumber(index, count);
    return new Promise((resolve) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.pdf.end();
    });
  }

  private pageNumber(index: number, count: number): void {
    const { pdf, left, right } = this;
    pdf.switchToPage(index);
    // Text below the bottom margin would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.font('text').fontSize(9).fillColor(QUIET);
    const y = pdf.page.height - MARGIN + 20;
    pdf.text(printable(this.documentTitle), left, y, { lineBreak: false });
    const page = texts().papers.page({ page: index + 1, of: count });
    pdf.text(printable(page), left, y, { width: right - left, align: 'right' });
  }

  private amountsHead(): void {
    const { pdf, left, right } = this;
    pdf.rect(left, pdf.y, right - left, 24).fill(TINT);
    const head = pdf.y + 7;
    pdf.font('strong').fontSize(9).fillColor(QUIET);
    const { description, amount } = texts().papers;
    pdf.text(printable(description.toUpperCase()), left + INSET, head);
    pdf.text(printable(amount.toUpperCase()), left, head, { width: right - left - INSET, align: 'right' });
    pdf.y = head + 27;
  }

  private amountRow(row: AmountRow): void {
    const { pdf, left, right } = this;
    const [description, detail, amount] = [row.description, row.detail, row.amount].map(printable) as Triple;
    const column = { width: DESCRIPTION_WIDTH };
    const title = () => pdf.font('strong').fontSize(11).fillColor(INK);
    const small = () => pdf.font('text').fontSize(10).fillColor(QUIET);
    const titleHeight = title().heightOfString(description, column);
    const height = titleHeight + 2 + small().heightOfString(detail, column);
    const y = this.room(height, () => this.amountsHead());
    title().text(description, left + INSET, y, column);
    title().text(amount, left, y, { width: right - left - INSET, align: 'right' });
    small().text(detail, left + INSET, y + titleHeight + 2, column);
    pdf.y = y + height + 12;
  }

  /** Finds room for `height` points: on this page, or on a new page started by `begin`. */
  private room(height: number, begin: () => void = () => undefined): number {
    const { pdf } = this;
    if (pdf.y + height > pdf.page.maxY()) {
      pdf.addPage();
      begin();
    }
    return pdf.y;
  }

  private heightOf({ lines }: Facts, width: number): number {
    this.pdf.font('text').fontSize(10.5);
    const each = lines.map((line) => this.pdf.heightOfString(printable(line), { width, lineGap: 2 }));
    return each.reduce((sum, height) => sum + height, FACTS_HEADING);
  }

  private facts(facts: Facts, x: number, top: number, width: number): number {
    const { pdf } = this;
    pdf.font('strong').fontSize(9).fillColor(QUIET).text(printable(facts.heading.toUpperCase()), x, top, { width });
    pdf.moveDown(0.4);
    for (const line of facts.lines) {
      pdf.font('text').fontSize(10.5).fillColor(INK).text(printable(line), x, pdf.y, { width, lineGap: 2 });
    }
    return pdf.y;
  }
}

type Triple = [string, string, string];

/** Lines below a heading. */
export interface Facts {
  readonly heading: string;
  readonly lines: readonly string[];
}
