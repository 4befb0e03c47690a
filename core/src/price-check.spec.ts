import { parseCents, matchesPrice } from './price-check.ts';

describe('The amount that a client sends (rules/prices 10)', () => {
  it.each([320, '320', ' 320 ', '320.0', 320.5, '320.5', '320.50'])('is %j for a price of 320.50 dollars', (amount) => {
    expect(matchesPrice(amount, 320.5)).toBe(true);
  });

  it.each([321, 319, 320.4, 320.504, '3.2e2', '', ' ', null, undefined, NaN, Infinity, [320], { amount: 320 }, true])(
    'is not %j for a price of 320.50 dollars',
    (amount) => {
      expect(matchesPrice(amount, 320.5)).toBe(false);
    },
  );

  it('is never zero or below, whatever the price', () => {
    expect(matchesPrice(0, 0)).toBe(false);
    expect(matchesPrice(0, 0.5)).toBe(false);
    expect(matchesPrice(-1, -1)).toBe(false);
  });

  it('is parsed to whole cents, so that 0.1 + 0.2 is exact', () => {
    expect(parseCents('1234567.89')).toBe(123_456_789);
    expect(parseCents(0.1 + 0.2)).toBeNull();
    expect(matchesPrice(19.99, 19.99)).toBe(true);
  });
});
