// Holds rules/suppliers 7.
import { plannedServices, rateOf, unitsFor, type ServiceParty, type TourServiceRule } from './tour-services.ts';

const RULE: TourServiceRule = {
  id: 'rule',
  supplierId: 'lodge',
  what: 'Double room',
  days: 2,
  peoplePerUnit: 2,
  note: 'Late arrival',
};
const RATES = [
  { name: 'Double room, low season', to: '2027-05-31', price: 18_000, per: 'night' },
  { name: 'Double room, high season', from: '2027-06-01', price: 24_000, per: 'night' },
  { name: 'Double rooms', price: 1, per: 'night' },
  { name: 'Lunch', price: 1_501, per: 'person', childPercent: 50, childUntilAge: 11 },
] as const;
const LODGE = { currency: 'EUR', payDays: 14, rates: RATES } as const;
const party = (people: number, children = 0): ServiceParty => ({
  people,
  childrenUntil: (age) => (age === 11 ? children : 0),
});

describe('The services that a day of a tour names', () => {
  it('take the rate of their day, of a season too', () => {
    expect(rateOf(RATES, 'Double room', '2027-05-31')?.price).toBe(18_000);
    expect(rateOf(RATES, 'Double room', '2027-06-01')?.price).toBe(24_000);
    expect(rateOf(RATES, 'Double rooms', '2027-06-01')?.price).toBe(1);
    expect(rateOf(RATES, 'Double', '2027-06-01')).toBeUndefined();
  });

  it('have a unit for the booking, or for so many people each', () => {
    expect([unitsFor(5, null), unitsFor(5, 1), unitsFor(5, 2), unitsFor(4, 2), unitsFor(0, 2)]).toEqual([
      1, 5, 3, 2, 1,
    ]);
    expect(unitsFor(5_000, 1)).toBe(1_000);
  });

  it('are due so many days after their last day as the supplier says', () => {
    expect(plannedServices(RULE, LODGE, '2027-06-30', party(3))).toEqual([
      {
        ...{ tourKey: 'rule', supplierId: 'lodge', what: 'Double room', fromDay: '2027-06-30', days: 2, units: 2 },
        ...{ unitCost: 24_000, currency: 'EUR', dueDay: '2027-07-15', note: 'Late arrival' },
      },
    ]);
  });

  it('cost nothing where the supplier has no such rate, or more than can be kept', () => {
    const [unknown] = plannedServices({ ...RULE, what: 'A tent' }, LODGE, '2027-06-30', party(3));
    expect(unknown!.unitCost).toBe(0);
    const dear = { ...LODGE, rates: [{ name: 'Double room', price: 1_000_000_000, per: 'night' as const }] };
    expect(plannedServices(RULE, dear, '2027-06-30', party(2))[0]!.unitCost).toBe(1_000_000_000);
    expect(plannedServices(RULE, dear, '2027-06-30', party(3))[0]!.unitCost).toBe(0);
  });

  it('are two where children pay less', () => {
    const lunch = { ...RULE, what: 'Lunch', days: 1, peoplePerUnit: 1 };
    const told = (people: number, children: number) =>
      plannedServices(lunch, LODGE, '2027-06-30', party(people, children)).map(
        ({ tourKey, units, unitCost }) => `${tourKey} ${units} ${unitCost}`,
      );
    expect(told(4, 0)).toEqual(['rule 4 1501']);
    expect(told(4, 1)).toEqual(['rule 3 1501', 'rule:child 1 751']);
    expect(told(2, 2)).toEqual(['rule:child 2 751']);
  });
});
