import { roundedCents } from '../pricing/cents.ts';
import type { PriceLine } from '../pricing/price-lines.ts';
import { NO_SHARES, TAX_RATES, type TaxedKind, type TaxSettings, type TaxShares } from './tax-rates.ts';

/** What is sold, for its tax. */
export interface TaxedSale {
  readonly itemType: 'tour' | 'event';
  /** Empty for an order that was made without lines. */
  readonly lines: readonly PriceLine[];
  /** Cents. */
  readonly amount: number;
}

/** The tax that a sum in cents contains at a rate in percent. */
export const taxIn = (cents: number, percent: number): number => roundedCents(cents * percent, 100 + percent);

/** The sum of all rates, in cents. */
export const sumOfShares = (shares: TaxShares): number => TAX_RATES.reduce((sum, rate) => sum + shares[rate], 0);

/** `one + factor × other`, by rate. */
export const added = (one: TaxShares, other: TaxShares, factor: 1 | -1 = 1): TaxShares =>
  byRate((rate) => one[rate] + factor * other[rate]);

/**
 * The price of a sale by rate (rules/tax 2). What is taken off is taken off what it applies to, in proportion: a promo
 * code from the tour, a discount from everything but permits unless it says otherwise.
 */
export function sharesOfSale({ itemType, lines, amount }: TaxedSale, { rates }: TaxSettings): TaxShares {
  const trip: TaxedKind = itemType === 'event' ? 'event' : 'trip';
  const kindOf = ({ kind, category }: PriceLine): TaxedKind =>
    kind === 'extra' ? (category ?? 'service') : kind === 'custom' ? 'custom' : trip;
  const sold: PriceLine[] = lines.filter((line) => line.amount > 0);
  const shares = (isOf: (line: PriceLine) => boolean) =>
    byRate((rate) =>
      sold.filter((line) => isOf(line) && rates[kindOf(line)] === rate).reduce((sum, line) => sum + line.amount, 0),
    );
  const left = lines
    .filter((line) => line.amount < 0)
    .reduce(
      (before, off) => {
        const applies = shares((line) => appliesTo(off, line));
        const base = positive(applies, positive(before, { ...NO_SHARES, [rates[trip]]: 1 }));
        return added(before, divided(-off.amount, base), -1);
      },
      shares(() => true),
    );
  // More may be taken off one rate than it holds: what the others hold is what is left to divide.
  return divided(amount, positive(left, { ...NO_SHARES, [rates[trip]]: 1 }));
}

function appliesTo(off: PriceLine, line: PriceLine): boolean {
  if (off.kind === 'promo') return line.kind === 'base' || line.kind === 'traveller-type';
  return off.discount?.onPermits === true || line.category !== 'permit';
}

/**
 * The shares of money that comes in (rules/tax 3): together with what came before, they are those of the price as far
 * as it is paid.
 * @param before the shares of what was received for the order so far
 */
export function sharesOfMoneyIn(cents: number, before: TaxShares, sale: TaxedSale, settings: TaxSettings): TaxShares {
  const price = sharesOfSale(sale, settings);
  const target = divided(sumOfShares(before) + cents, positive(price, { ...NO_SHARES, standard: 1 }));
  return divided(cents, positive(added(target, before, -1), price));
}

/**
 * The shares of money that goes back: of what was received, in proportion, so that nothing is left of the whole. What
 * came in before the company registered was not divided, and is not on its way back either.
 */
export function sharesOfMoneyOut(cents: number, before: TaxShares): TaxShares {
  const received = positive(before, NO_SHARES);
  return divided(Math.min(cents, sumOfShares(received)), received);
}

/** Without what is below zero; another division where nothing is left. */
function positive(shares: TaxShares, otherwise: TaxShares): TaxShares {
  const kept = byRate((rate) => Math.max(0, shares[rate]));
  return sumOfShares(kept) > 0 ? kept : otherwise;
}

/** Cents divided in the proportion of shares; the rounding goes to the largest remainders, so that they add up. */
function divided(cents: number, proportion: TaxShares): TaxShares {
  const whole = BigInt(sumOfShares(proportion));
  if (whole === 0n) return NO_SHARES;
  const parts = TAX_RATES.map((rate) => {
    const product = BigInt(cents) * BigInt(proportion[rate]);
    return { rate, floor: Number(product / whole), rest: Number(product % whole) };
  });
  let left = cents - parts.reduce((sum, { floor }) => sum + floor, 0);
  const given = new Map(
    [...parts]
      .sort((a, b) => b.rest - a.rest)
      .map(({ rate, floor }) => [rate, floor + (left > 0 && left-- > 0 ? 1 : 0)]),
  );
  return byRate((rate) => given.get(rate) ?? 0);
}

const byRate = (of: (rate: (typeof TAX_RATES)[number]) => number): TaxShares => ({
  standard: of('standard'),
  'zero-rated': of('zero-rated'),
  exempt: of('exempt'),
});
