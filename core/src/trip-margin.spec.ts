import { costAmount, costText, costUnits } from './suppliers.ts';
import { tripMargin } from './trip-margin.ts';

const ROOMS = { state: 'confirmed', currency: 'USD', cost: 48_000 } as const;

describe('The margin of a booking (rules/suppliers 6)', () => {
  it('is what it was sold for less its services, in money and percent', () => {
    const car = { state: 'to-request', currency: 'RWF', cost: 146_600 } as const;
    expect(tripMargin(100_000, { services: [ROOMS, car] }, { RWF: 1_466 })).toEqual({
      sold: 100_000,
      cost: 58_000,
      margin: 42_000,
      percent: 42,
      unknown: [],
    });
  });

  it('leaves out what was refused or cancelled', () => {
    const services = [ROOMS, { ...ROOMS, state: 'refused' }, { ...ROOMS, state: 'cancelled' }] as const;
    expect(tripMargin(50_000, { services }, {})).toMatchObject({ cost: 48_000, margin: 2_000, percent: 4 });
  });

  it('is less by the permits that the company holds', () => {
    expect(tripMargin(300_000, { services: [ROOMS], permits: 150_000 }, {})).toMatchObject({
      cost: 198_000,
      margin: 102_000,
      percent: 34,
    });
  });

  it('names each currency once that has no rate, and says no percent of nothing', () => {
    const boat = { state: 'confirmed', currency: 'EUR', cost: 100 } as const;
    expect(tripMargin(0, { services: [boat, boat, { ...boat, currency: 'GBP', cost: 0 }] }, {})).toEqual({
      sold: 0,
      cost: 0,
      margin: 0,
      percent: null,
      unknown: ['EUR'],
    });
  });

  it('reads and writes amounts in the minor units of each currency', () => {
    expect(costUnits('EUR', 12.5)).toBe(1_250);
    expect(costUnits('RWF', 350_000)).toBe(350_000);
    expect(costAmount('USD', 24_050)).toBe(240.5);
    expect([costText('USD', 24_000), costText('EUR', 123_450)]).toEqual(['$240', '€1,234.50']);
  });
});
