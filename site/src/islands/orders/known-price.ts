import { today } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { cancellationOffers } from '@imisozi/core/pricing/cancellation';
import { toDollars } from '@imisozi/core/pricing/cents';
import { instalmentsOf } from '@imisozi/core/pricing/instalments';
import type { Bookable } from '../../lib/bookable';
import type { FormPrice } from '../../lib/booking-price';
import { groupPriceOf, partyOf, travelDayOf, type BookingValues } from './booking-values';

/**
 * The price that the form knows without asking the server: what `/api/price` answers for the same booking, without its
 * lines. Undefined if only the server knows it; null if there is none for this party.
 */
export function knownPriceOf(item: Bookable, values: BookingValues): FormPrice | null | undefined {
  if (!item.prices || values['promoCode']?.trim()) return undefined;
  const total = groupPriceOf(item, values);
  if (!total) return null;
  return { lines: [], total, people: partyOf(item, values), season: null, ...dueOf(item, values, toCents(total)) };
}

/** @param total in whole cents */
function dueOf(
  item: Bookable,
  values: BookingValues,
  total: number,
): Pick<FormPrice, 'instalments' | 'cancellation' | 'terms'> {
  const { terms } = item;
  if (!terms) return { instalments: [], cancellation: [], terms: { holdHours: 0 } };
  const travelDate = travelDayOf(item, values) || undefined;
  return {
    instalments: instalmentsOf({ total, permits: 0, travelDate, today: today() }, terms).map((one) => ({
      ...one,
      amount: toDollars(one.amount),
    })),
    cancellation: cancellationOffers({ total, travelDate }, terms.cancellation, today()).map(
      ({ until, refund, charge, permits }) => ({
        until,
        refund: toDollars(refund),
        charge: toDollars(charge),
        permits: toDollars(permits),
      }),
    ),
    terms,
  };
}
