import type { Company } from '@imisozi/core/company';
import { texts } from '../../texts/reader.js';
import { printable } from './printable.js';
import { BRAND, INK, letterhead, LINE, MARGIN, QUIET, stationery, TINT } from './stationery.js';

/** The content of a sheet: the essentials of one offer, to take home. */
export interface Sheet {
  /** Length, place and the like, in one or two lines. */
  readonly facts: string;
  /** As JPEG. */
  readonly picture: Uint8Array | null;
  readonly summary: string;
  readonly places: string;
  readonly days: readonly SheetDay[];
  /** Prices per group size. */
  readonly prices: readonly (readonly [people: string, amount: string])[];
  readonly priceNotes: readonly string[];
  readonly includes: readonly string[];
  readonly excludes: readonly string[];
  /** What is due when, and what cancelling costs until when; null for an offer that is not booked at once. */
  readonly terms: SheetTerms | null;
  /** URL of its page. */
  readonly url: string;
}

interface SheetTerms {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A day of an itinerary; its text is left out if there is no room for the texts of all days. */
export interface SheetDay {
  readonly title: string;
  readonly text: string;
}

/** A list item, and optionally its text. */
interface Entry {
  readonly text: string;
  readonly about?: string;
  /** The maximum number of lines of its text. */
  readonly lines?: number;
}

/** In points, from the top of the page. */
const TOP = 132;
const BOOKING_HEIGHT = 74;
const BOTTOM = 36;
const GAP = 14;
const COLUMN_GAP = 28;
const PRICES_WIDTH = 206;
const HEADING = 17;
const PICTURE = { least: 64, most: 216 } as const;

/** Fonts and colours of one kind of text, and its maximum number of lines. */
interface Style {
  readonly font: 'text' | 'strong';
  readonly size: number;
  readonly colour: string;
  readonly lines: number;
}

/**
 * The largest size at which a title fits on two lines is used; a longer title uses the smallest, and is cut after
 * three.
 */
const TITLE_SIZES = [24, 20, 16] as const;
const FACTS: Style = { font: 'text', size: 10.5, colour: QUIET, lines: 2 };
const SUMMARY: Style = { font: 'text', size: 10, colour: INK, lines: 4 };
const PLACES: Style = { font: 'strong', size: 10, colour: BRAND, lines: 2 };
const SMALL_HEADING: Style = { font: 'strong', size: 9, colour: QUIET, lines: 1 };
const LINE_OF_LIST: Style = { font: 'text', size: 9.5, colour: INK, lines: 2 };
const ABOUT: Style = { font: 'text', size: 8.5, colour: QUIET, lines: 0 };
/** Lines of text per day; the largest number for which all days fit is used. */
const LINES_OF_DAYS = [10, 7, 5, 3, 2, 1] as const;
const NOTE: Style = { font: 'text', size: 8, colour: QUIET, lines: 3 };
/** Enough lines for as many steps of cancelling as there may be. */
const TERM: Style = { font: 'text', size: 8, colour: INK, lines: 12 };
const ADDRESS: Style = { font: 'text', size: 9.5, colour: BRAND, lines: 2 };

/** Draws a sheet, which always has one page: long texts are cut, and the sheet says where to read the rest. */
export function drawSheet(
  { company, title, at }: { readonly company: Company; readonly title: string; readonly at: Date },
  sheet: Sheet,
): Promise<Buffer> {
  const pdf = stationery(title, at);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  letterhead(pdf, company);
  // Text that reaches the bottom margin would begin a new page.
  pdf.page.margins.bottom = 0;
  new SheetPage(pdf, company).draw(title, sheet);
  return new Promise((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.end();
  });
}

class SheetPage {
  private readonly width: number;
  /** Where the columns end, above the terms. */
  private bottom: number;
  /** The vertical position of the next element. */
  private y = TOP;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly company: Company,
  ) {
    this.width = pdf.page.width - 2 * MARGIN;
    this.bottom = pdf.page.height - BOTTOM - BOOKING_HEIGHT - GAP;
  }

  draw(title: string, sheet: Sheet): void {
    if (sheet.terms) this.bottom -= this.termsHeight(sheet.terms);
    this.title(title);
    this.line(sheet.facts, FACTS);
    this.y += 8;
    const left = this.width - PRICES_WIDTH - COLUMN_GAP;
    const room = this.bottom - this.y - this.wordsHeight(sheet) - 2 * GAP;
    // The picture takes the height that the texts leave, and none if lists had to be cut for it.
    const picture = this.asideHeight(sheet) <= room - PICTURE.least ? sheet.picture : null;
    const days = this.days(sheet, left, room - (picture ? PICTURE.least : 0));
    const rest = room - Math.max(this.listHeight(days, left), this.asideHeight(sheet));
    if (picture) this.picture(picture, Math.min(Math.max(rest, PICTURE.least), PICTURE.most));
    this.line(sheet.summary, SUMMARY);
    if (sheet.summary && sheet.places) this.y += 4;
    this.line(sheet.places, PLACES);
    this.y += GAP;
    const top = this.y;
    const { itinerary, moreDays } = texts().sheet;
    if (days.length > 0) {
      this.list(itinerary, days, { x: MARGIN, y: top, width: left, room: this.bottom - top, more: moreDays });
    }
    this.aside(sheet, top);
    this.terms(sheet.terms);
    this.booking(sheet.url);
  }

  /** The days with as much text as there is room for; otherwise only their titles. */
  private days({ days }: Sheet, width: number, room: number): Entry[] {
    const told = LINES_OF_DAYS.map((lines) => days.map(({ title, text }) => ({ text: title, about: text, lines })));
    return told.find((list) => this.listHeight(list, width) <= room) ?? entries(days.map(({ title }) => title));
  }

  private title(title: string): void {
    const text = printable(title);
    const two = TITLE_SIZES.find(
      (size) => this.heightOf(text, titleStyle(size, 9)) <= this.linesOf(titleStyle(size, 2)),
    );
    this.line(title, titleStyle(two ?? TITLE_SIZES.at(-1)!, two ? 2 : 3));
    this.y += 2;
  }

  private picture(picture: Uint8Array, height: number): void {
    const { pdf, width } = this;
    pdf.save().roundedRect(MARGIN, this.y, width, height, 6).clip();
    pdf.image(Buffer.from(picture), MARGIN, this.y, { cover: [width, height], align: 'center', valign: 'center' });
    pdf.restore();
    this.y += height + GAP;
  }

  /** Prices, what they include and what they exclude. */
  private aside({ prices, priceNotes, includes, excludes }: Sheet, top: number): void {
    const { pdf } = this;
    const x = pdf.page.width - MARGIN - PRICES_WIDTH;
    const text = texts().sheet;
    this.y = top;
    this.line(text.prices.toUpperCase(), SMALL_HEADING, x, PRICES_WIDTH);
    this.y = top + HEADING;
    if (prices.length === 0) this.line(text.onRequest, { ...LINE_OF_LIST, font: 'strong' }, x, PRICES_WIDTH);
    for (const [people, amount] of prices) {
      const y = this.y;
      this.line(amount, { ...LINE_OF_LIST, font: 'strong', lines: 1 }, x, PRICES_WIDTH, 'right');
      this.y = y;
      this.line(people, { ...LINE_OF_LIST, lines: 1 }, x, PRICES_WIDTH);
      this.y += 2;
    }
    this.y += 2;
    for (const note of priceNotes) this.line(note, NOTE, x, PRICES_WIDTH);
    const lists = [
      [text.includes, entries(includes)],
      [text.excludes, entries(excludes)],
    ] as const;
    const filled = lists.filter(([, lines]) => lines.length > 0);
    for (const [index, [heading, lines]] of filled.entries()) {
      this.y += GAP;
      // The first list leaves the second one the height it needs, at most half.
      const room = this.bottom - this.y;
      const after = filled[index + 1];
      const kept = after ? Math.min(this.listHeight(after[1], PRICES_WIDTH) + GAP, room / 2) : 0;
      this.y = this.list(heading, lines, { x, y: this.y, width: PRICES_WIDTH, room: room - kept, more: text.more });
    }
  }

  /** As many lines as there is room for; the last one says how many are left out. @returns the position below it */
  private list(
    heading: string,
    lines: readonly Entry[],
    {
      x,
      y,
      width,
      room,
      more,
    }: { x: number; y: number; width: number; room: number; more: (given: { left: number }) => string },
  ): number {
    const end = y + room;
    const last = this.linesOf({ ...LINE_OF_LIST, lines: 1 }) + 3;
    this.y = y;
    if (end - y < HEADING + last) return y;
    this.line(heading.toUpperCase(), SMALL_HEADING, x, width);
    this.y = y + HEADING;
    for (const [index, entry] of lines.entries()) {
      const height = this.entryHeight(entry, width);
      const isLast = index === lines.length - 1;
      if (this.y + height + (isLast ? 0 : last) > end) {
        this.line(more({ left: lines.length - index }), { ...LINE_OF_LIST, colour: QUIET, lines: 1 }, x, width);
        break;
      }
      this.line(entry.text, styleOf(entry), x, width);
      this.line(entry.about ?? '', aboutOf(entry), x, width);
      this.y += 3;
    }
    return this.y;
  }

  /** Nothing of it may be cut: it has its height before the columns share the rest. */
  private terms(terms: SheetTerms | null): void {
    if (!terms) return;
    const top = this.bottom + GAP;
    this.y = top;
    this.line(terms.title.toUpperCase(), SMALL_HEADING);
    this.y = top + HEADING;
    for (const text of terms.paragraphs) this.line(text, TERM);
  }

  private termsHeight(terms: SheetTerms): number {
    return terms.paragraphs.reduce((sum, text) => sum + this.heightOf(printable(text), TERM), GAP + HEADING);
  }

  private booking(url: string): void {
    const { pdf, company, width } = this;
    const top = pdf.page.height - BOTTOM - BOOKING_HEIGHT;
    const text = texts().sheet;
    pdf.roundedRect(MARGIN, top, width, BOOKING_HEIGHT, 6).fill(TINT);
    pdf
      .moveTo(MARGIN, top)
      .lineTo(MARGIN, top + BOOKING_HEIGHT)
      .strokeColor(LINE);
    const inset = MARGIN + 14;
    const room = width - 28;
    this.y = top + 10;
    this.line(text.book, { font: 'strong', size: 11, colour: BRAND, lines: 1 }, inset, room);
    this.y += 3;
    this.line(text.bookHere, { ...LINE_OF_LIST, lines: 1 }, inset, room);
    const y = this.y;
    this.line(url, { ...ADDRESS, lines: 1 }, inset, room);
    pdf.link(inset, y, room, this.y - y, url);
    this.line(text.talk(company), { ...LINE_OF_LIST, lines: 1 }, inset, room);
  }

  /** Writes a text and moves below it; does nothing without a text. */
  private line(text: string, style: Style, x = MARGIN, width = this.width, align: 'left' | 'right' = 'left'): void {
    if (!text) return;
    const printed = printable(text);
    const height = this.heightOf(printed, style, width);
    this.pdf.font(style.font).fontSize(style.size).fillColor(style.colour);
    // Plus half a point, because sums of line heights are not exact.
    this.pdf.text(printed, x, this.y, { width, height: height + 0.5, ellipsis: true, align });
    this.y += height;
  }

  private heightOf(text: string, style: Style, width = this.width): number {
    if (!text) return 0;
    this.pdf.font(style.font).fontSize(style.size);
    return Math.min(this.pdf.heightOfString(text, { width }), this.linesOf(style));
  }

  private linesOf({ font, size, lines }: Style): number {
    return this.pdf.font(font).fontSize(size).currentLineHeight(true) * lines;
  }

  private wordsHeight({ summary, places }: Sheet): number {
    return this.heightOf(printable(summary), SUMMARY) + this.heightOf(printable(places), PLACES) + 4;
  }

  private listHeight(lines: readonly Entry[], width: number): number {
    return lines.reduce((sum, entry) => sum + this.entryHeight(entry, width), HEADING);
  }

  private entryHeight(entry: Entry, width: number): number {
    const about = this.heightOf(printable(entry.about ?? ''), aboutOf(entry), width);
    return this.heightOf(printable(entry.text), styleOf(entry), width) + about + 3;
  }

  private asideHeight({ prices, priceNotes, includes, excludes }: Sheet): number {
    const rows = Math.max(prices.length, 1) * (this.linesOf({ ...LINE_OF_LIST, lines: 1 }) + 2) + 2;
    const notes = priceNotes.reduce((sum, note) => sum + this.heightOf(printable(note), NOTE, PRICES_WIDTH), 0);
    const lists = [includes, excludes].filter(({ length }) => length > 0);
    return lists.reduce(
      (sum, lines) => sum + GAP + this.listHeight(entries(lines), PRICES_WIDTH),
      HEADING + rows + notes,
    );
  }
}

const entries = (lines: readonly string[]): Entry[] => lines.map((text) => ({ text }));

/** A title with a text below it is bold. */
const styleOf = ({ about }: Entry): Style => (about ? { ...LINE_OF_LIST, font: 'strong' } : LINE_OF_LIST);

const aboutOf = ({ lines = 0 }: Entry): Style => ({ ...ABOUT, lines });

const titleStyle = (size: number, lines: number): Style => ({ font: 'strong', size, colour: INK, lines });
