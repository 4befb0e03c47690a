/** Of Rwanda. */
const HOME_CODE = '250';
const HOME_LENGTH = 12;

/** With a sign, a zero or nothing but digits at its start: the number of an order, `2026-000042`, is none. */
const PHONE = /^(?:\+|0|\(|\d+$)[\d\s()./-]*$/;
/** Fewer may be the end of a number of another kind. */
const FEWEST_DIGITS = 8;

/** The digits of a telephone number, however it is written: people write one number in many ways. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '');

/**
 * What all ways to write a telephone number have in common, of one that somebody searches for: `0788 555 010` and
 * `+250788555010` are both `788555010`.
 * @returns undefined for anything else
 */
export function searchedPhone(text: string): string | undefined {
  if (!PHONE.test(text)) return undefined;
  const digits = phoneDigits(text).replace(/^0+/, '');
  if (digits.length < FEWEST_DIGITS) return undefined;
  return digits.length === HOME_LENGTH && digits.startsWith(HOME_CODE) ? digits.slice(HOME_CODE.length) : digits;
}
