import { NO_RATES } from '@imisozi/core/exchange-rates';
import { fitOf } from './amount-fit.js';
import { NamesIndex } from './names-index.js';
import { numbersIn } from './named-numbers.js';

describe('What a row is for (rules/statements 3)', () => {
  it.each([
    ['Payment 2026-000042', ['2026-000042']],
    ['2 0 2 6 - 0 0 0 0 4 2 thanks', ['2026-000042']],
    ['ref2026 000 042/trip', ['2026-000042']],
    ['INV. 2026000042 and 2026/000043', ['INV-2026-000042', '2026-000042', '2026-000043']],
    ['account 120260000421 of 1999-000042', []],
  ] as const)('is told by numbers: %s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });

  it.each([
    ['MUKAMANA ALINE', 'full'],
    ['Mr Aline  Mukammana', 'full'],
    ['Áline Uwase Mukamana', 'full'],
    ['Mukamana family', 'part'],
    ['Bosco Mutoni', undefined],
    ['Visitor 13 Demo', undefined],
  ] as const)('is told by names: %s', (text, match) => {
    const index = new NamesIndex(['Aline Uwase Mukamana', 'Demo Visitor 12']);
    expect(index.find(text).get(0)).toBe(match);
    if (text.includes('13')) expect(index.find(text).get(1)).toBe('part');
  });

  it('is told by amounts, less fees, and at a rate near the office’s that settles them to the cent', () => {
    const rates = { ...NO_RATES, RWF: 1_466 };
    const fit = (amount: number, due: number, currency: 'USD' | 'RWF' | 'EUR' = 'USD') =>
      fitOf({ amount, currency }, due, rates);
    expect(fit(126_000, 126_000)).toEqual({ by: 'exact', cents: 126_000, fee: 0, rate: null });
    expect(fit(124_500, 126_000)).toMatchObject({ by: 'fee', cents: 126_000, fee: 1_500 });
    expect([fit(119_999, 126_000), fit(800, 1_000), fit(126_001, 126_000)]).toEqual([undefined, undefined, undefined]);
    expect(fit(1_847_160, 126_000, 'RWF')).toMatchObject({ by: 'exact', rate: 1_466 });
    expect(fit(1_864_800, 126_000, 'RWF')).toMatchObject({ by: 'rate', rate: 1_480, cents: 126_000 });
    expect([fit(1_950_000, 126_000, 'RWF'), fit(100, 100, 'EUR')]).toEqual([undefined, undefined]);
  });
});
