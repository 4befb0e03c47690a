/** The path of proposals below /account. */
export const QUOTES = '/quotes';

/** The hash with which the list opens the dialog of a new proposal. */
export const NEW_HASH = '#new';
/** The list with that dialog. */
export const NEW_QUOTE = `${QUOTES}${NEW_HASH}`;

/** A proposal beside the list. */
export const quotePath = (id: string): string => `${QUOTES}/${encodeURIComponent(id)}/show`;

/** Its editor. */
export const quoteEditor = (id: string): string => `${QUOTES}/edit/${encodeURIComponent(id)}`;
