import { ADULT } from '@imisozi/core/pricing/party';
import { bookingOptions as text } from '../i18n/for-bookings';
import { comma } from '../i18n/language';
import type { TourPage } from './api/types';
import { usd } from './money';

interface ExtraText {
  /** `Permit (Adult)`: whom it is for, if not for all. */
  readonly label: string;
  /** `$700 per person (Child: $0)`: which types pay another price. */
  readonly cost: string;
}

/** How a form names an extra, and what it costs. */
export function extraText({ travellerTypes }: TourPage, extra: TourPage['extras'][number]): ExtraText {
  const { label, price, per, maxQuantity, for: types = [], prices = {} } = extra;
  const nameOf = (code: string) =>
    code === ADULT ? text.adult : (travellerTypes.find((type) => type.code === code)?.label ?? code);
  const inBrackets = (parts: readonly string[]) => (parts.length > 0 ? ` (${parts.join(comma())})` : '');
  const others = Object.entries(prices).map(([code, other]) => `${nameOf(code)}: ${usd(other)}`);
  return {
    label: `${label}${inBrackets(types.map(nameOf))}`,
    cost: `${usd(price)} ${text.per[per === 'booking' && maxQuantity !== 1 ? 'unit' : per]}${inBrackets(others)}`,
  };
}
