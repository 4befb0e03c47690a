const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** Not full-width letters, which look like others. */
const LETTER = 'a-z\\u00a1-\\uff00\\uff5f-\\uffff';
const LABEL = `[${LETTER}0-9](?:[${LETTER}0-9-]{0,61}[${LETTER}0-9])?`;
const COUNTRY = `(?:[${LETTER}]{2,63}|xn--[a-z0-9-]{2,59})`;

/** The most characters of an address. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * What an e-mail address is, for the API and for every form. A quoted part before the @ is refused: it writes one mailbox
 * in any number of ways, each of which would have a limit of its own.
 */
export const EMAIL_ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${COUNTRY}$`, 'i');

/** Whether a text is one address, in whatever case. */
export const isEmailAddress = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL_ADDRESS.test(text);
