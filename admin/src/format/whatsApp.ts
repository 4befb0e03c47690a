import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** Visitors write free text; what names no country is read as a number of Rwanda. */
const HOME = 'RW';
const NAMES_A_COUNTRY = /^\s*(\+|00)/;

/**
 * The address that opens a chat with a number.
 * @returns undefined for what is no number that could be called from abroad
 */
export function whatsAppOf(phone: string): string | undefined {
  const asWritten = parsePhoneNumberFromString(phone, HOME);
  const readings = [asWritten, parsePhoneNumberFromString(`+${phone}`)];
  const number = readings.find((one) => one?.isValid()) ?? possibleAbroad(phone, asWritten);
  return number && `https://wa.me/${number.number.slice(1)}`;
}

/** Countries open new series before the library knows them, so a number that names its country needs only its length. */
const possibleAbroad = (phone: string, number: PhoneNumber | undefined): PhoneNumber | undefined =>
  NAMES_A_COUNTRY.test(phone) && number?.isPossible() ? number : undefined;
