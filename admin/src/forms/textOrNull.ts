/**
 * A text of a form as the API wants it: null, which empties the field. An empty text would count as left out, and the
 * field keep what it had (contract 1).
 */
export const textOrNull = (text: string | null): string | null => (text?.trim() ? text : null);
