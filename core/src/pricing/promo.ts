import type { Day } from '../kigali-time.ts';
import { toCents } from '../money.ts';
import { refused, type Refusal } from '../refusals/refusal.ts';
import { roundedCents } from './cents.ts';
import { priceLine, type PriceLine } from './price-lines.ts';

/** The discount of a promo code: `percent`, or an `amount` in US dollars. */
export interface PromoDiscount {
  readonly code: string;
  readonly percent?: number | null;
  readonly amount?: number | null;
}

/** The bookings that a promo code is valid for; null: no limit. Both days of a range are included. */
export interface PromoLimits {
  readonly tourIds: readonly string[] | null;
  readonly bookFrom: Day | null;
  readonly bookTo: Day | null;
  readonly travelFrom: Day | null;
  readonly travelTo: Day | null;
  readonly maxUses: number | null;
  readonly uses: number;
}

/** The stored form of a code, whatever case was typed. */
export const promoCodeOf = (typed: string): string => typed.trim().toUpperCase();

/** Why a code is not valid for a booking; undefined if it is. Its limit of uses is checked when saving. */
export function promoProblem(
  promo: PromoDiscount & PromoLimits,
  booking: { readonly tourId: string; readonly today: Day; readonly travelDate: Day | undefined },
): Refusal | undefined {
  const { code, tourIds, bookFrom, bookTo, travelFrom, travelTo, maxUses, uses } = promo;
  if (tourIds && !tourIds.includes(booking.tourId)) return refused('promo-code-other-tour', { code });
  if (!isWithin(booking.today, bookFrom, bookTo)) return refused('promo-code-unknown', { code });
  if (maxUses !== null && uses >= maxUses) return refused('promo-code-used-up', { code });
  if (!travelFrom && !travelTo) return undefined;
  if (booking.travelDate === undefined) return refused('promo-code-needs-date', { code });
  return isWithin(booking.travelDate, travelFrom, travelTo) ? undefined : refused('promo-code-other-date', { code });
}

const isWithin = (day: Day, from: Day | null, to: Day | null): boolean => (!from || day >= from) && (!to || day <= to);

/**
 * The discount of a code on the base and the traveller types: percentages once per person, an amount once per booking.
 * Never more than their sum.
 * @param cents base and traveller types together
 */
export function promoLine({ code, percent, amount }: PromoDiscount, cents: number, people: number): PriceLine | null {
  // Once per person, the rounding of the shares would leave a cent (rules/prices 7).
  const isPercent = typeof percent === 'number' && percent !== 100;
  const quantity = isPercent ? people : 1;
  const off = isPercent ? roundedCents(cents * percent, 100 * people) : percent === 100 ? cents : toCents(amount ?? 0);
  const unitAmount = 0 - Math.min(off, Math.floor(cents / quantity));
  return unitAmount === 0 ? null : priceLine({ kind: 'promo', label: code, quantity, unitAmount, code });
}
