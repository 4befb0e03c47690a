/**
 * A form's text for the API: null empties the field. An empty string would count as left out, and the
 * field keep what it had (contract 1).
 */
export const textOrNull = (text: string | null): string | null => (text?.trim() ? text : null);
