import PDFDocument from 'pdfkit';
import { BidiParagraph, type Piece } from './bidi-line.js';
import { arabicName, type FONTS } from './fonts.js';

/** In sizes of the font: Arabic letters reach further down than Latin ones. */
const LINE_HEIGHT = 1.4;
const BASELINE = 1.02;
const UNDERLINE = 0.12;

type Weight = keyof typeof FONTS;
type Options = PDFKit.Mixins.TextOptions;

/** One line of a paragraph: where it begins, and after its last letter. */
interface Line {
  readonly of: BidiParagraph;
  readonly start: number;
  readonly end: number;
}

/**
 * A document in Arabic. It is drawn like any other, and mirrored: what is written at the left stands at the right. pdfkit
 * joins Arabic letters, but sets words from left to right, so lines are broken and ordered here.
 */
export class RightToLeftDocument extends PDFDocument {
  private weight: Weight = 'text';
  private size = 12;
  private colour: PDFKit.Mixins.ColorValue = 'black';

  override font(src: PDFKit.Mixins.PDFFontSource, ...more: never[]): this {
    if (src === 'text' || src === 'strong') this.weight = src;
    return super.font(src, ...more);
  }

  override fontSize(size: number): this {
    this.size = size;
    return super.fontSize(size);
  }

  override fillColor(colour: PDFKit.Mixins.ColorValue, opacity?: number): this {
    this.colour = colour;
    return super.fillColor(colour, opacity);
  }

  override currentLineHeight(): number {
    return this.size * LINE_HEIGHT;
  }

  override heightOfString(text: string, options: Options = {}): number {
    return this.linesOf(text, this.widthOf(options)).length * this.step(options);
  }

  override text(text: string, x?: number | Options, y?: number, options: Options = {}): this {
    if (typeof x === 'object') return this.text(text, this.x, this.y, x);
    const left = x ?? this.x;
    [this.x, this.y] = [left, y ?? this.y];
    const width = this.widthOf(options);
    const side = this.page.width - left - width;
    for (const line of this.shown(this.linesOf(text, options.lineBreak === false ? Infinity : width), options, width)) {
      if (this.y + this.currentLineHeight() > this.page.maxY()) this.addPage();
      const room = width - this.widthOfPieces(line.of.measured(line.start, line.end));
      const top = this.y;
      this.drawLine(line, side + (options.align === 'right' ? 0 : room), top, options);
      [this.x, this.y] = [left, top + this.step(options)];
    }
    return this;
  }

  private widthOf({ width }: Options): number {
    return width ?? this.page.width - this.x - this.page.margins.right;
  }

  private step({ lineGap = 0 }: Options): number {
    return this.currentLineHeight() + lineGap;
  }

  private drawLine({ of, start, end }: Line, left: number, top: number, { link, underline }: Options): void {
    const { weight, colour, size } = this;
    const baseline = top + size * BASELINE;
    let x = left;
    for (const piece of of.inOrder(start, end)) {
      super.font(fontOf(piece, weight));
      super.text(piece.text, x, baseline, { ...featuresOf(piece), lineBreak: false, baseline: 'alphabetic' });
      x += super.widthOfString(piece.text, featuresOf(piece));
    }
    super.font(weight);
    if (link) this.link(left, top, x - left, this.currentLineHeight(), link);
    if (!underline) return;
    const y = baseline + size * UNDERLINE;
    this.save().lineWidth(0.5).moveTo(left, y).lineTo(x, y).stroke(colour).restore();
  }

  /** The lines that fit in the height that a text may have; the last one says that there was more. */
  private shown(lines: Line[], { height = Infinity, ellipsis }: Options, width: number): Line[] {
    const fit = Math.max(1, Math.floor(height / this.currentLineHeight()));
    const last = lines[fit - 1];
    if (!ellipsis || lines.length <= fit || !last) return lines;
    let { end } = last;
    const cut = () => new BidiParagraph(`${last.of.text.slice(last.start, end).trimEnd()}…`);
    while (end > last.start && this.widthOfPieces(cut().measured(0, cut().text.length)) > width) end--;
    return [...lines.slice(0, fit - 1), { of: cut(), start: 0, end: cut().text.length }];
  }

  private linesOf(text: string, width: number): Line[] {
    return text.split('\n').flatMap((paragraph) => this.broken(new BidiParagraph(paragraph), width));
  }

  /** Breaks a paragraph between words; a word that is wider than a line, between letters. */
  private broken(of: BidiParagraph, width: number): Line[] {
    const lines: Line[] = [];
    let start = 0;
    let end = 0;
    const fits = (upTo: number) => this.widthOfPieces(of.measured(start, upTo)) <= width;
    for (const { index, 0: word } of of.text.matchAll(/[^ \t]+/g)) {
      const wordEnd = index + word.length;
      if (end > start && !fits(wordEnd)) {
        lines.push({ of, start, end });
        start = index;
      }
      end = wordEnd;
      while (!fits(end)) {
        let cut = start + 1;
        while (cut < end && fits(cut + 1)) cut++;
        if (cut >= end) break;
        lines.push({ of, start, end: cut });
        start = cut;
      }
    }
    return [...lines, { of, start, end }];
  }

  private widthOfPieces(pieces: readonly Piece[]): number {
    let width = 0;
    for (const piece of pieces) {
      super.font(fontOf(piece, this.weight));
      width += super.widthOfString(piece.text, featuresOf(piece));
    }
    super.font(this.weight);
    return width;
  }
}

const fontOf = ({ isArabic }: Piece, weight: Weight): string => (isArabic ? arabicName(weight) : weight);

/** Without features of its own a text is laid out word by word, each to the right of the one before. */
const featuresOf = ({ isArabic }: Piece): Options => (isArabic ? { features: [] } : {});
