/** Characters of a telephone number, wherever one is typed. */
export const MAX_PHONE_LENGTH = 40;

/** Digits with the usual signs between them: contact, registration, air ticket, users (rules/forms 8). */
export const PHONE_NUMBER = /^\+?[0-9][0-9 ()./-]{3,38}$/;

/** Digits of any script that a telephone number has at least where it is free text. */
export const MIN_PHONE_DIGITS = 6;

/** Free text, with a word beside the number perhaps: orders, waiting lists, the desk (rules/forms 8). */
export const PHONE_TEXT = new RegExp(String.raw`^(?:\P{Nd}*\p{Nd}){${MIN_PHONE_DIGITS}}`, 'u');
