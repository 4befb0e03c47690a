import { CURRENCY, toCents } from '@imisozi/core/money';
import { dollarsPaid, minorUnitsFor, type PaidInCurrency } from '@imisozi/core/paid-in-currency';
import { refusal } from '../../platform/errors/refused.js';
import type { StatementRow } from './statement-row.entity.js';

/** A part of a row as staff confirm it; US dollars. */
interface WantedPart {
  readonly orderId: string;
  /** What the booking is credited with. */
  readonly amount: number;
  /** What a bank kept of that, which is not in the row. */
  readonly fee?: number | undefined;
}

/** What a booking gets of a row. */
export interface RowPart {
  readonly orderId: string;
  /** US dollars. */
  readonly amount: number;
  readonly fee: number;
  /** In minor units of the row's currency. */
  readonly taken: number;
  readonly inCurrency: PaidInCurrency | null;
}

type Money = Pick<StatementRow, 'amount' | 'bookedAmount' | 'currency' | 'direction'>;

/**
 * What each booking gets of what is left of a row (rules/statements 4).
 * @param wanted the parts, or the one booking that gets all of it
 * @param rate units of the row's currency per dollar; null for dollars, or where none is known
 * @throws Refused without a rate, for a part of nothing, and if the parts are more than the row
 */
export function partsOf(row: Money, wanted: readonly WantedPart[] | string, rate: number | null): RowPart[] {
  const { currency, direction } = row;
  if (currency !== CURRENCY && rate === null) throw refusal('statement-rate-missing', { currency });
  const inDollars = (minor: number) =>
    currency === CURRENCY ? minor / 100 : dollarsPaid({ currency, amount: minor, rate: rate! });
  let left = row.amount - row.bookedAmount;
  const parts = typeof wanted === 'string' ? [{ orderId: wanted, amount: inDollars(left) }] : wanted;
  return parts.map(({ orderId, amount, fee = 0 }: WantedPart) => {
    if (amount <= 0) throw refusal('promo-code-zero');
    if (fee > 0 && direction === 'out') throw refusal('statement-fee-out');
    if (toCents(fee) >= toCents(amount)) throw refusal('fee-above-amount');
    const arrived = (toCents(amount) - toCents(fee)) / 100;
    if (toCents(arrived) > toCents(inDollars(left)))
      throw refusal('statement-parts-too-much', { left: inDollars(left) });
    // The last part takes what rounding leaves over.
    const isRest = toCents(arrived) === toCents(inDollars(left));
    const taken = isRest ? left : currency === CURRENCY ? toCents(arrived) : minorUnitsFor(currency, arrived, rate!);
    left -= taken;
    const moved = fee === 0 || currency === CURRENCY ? taken : minorUnitsFor(currency, amount, rate!);
    return {
      ...{ orderId, amount, fee, taken },
      inCurrency: currency === CURRENCY ? null : { currency, amount: moved, rate: rate! },
    };
  });
}
