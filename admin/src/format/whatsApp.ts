import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Visitors write free text; what names no country is read as a number of Rwanda. */
const HOME = 'RW';

/**
 * The address that opens a chat with a number.
 * @returns undefined for what is no number that could be called from abroad
 */
export function whatsAppOf(phone: string): string | undefined {
  const number = [parsePhoneNumberFromString(phone, HOME), parsePhoneNumberFromString(`+${phone}`)].find((one) =>
    one?.isValid(),
  );
  return number && `https://wa.me/${number.number.slice(1)}`;
}
