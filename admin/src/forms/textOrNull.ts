import { typedText } from '@imisozi/core/typed-text';

/**
 * A form's text for the API, with null to empty the field. An empty string would count as left out, and the field would
 * keep its value (rules/api 3).
 */
export const textOrNull = (text: string | null): string | null => (typedText(text) ? text : null);
