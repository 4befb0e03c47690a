/** The maximum number of characters of a telephone number, in every field. */
export const MAX_PHONE_LENGTH = 40;

/** Digits with the usual separators: contact, registration, air ticket, users (rules/forms 8). */
export const PHONE_NUMBER = /^\+?[0-9][0-9 ()./-]{3,38}$/;

/** The minimum number of digits, in any script, of a telephone number in free text. */
export const MIN_PHONE_DIGITS = 6;

/** Free text, possibly with a word beside the number: orders, waiting lists, the desk (rules/forms 8). */
export const PHONE_TEXT = new RegExp(String.raw`^(?:\P{Nd}*\p{Nd}){${MIN_PHONE_DIGITS}}`, 'u');
