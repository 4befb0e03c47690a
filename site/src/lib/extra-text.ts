import { ADULT } from '@imisozi/core/pricing/party';
import { bookingOptions as text } from '../i18n/for-bookings';
import { comma } from '../i18n/language';
import type { TourPage } from './api/types';
import { usd } from './money';

/** `Permit (Adult), $700 per person (Child: $0)`: whom it is for, if not for all, and which types pay another price. */
export function extraText({ travellerTypes }: TourPage, extra: TourPage['extras'][number]): string {
  const { label, price, per, maxQuantity, for: types = [], prices = {} } = extra;
  const nameOf = (code: string) =>
    code === ADULT ? text.adult : (travellerTypes.find((type) => type.code === code)?.label ?? code);
  const inBrackets = (parts: readonly string[]) => (parts.length > 0 ? ` (${parts.join(comma())})` : '');
  const cost = `${usd(price)} ${text.per[per === 'booking' && maxQuantity !== 1 ? 'unit' : per]}`;
  const others = Object.entries(prices).map(([code, other]) => `${nameOf(code)}: ${usd(other)}`);
  return `${label}${inBrackets(types.map(nameOf))}${comma()}${cost}${inBrackets(others)}`;
}
