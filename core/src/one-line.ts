/**
 * Line breaks and other control characters, which in a mail or document could add lines to a one-line field; and those
 * that turn the direction of the text after them (U+202A to U+202E, U+2066 to U+2069), which show another text than it is.
 */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is one line that reads as it is written. */
export const isOneLine = (text: string): boolean => text.isWellFormed() && !CONTROLS.test(text);
