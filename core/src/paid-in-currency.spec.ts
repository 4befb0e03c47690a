import { dollarsPaid, minorUnits, minorUnitsFor, moneyIn } from './paid-in-currency.ts';

describe('Money in other currencies (rules/money 14)', () => {
  it.each([
    ['RWF', 1_847_160, 1_466, 1_260],
    ['RWF', 1_000, 1_466, 0.68],
    ['EUR', 100_050, 0.92, 1_087.5],
    ['GBP', 1, 0.79, 0.01],
  ] as const)('is worth in dollars what its rate says: %s %d at %d', (currency, amount, rate, dollars) => {
    expect(dollarsPaid({ currency, amount, rate })).toBe(dollars);
  });

  it('is asked for in whole units that settle the dollars', () => {
    expect(minorUnitsFor('RWF', 1_260, 1_466)).toBe(1_847_160);
    expect(minorUnitsFor('RWF', 0.01, 1_466)).toBe(15);
    expect(minorUnitsFor('EUR', 1_087.5, 0.92)).toBe(100_050);
    expect(minorUnitsFor('EUR', 100, 0.921)).toBe(9_210);
    for (const dollars of [0.01, 12.34, 999.99, 3_640]) {
      const amount = minorUnitsFor('RWF', dollars, 1_466.37);
      expect(dollarsPaid({ currency: 'RWF', amount, rate: 1_466.37 })).toBe(dollars);
    }
  });

  it('has the decimal places of its currency', () => {
    expect(minorUnits('EUR', 12.5)).toBe(1_250);
    expect(minorUnits('RWF', 1_466)).toBe(1_466);
    expect(moneyIn({ currency: 'EUR', amount: 123_450 }, 'en-US')).toBe('€1,234.50');
    expect(moneyIn({ currency: 'RWF', amount: 1_466_000 }, 'en-US').replace(/\s/, ' ')).toBe('RWF 1,466,000');
  });
});
