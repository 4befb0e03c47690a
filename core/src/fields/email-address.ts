const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** Without full-width letters, which look like others. */
const LETTER = 'a-z\\u00a1-\\uff00\\uff5f-\\uffff';
const LABEL = `[${LETTER}0-9](?:[${LETTER}0-9-]{0,61}[${LETTER}0-9])?`;
const COUNTRY = `(?:[${LETTER}]{2,63}|xn--[a-z0-9-]{2,59})`;

/** The maximum length of a mail address. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * The syntax of a mail address, for the API and for every form. A quoted local part is refused: one mailbox could be
 * written in any number of ways, each with limits of its own.
 */
export const EMAIL_ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${COUNTRY}$`, 'i');

/** Whether a text is a single mail address, in upper or lower case. */
export const isEmailAddress = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL_ADDRESS.test(text);
