import { required } from 'react-admin';

/** Refuses a text of nothing but spaces, too, which the API would take for one that is left out. */
export const requiredText = (sentence: string) => {
  const isThere = required(sentence);
  const check = (value: unknown) => isThere(typeof value === 'string' ? value.trim() : value, {});
  // As `required` does: the label then says so.
  return Object.assign(check, { isRequired: true });
};
