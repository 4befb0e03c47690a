import { typedText } from '@imisozi/core/typed-text';
import { required } from 'react-admin';

/** Like `required`, but also refuses a text of spaces only. */
export const requiredText = (sentence: string) => {
  const isThere = required(sentence);
  const check = (value: unknown) => isThere(typeof value === 'string' ? typedText(value) : value, {});
  // Marks the label as required.
  return Object.assign(check, { isRequired: true });
};
