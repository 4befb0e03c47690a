/**
 * Line breaks and other control characters, which could add lines to a one-line field of a mail or document; halves of
 * characters; and characters that change the direction of the text after them (U+202A to U+202E, U+2066 to U+2069),
 * which make it look like another text.
 */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/u;
const ALL_CONTROLS = new RegExp(CONTROLS, 'gu');

/** Invisible marks of direction (LRM, RLM, ALM), with which two texts can look the same. Longer Arabic texts need them. */
const MARKS = /[\u200E\u200F\u061C]/u;
const ALL_MARKS = new RegExp(MARKS, 'gu');

/** Embeddings and overrides: no text needs them, and what they cover reads in another order than it is stored. */
const ALL_OVERRIDES = /[\u202A-\u202E]/g;

/** Whether a text is a single line that looks as it is stored (rules/api 5). */
export const isOneLine = (text: string): boolean => !CONTROLS.test(text) && !MARKS.test(text);

/** Text from elsewhere as a single line: marks of direction go, and each run of other such characters becomes a space. */
export const onOneLine = (text: string): string =>
  text.toWellFormed().replace(ALL_MARKS, '').replace(ALL_CONTROLS, ' ').trim();

/** A text of several lines without embeddings and overrides (rules/api 5). */
export const withoutOverrides = (text: string): string => text.replace(ALL_OVERRIDES, '');
