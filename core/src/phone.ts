import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { isExamplePhone } from './demonstration.ts';

/** Visitors write free text; a number without a country is a number of Rwanda. */
const HOME = 'RW';
const NAMES_A_COUNTRY = /^\s*(\+|00)/;

/**
 * It begins with a plus, zero or parenthesis, or consists only of digits: an order number, `2026-000042`, does not
 * match.
 */
const PHONE = /^(?:\+|0|\(|\d+$)[\d\s()./-]*$/;
/** Fewer digits may be the end of another kind of number. */
const MIN_DIGITS = 8;

/** The digits of a telephone number, which people write in many ways. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '');

/**
 * The digits common to all spellings of a searched telephone number: `0788 555 010` and `+250788555010` are both
 * `788555010`, and `+44 (0)20 7946 0958` is `2079460958`.
 * @returns undefined for anything else
 */
export function searchedPhone(text: string): string | undefined {
  if (!PHONE.test(text)) return undefined;
  const national = numberOf(text)?.nationalNumber ?? phoneDigits(text).replace(/^0+/, '');
  return national.length < MIN_DIGITS ? undefined : national;
}

/**
 * The URL that opens a WhatsApp chat with a number.
 * @param message the prepared text, to be sent or changed
 * @returns undefined for a number that cannot be called from abroad, or is only an example
 */
export function whatsAppLink(text: string, message?: string): string | undefined {
  const number = numberOf(text) ?? possibleAbroad(text);
  const written = message ? `?text=${encodeURIComponent(message)}` : '';
  if (number && isExamplePhone(number.number)) return undefined;
  return number && `https://wa.me/${number.number.slice(1)}${written}`;
}

/** Some people write the country code without the plus. */
const numberOf = (text: string): PhoneNumber | undefined =>
  [text, `+${text}`].map((reading) => parsePhoneNumberFromString(reading, HOME)).find((number) => number?.isValid());

/**
 * Countries open new number ranges before the library knows them, so for a number with a country code only its length
 * is checked.
 */
function possibleAbroad(text: string): PhoneNumber | undefined {
  const number = NAMES_A_COUNTRY.test(text) ? parsePhoneNumberFromString(text, HOME) : undefined;
  return number?.isPossible() ? number : undefined;
}
