/** The path of proposals below /account. */
export const QUOTES = '/quotes';

/** A proposal beside the list. */
export const quotePath = (id: string): string => `${QUOTES}/${encodeURIComponent(id)}/show`;

/** Its editor. */
export const quoteEditor = (id: string): string => `${QUOTES}/edit/${encodeURIComponent(id)}`;
