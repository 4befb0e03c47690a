/**
 * Line breaks and other control characters, which could add lines to a one-line field of a mail or document; and
 * characters that change the direction of the text after them (U+202A to U+202E, U+2066 to U+2069), which make it look
 * like another text.
 */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/u;
const ALL_CONTROLS = new RegExp(CONTROLS, 'gu');

/** Whether a text is a single line that looks as it is stored. */
export const isOneLine = (text: string): boolean => text.isWellFormed() && !CONTROLS.test(text);

/** Text from elsewhere as a single line: each run of such characters becomes a space. */
export const onOneLine = (text: string): string => text.toWellFormed().replace(ALL_CONTROLS, ' ').trim();
