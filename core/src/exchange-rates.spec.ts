import { refusalsOf } from './refusals/rule-text.ts';
import { aboutIn, NO_RATES } from './exchange-rates.ts';
import { changedRates, perDollarSchema, ratesOf } from './exchange-rates-schema.ts';

describe('Prices in other currencies (rules/prices 12, rules/site 8)', () => {
  it.each([
    ['EUR', 1_250, 0.92, 'en-US', '€1,150'],
    ['EUR', 1_250.5, 0.923, 'fr-FR', '1\u202f154\u00a0€'],
    ['GBP', 13_401, 0.7612, 'en-US', '£10,201'],
    ['RWF', 1_250, 1_456.7, 'en-US', 'RWF\u00a01,821,000'],
    ['RWF', 0.2, 1_456.7, 'en-US', 'RWF\u00a01,000'],
    ['EUR', 0.1, 0.0001, 'en-US', '€1'],
  ] as const)(
    'are rounded and written as visitors read them: %s of $%d',
    (currency, dollars, rate, locale, written) => {
      expect(aboutIn(currency, dollars, rate, locale)).toBe(written);
    },
  );

  it.each([
    [{ EUR: 0.92 }, undefined],
    [{ EUR: null, GBP: '' }, undefined],
    [{ EUR: 0 }, 'Exchange rates: EUR must be a number from 0.0001 to 100000'],
    [{ GBP: -1 }, 'Exchange rates: GBP must be a number from 0.0001 to 100000'],
    [{ RWF: 1e9 }, 'Exchange rates: RWF must be a number from 0.0001 to 100000'],
    [{ RWF: Number.NaN }, 'Exchange rates: RWF must be a number from 0.0001 to 100000'],
    [{ EUR: '0.92' }, 'Exchange rates: EUR must be a number from 0.0001 to 100000'],
    [[], 'Exchange rates must be an object'],
  ])('follow rates that the office sets within bounds: %j', (rates, problem) => {
    const { error } = perDollarSchema.safeParse(rates);
    expect(error && refusalsOf(error)[0]?.message).toBe(problem);
  });

  it('store the day each was last set or confirmed; unreadable ones count as no rate', () => {
    const first = changedRates(null, { EUR: 0.92, RWF: 1_450 }, '2026-11-02');
    expect(changedRates(first, {}, '2026-11-24')).toEqual(first);
    expect(changedRates(first, { EUR: 0.92 }, '2026-11-24').days).toEqual({ ...first.days, EUR: '2026-11-24' });
    expect(first).toEqual({
      ...{ EUR: 0.92, GBP: null, RWF: 1_450 },
      days: { EUR: '2026-11-02', GBP: null, RWF: '2026-11-02' },
    });
    const changed = changedRates(first, { GBP: 0.79, RWF: null }, '2026-11-24');
    expect(changed).toEqual({
      ...{ EUR: 0.92, GBP: 0.79, RWF: null },
      days: { EUR: '2026-11-02', GBP: '2026-11-24', RWF: null },
    });
    expect(ratesOf(structuredClone(changed))).toEqual(changed);
    for (const kept of [
      null,
      undefined,
      7,
      { EUR: 0.92 },
      { EUR: 'much', day: '2026-11-02' },
      { day: 'today' },
      { EUR: 1, days: 7 },
    ]) {
      expect(ratesOf(kept)).toEqual(NO_RATES);
    }
  });

  it('are read from the older format with one day for all, and an unreadable one hides no other', () => {
    const day = '2026-11-02';
    const days = { EUR: day, GBP: null, RWF: day };
    expect(ratesOf({ day, EUR: 0.92, GBP: null, RWF: 1_450 })).toEqual({ EUR: 0.92, GBP: null, RWF: 1_450, days });
    expect(ratesOf({ day, EUR: 0.92, GBP: 'much', RWF: 1_450 })).toEqual({ EUR: 0.92, GBP: null, RWF: 1_450, days });
  });
});
