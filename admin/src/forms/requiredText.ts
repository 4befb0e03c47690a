import { typedText } from '@imisozi/core/typed-text';
import { required } from 'react-admin';

/** Also refuses a text of spaces only. */
export const requiredText = (sentence: string) => {
  const isThere = required(sentence);
  const check = (value: unknown) => isThere(typeof value === 'string' ? typedText(value) : value, {});
  // As `required` does, so that the label is marked.
  return Object.assign(check, { isRequired: true });
};
