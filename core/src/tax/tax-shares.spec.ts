import fc from 'fast-check';
import { priceLine, type PriceLine } from '../pricing/price-lines.ts';
import { sumOf } from '../pricing/price-lines.ts';
import { NO_SHARES, NO_TAX, TAX_RATES, TAXED_KINDS, type TaxShares } from './tax-rates.ts';
import { added, sharesOfMoneyIn, sharesOfMoneyOut, sharesOfSale, sumOfShares, taxIn } from './tax-shares.ts';

const MIXED = { ...NO_TAX, rates: { ...NO_TAX.rates, permit: 'exempt', room: 'zero-rated' } } as const;

const base = (cents: number) => priceLine({ kind: 'base', label: 'Tour', quantity: 1, unitAmount: cents });
const extra = (category: 'permit' | 'room' | 'service', cents: number) =>
  priceLine({ kind: 'extra', label: category, quantity: 1, unitAmount: cents, code: category, category });
const promo = (cents: number) => priceLine({ kind: 'promo', label: 'CODE', quantity: 1, unitAmount: -cents });
const discount = (cents: number, onPermits = false) =>
  priceLine({
    kind: 'custom',
    label: 'For a friend',
    quantity: 1,
    unitAmount: -cents,
    discount: { amount: cents / 100, reason: 'For a friend', onPermits },
  });
const sale = (...lines: PriceLine[]) => ({ itemType: 'tour' as const, lines, amount: sumOf(lines) });

describe('A price by rate of tax (rules/tax 1, 2)', () => {
  it.each([
    ['each line at the rate of its kind', [base(1000), extra('permit', 3000), extra('room', 50)], [1000, 50, 3000]],
    ['a promo code off the tour alone', [base(1000), extra('permit', 3000), promo(400)], [600, 0, 3000]],
    [
      'a discount off all but permits',
      [base(1000), extra('room', 1000), extra('permit', 9), discount(100)],
      [950, 950, 9],
    ],
    ['a discount off permits too', [base(1000), extra('permit', 3000), discount(400, true)], [900, 0, 2700]],
    ['more off than there is to take it from', [extra('permit', 3000), discount(400)], [0, 0, 2600]],
    ['nothing, for a price of nothing', [base(1000), promo(1000)], [0, 0, 0]],
  ])('has %s', (_, lines, [standard, zero, exempt]) => {
    expect(sharesOfSale(sale(...lines), MIXED)).toEqual({ standard, 'zero-rated': zero, exempt });
  });

  it('is that of its tour or event where an order has no lines', () => {
    const settings = { ...NO_TAX, rates: { ...NO_TAX.rates, event: 'exempt' } } as const;
    expect(sharesOfSale({ itemType: 'event', lines: [], amount: 500 }, settings).exempt).toBe(500);
    expect(sharesOfSale({ itemType: 'tour', lines: [], amount: 500 }, settings).standard).toBe(500);
  });

  it('contains the tax', () => {
    expect([taxIn(11_800, 18), taxIn(100, 18), taxIn(0, 18), taxIn(500, 0)]).toEqual([1_800, 15, 0, 0]);
  });
});

const rates = fc.record(Object.fromEntries(TAXED_KINDS.map((kind) => [kind, fc.constantFrom(...TAX_RATES)])));
const settingsOf = rates.map((of) => ({ ...NO_TAX, rates: of as typeof NO_TAX.rates }));
const sales = fc
  .record({
    tour: fc.integer({ min: 1, max: 2_000_000 }),
    permit: fc.integer({ min: 0, max: 900_000 }),
    room: fc.integer({ min: 0, max: 90_000 }),
    off: fc.integer({ min: 0, max: 100 }),
    less: fc.integer({ min: 0, max: 100 }),
    onPermits: fc.boolean(),
  })
  .map(({ tour, permit, room, off, less, onPermits }) => {
    const lines = [base(tour), extra('permit', permit), extra('room', room), promo(Math.floor((tour * off) / 100))];
    return sale(...lines, discount(Math.floor((sumOf(lines) * less) / 200), onPermits));
  });

describe('Money by rate of tax (rules/tax 3)', () => {
  const isValid = (shares: TaxShares) => TAX_RATES.every((rate) => shares[rate] >= 0);

  it('adds up to the price once it is paid, however it is paid', () => {
    fc.assert(
      fc.property(
        sales,
        settingsOf,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (of, settings, parts) => {
          const price = sharesOfSale(of, settings);
          expect(sumOfShares(price)).toBe(of.amount);
          let received = NO_SHARES;
          for (const part of [...parts, 1]) {
            const cents = Math.floor((of.amount - sumOfShares(received)) * part);
            const shares = sharesOfMoneyIn(cents, received, of, settings);
            expect(isValid(shares)).toBe(true);
            expect(sumOfShares(shares)).toBe(cents);
            received = added(received, shares);
          }
          expect(received).toEqual(price);
        },
      ),
    );
  });

  it('leaves nothing of any rate once all has gone back, in whatever parts', () => {
    fc.assert(
      fc.property(
        sales,
        settingsOf,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (of, settings, parts) => {
          let left = sharesOfMoneyIn(of.amount, NO_SHARES, of, settings);
          for (const part of [...parts, 1]) {
            const cents = Math.floor(sumOfShares(left) * part);
            const shares = sharesOfMoneyOut(cents, left);
            expect(sumOfShares(shares)).toBe(cents);
            left = added(left, shares, -1);
            expect(isValid(left)).toBe(true);
          }
          expect(left).toEqual(NO_SHARES);
        },
      ),
    );
  });

  it('takes no more tax back than was received: what came in undivided goes back undivided', () => {
    expect(sharesOfMoneyOut(500, NO_SHARES)).toEqual(NO_SHARES);
    expect(sharesOfMoneyOut(500, { ...NO_SHARES, standard: 300 })).toEqual({ ...NO_SHARES, standard: 300 });
  });

  it('corrects with the next payment what a change of the booking has moved', () => {
    const before = sale(base(1000));
    const deposit = sharesOfMoneyIn(500, NO_SHARES, before, MIXED);
    const after = sale(base(1000), extra('permit', 3000));
    const rest = sharesOfMoneyIn(3500, deposit, after, MIXED);
    expect([deposit.standard, rest]).toEqual([500, { standard: 500, 'zero-rated': 0, exempt: 3000 }]);
  });
});
