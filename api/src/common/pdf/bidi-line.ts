import bidiFactory, { type EmbeddingLevels } from 'bidi-js';

// eslint-disable-next-line no-restricted-syntax -- its types are those of an ES module, which it is not for Node
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** With what Arabic shares with other scripts: its commas, its marks and the stroke that lengthens a letter. */
const ARABIC = /\p{Script_Extensions=Arabic}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}\p{Sc}+]/u;
/** Read for the order of a line, and not drawn. */
const DIRECTION_MARK = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** A part of a line that is drawn in one font and one direction; its letters are in the order of reading. */
export interface Piece {
  readonly text: string;
  readonly isArabic: boolean;
}

/** A paragraph that is laid out line by line, from right to left as soon as it has an Arabic letter. */
export class BidiParagraph {
  private readonly levels: EmbeddingLevels;
  private readonly fonts: readonly boolean[];

  constructor(readonly text: string) {
    this.levels = bidi.getEmbeddingLevels(text, ARABIC.test(text) ? 'rtl' : 'ltr');
    this.fonts = arabicAt(text);
  }

  /** The pieces of a line as they stand from left to right. @param end after its last letter */
  inOrder(start: number, end: number): Piece[] {
    if (start >= end) return [];
    const order = bidi.getReorderedIndices(this.text, this.levels, start, end - 1).slice(start, end);
    const pieces: { text: string; isArabic: boolean; level: number }[] = [];
    for (const at of order) {
      const letter = this.text[at]!;
      if (DIRECTION_MARK.test(letter)) continue;
      const level = this.levels.levels[at]!;
      const isArabic = this.fonts[at]!;
      const isTurned = level % 2 === 1;
      const shown = isTurned ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
      const last = pieces.at(-1);
      if (last?.level !== level || last.isArabic !== isArabic) pieces.push({ text: shown, isArabic, level });
      else last.text = isTurned ? shown + last.text : last.text + shown;
    }
    // Without a letter that says so, what is to be read from right to left would be drawn from left to right.
    return pieces.map(({ text, isArabic, level }) => ({
      text: level % 2 === 1 && !ARABIC.test(text) ? [...text].reverse().join('') : text,
      isArabic,
    }));
  }

  /** The pieces in the order of reading: as wide as the line, and cheaper. */
  measured(start: number, end: number): Piece[] {
    const pieces: { text: string; isArabic: boolean }[] = [];
    for (let at = start; at < end; at++) {
      const letter = this.text[at]!;
      if (DIRECTION_MARK.test(letter)) continue;
      const isArabic = this.fonts[at]!;
      const last = pieces.at(-1);
      if (last?.isArabic === isArabic) last.text += letter;
      else pieces.push({ text: letter, isArabic });
    }
    return pieces;
  }
}

/** Spaces and punctuation have the font of what stands before them. */
function arabicAt(text: string): boolean[] {
  let isArabic = ARABIC.test(text);
  return [...text].flatMap((letter) => {
    if (ARABIC.test(letter)) isArabic = true;
    else if (LETTER_OR_DIGIT.test(letter)) isArabic = false;
    return Array.from({ length: letter.length }, () => isArabic);
  });
}
