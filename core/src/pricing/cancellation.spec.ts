import { boughtPermits, cancellationOffers, cancellationOn, chargePercentOn } from './cancellation.ts';
import type { PriceLine } from './price-lines.ts';

const LADDER = [
  { daysBefore: 5, chargePercent: 25 },
  { daysBefore: 2, chargePercent: 100 },
];
const PERMIT: PriceLine = {
  kind: 'extra',
  label: 'Gorilla permit',
  code: 'permit',
  category: 'permit',
  quantity: 2,
  unitAmount: 1500_00,
  amount: 3000_00,
};

describe('What cancelling costs (rules/cancelling 2, 3)', () => {
  it.each([
    ['PENDING', undefined, 0],
    ['APPROVED', undefined, 3000_00],
    ['PAID', undefined, 3000_00],
    ['PAID', false, 0],
    ['PENDING', true, 3000_00],
  ] as const)('counts the permits of a booking that is %s as bought, unless staff say %s', (status, said, cents) => {
    expect(boughtPermits([PERMIT], status, [], said)).toBe(cents);
  });

  it.each([
    ['2027-06-04', 0],
    ['2027-06-05', 25],
    ['2027-06-07', 25],
    ['2027-06-08', 100],
    ['2027-06-11', 100],
  ] as const)('is on %s %d percent, for a trip on 10 June', (day, percent) => {
    expect(chargePercentOn(LADDER, '2027-06-10', day)).toBe(percent);
  });

  it('is nothing without a day of travel', () => {
    expect(chargePercentOn(LADDER, undefined, '2027-06-10')).toBe(0);
    expect(cancellationOffers({ travelDate: undefined, total: 100 }, LADDER, '2027-06-01')).toEqual([]);
  });

  it('keeps permits in full, charges the rest, and never keeps more than was paid', () => {
    const booking = { total: 4000_00, travelDate: '2027-06-10', boughtPermits: 3000_00 } as const;
    const on = (paid: number, total = booking.total) =>
      cancellationOn({ ...booking, total, paid }, LADDER, '2027-06-05');
    expect(on(4000_00)).toEqual({ permits: 3000_00, charge: 250_00, refund: 750_00 });
    expect(on(3100_00)).toEqual({ permits: 3000_00, charge: 100_00, refund: 0 });
    expect(on(2000_00)).toEqual({ permits: 2000_00, charge: 0, refund: 0 });
    // Only permits were sold: a percentage of zero is zero.
    const nothing = { ...booking, total: 3000_00, paid: 4000_00 };
    expect(cancellationOn(nothing, LADDER, '2027-06-09')).toEqual({ permits: 3000_00, charge: 0, refund: 1000_00 });
  });

  it('is listed for the remaining days, today included', () => {
    const untils = (today: '2027-06-04' | '2027-06-05' | '2027-06-10' | '2027-06-11') =>
      cancellationOffers({ total: 100_00, travelDate: '2027-06-10' }, LADDER, today).map(({ until }) => until);
    expect(untils('2027-06-04')).toEqual(['2027-06-04', '2027-06-07', '2027-06-10']);
    expect(untils('2027-06-05')).toEqual(['2027-06-07', '2027-06-10']);
    expect(untils('2027-06-10')).toEqual(['2027-06-10']);
    expect(untils('2027-06-11')).toEqual([]);
  });
});
