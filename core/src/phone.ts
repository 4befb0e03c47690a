import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** Visitors write free text; what names no country is read as a number of Rwanda. */
const HOME = 'RW';
const NAMES_A_COUNTRY = /^\s*(\+|00)/;

/** With a sign, a zero or nothing but digits at its start: the number of an order, `2026-000042`, is none. */
const PHONE = /^(?:\+|0|\(|\d+$)[\d\s()./-]*$/;
/** Fewer may be the end of a number of another kind. */
const MIN_DIGITS = 8;

/** The digits of a telephone number, however it is written: people write one number in many ways. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '');

/**
 * What all ways to write a telephone number have in common, of one that somebody searches for: `0788 555 010` and
 * `+250788555010` are both `788555010`, and `+44 (0)20 7946 0958` is `2079460958`.
 * @returns undefined for anything else
 */
export function searchedPhone(text: string): string | undefined {
  if (!PHONE.test(text)) return undefined;
  const national = numberOf(text)?.nationalNumber ?? phoneDigits(text).replace(/^0+/, '');
  return national.length < MIN_DIGITS ? undefined : national;
}

/**
 * The address that opens a WhatsApp chat with a number.
 * @param message what is already written in it, to be sent or changed
 * @returns undefined for what is no number that could be called from abroad
 */
export function whatsAppLink(text: string, message?: string): string | undefined {
  const number = numberOf(text) ?? possibleAbroad(text);
  const written = message ? `?text=${encodeURIComponent(message)}` : '';
  return number && `https://wa.me/${number.number.slice(1)}${written}`;
}

/** Some write the code of the country without the plus. */
const numberOf = (text: string): PhoneNumber | undefined =>
  [text, `+${text}`].map((reading) => parsePhoneNumberFromString(reading, HOME)).find((number) => number?.isValid());

/** Countries open new series before the library knows them, so a number that names its country needs only its length. */
function possibleAbroad(text: string): PhoneNumber | undefined {
  const number = NAMES_A_COUNTRY.test(text) ? parsePhoneNumberFromString(text, HOME) : undefined;
  return number?.isPossible() ? number : undefined;
}
