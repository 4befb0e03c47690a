import type { ZodType } from 'zod';
import { extrasSchema, largeGroupsSchema, seasonsSchema, travellerTypesSchema } from './price-rules.ts';
import { refusalsOf } from '../refusals/rule-text.ts';
import { companyTermsSchema, DEFAULT_TERMS, mergedTerms, tourTermsSchema } from './terms.ts';

const wrongOf = (schema: ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? refusalsOf(error).map(({ message }) => message) : [];
};

const high = { name: 'High', from: '2027-06-01', to: '2027-09-30', price2: 500 };
const child = { code: 'child', label: 'Child', percent: -30 };
const permit = { code: 'permit', label: 'Gorilla permit', category: 'permit', price: 1500, per: 'person' };

describe('The price rules of a tour (rules/prices 3 to 6)', () => {
  it('are stored in order, with defaults for missing fields', () => {
    const low = { name: ' Low ', from: '2027-03-01', to: '2027-05-31', price1: 90.5, price3: null, largeGroups: null };
    expect(seasonsSchema.parse([high, low])).toEqual([
      { name: 'Low', from: '2027-03-01', to: '2027-05-31', price1: 90.5, price2: 0, price3: 0, price4: 0, price5: 0 },
      { ...high, price1: 0, price3: 0, price4: 0, price5: 0 },
    ]);
    const groups = [11, 6].map((from) => ({ from, to: from + 4, pricePerPerson: 80 }));
    expect(largeGroupsSchema.parse(groups).map(({ from }) => from)).toEqual([6, 11]);
    expect(extrasSchema.parse([{ ...permit, maxQuantity: '' }])).toEqual([{ ...permit, required: false }]);
    expect(travellerTypesSchema.parse([{ ...child, amount: null, minAge: 3 }])).toEqual([{ ...child, minAge: 3 }]);
  });

  it.each([
    ['Seasons must be a list', seasonsSchema, 'High'],
    ['There can be at most 36 seasons', seasonsSchema, Array(37).fill(high)],
    ['Season: name is required', seasonsSchema, [{ ...high, name: ' ' }]],
    [
      'Season: name must be a single line of plain text without hidden characters',
      seasonsSchema,
      [{ ...high, name: 'a\nb' }],
    ],
    ['Season: first day must be a day, such as 2026-11-21', seasonsSchema, [{ ...high, from: '2027-02-30' }]],
    ['A season cannot end before it starts', seasonsSchema, [{ ...high, to: '2027-05-31' }]],
    [
      'The seasons High and Peak overlap on 2027-09-30',
      seasonsSchema,
      [high, { name: 'Peak', from: '2027-09-30', to: '2027-12-31' }],
    ],
    [
      'The seasons High and Peak overlap on 2027-06-01',
      seasonsSchema,
      [high, { name: 'Peak', from: '2027-06-01', to: '2027-12-31' }],
    ],
    ['Season: price for 2 must be a number with at most two decimals', seasonsSchema, [{ ...high, price2: 1.005 }]],
    [
      'Large groups: from must be a whole number from 6 to 1000',
      largeGroupsSchema,
      [{ from: 5, to: 8, pricePerPerson: 9 }],
    ],
    ['Large groups: from cannot be more than to', largeGroupsSchema, [{ from: 9, to: 8, pricePerPerson: 9 }]],
    ['Large groups: price per person must be more than 0', largeGroupsSchema, [{ from: 6, to: 8, pricePerPerson: 0 }]],
    ['Large groups overlap: 8 people have two prices', largeGroupsSchema, sizes([6, 8], [8, 9])],
    ['Large groups leave a gap: 9 people have no price', largeGroupsSchema, sizes([6, 8], [10, 12])],
    ['A traveller type has either a percent or an amount', travellerTypesSchema, [{ ...child, amount: 5 }]],
    ['A traveller type has either a percent or an amount', travellerTypesSchema, [{ code: 'child', label: 'Child' }]],
    [
      'Traveller type: percent must be a whole number from -100 to 100',
      travellerTypesSchema,
      [{ ...child, percent: -101 }],
    ],
    ['Traveller type: the code adult is built in', travellerTypesSchema, [{ ...child, code: 'adult' }]],
    ['Traveller type: the code child is there twice', travellerTypesSchema, [child, child]],
    [
      'Traveller type: the minimum age cannot be more than the maximum age',
      travellerTypesSchema,
      [{ ...child, minAge: 12, maxAge: 3 }],
    ],
    ['Extra: category must be one of: permit, room, service', extrasSchema, [{ ...permit, category: 'gift' }]],
    ['Extra: price cannot be negative', extrasSchema, [{ ...permit, price: -1 }]],
    ['Extra: for must be a list of codes of traveller types', extrasSchema, [{ ...permit, for: 'child' }]],
    ['Extra: prices must be amounts by traveller type', extrasSchema, [{ ...permit, prices: { 'a b': 5 } }]],
    ['Extra: price by traveller type cannot be negative', extrasSchema, [{ ...permit, prices: { child: -5 } }]],
    [
      'Extra: only what is priced per person or per person and day has prices by traveller type',
      extrasSchema,
      [{ ...permit, per: 'unit', prices: { child: 5 } }],
    ],
    ['Extra: the code permit is there twice', extrasSchema, [permit, permit]],
    ['Extra: label can have at most 100 characters', extrasSchema, [{ ...permit, label: 'x'.repeat(101) }]],
    ['Deposit in percent must be a whole number from 0 to 100', tourTermsSchema, { depositPercent: 101 }],
    [
      'Cancellation: each step must be nearer to travel than the one before',
      tourTermsSchema,
      ladder([5, 25], [5, 100]),
    ],
    ['Cancellation: the charge cannot fall as travel comes nearer', tourTermsSchema, ladder([5, 100], [2, 25])],
    ['Bank details: value is required', tourTermsSchema, { bankDetails: [{ name: 'IBAN', value: '' }] }],
    ['Terms must be an object', companyTermsSchema, 'none'],
  ])('refuse with "%s"', (sentence, schema, value) => expect(wrongOf(schema, value)).toEqual([sentence]));

  it('are accepted as forms send them: numbers and booleans as text (rules/api 2)', () => {
    const sent = { ...permit, code: 'Gorilla_permit', price: '1500.50', required: 'true', maxQuantity: '4' };
    expect(extrasSchema.parse([sent])).toEqual([
      { ...permit, code: 'Gorilla_permit', price: 1500.5, required: true, maxQuantity: 4 },
    ]);
    expect(travellerTypesSchema.parse([{ ...child, percent: '-30', alone: 'false' }])).toEqual([
      { ...child, alone: false },
    ]);
    const groups = [{ from: '6', to: '8', pricePerPerson: '90' }];
    expect(largeGroupsSchema.parse(groups)).toEqual([{ from: 6, to: 8, pricePerPerson: 90 }]);
    expect(wrongOf(extrasSchema, [{ ...permit, price: '1.005' }])).toEqual([
      'Extra: price must be a number with at most two decimals',
    ]);
    expect(wrongOf(extrasSchema, [{ ...permit, price: '1e3' }])).toHaveLength(1);
  });

  it('have no prices and no types if a form left them empty; 0 is a price (rules/prices 4, 6)', () => {
    const [extra] = extrasSchema.parse([{ ...permit, for: [], prices: { child: '', adult: null } }]);
    expect([extra!.for, extra!.prices]).toEqual([undefined, undefined]);
    const [free] = extrasSchema.parse([{ ...permit, for: ['child', 'child'], prices: { child: '0' } }]);
    expect(free).toMatchObject({ for: ['child'], prices: { child: 0 } });
  });

  it('allow no age above 120', () => {
    expect(wrongOf(travellerTypesSchema, [{ ...child, minAge: 121, maxAge: 122 }])).toEqual([
      'Traveller type: minimum age must be a whole number from 0 to 120',
      'Traveller type: maximum age must be a whole number from 0 to 120',
    ]);
  });

  it('report all errors at once', () => {
    const wrong = wrongOf(extrasSchema, [{ ...permit, price: -1, per: 'week' }]);
    expect(wrong).toEqual([
      'Extra: price cannot be negative',
      'Extra: per must be one of: person, booking, day, person-day, unit',
    ]);
  });
});

describe("A tour's terms (rules/money 1)", () => {
  const company = { ...DEFAULT_TERMS, bankDetails: [{ name: 'Bank', value: 'Bank of Kigali' }] };

  it("are the company's, overridden field by field by its own", () => {
    expect(mergedTerms(company, null)).toEqual(company);
    const own = tourTermsSchema.parse({ depositPercent: 30, holdHours: null, cancellation: [] });
    expect(mergedTerms(company, own)).toEqual({ ...company, depositPercent: 30, cancellation: [] });
  });

  it('have the cancellation steps in chronological order, and a bank account that may be typed as text', () => {
    const { cancellation, bankDetails } = tourTermsSchema.parse({
      ...ladder([2, 100], [5, 25]),
      bankDetails: 'Bank: Bank of Kigali\n\n000-111\n',
    });
    expect(cancellation).toEqual(DEFAULT_TERMS.cancellation);
    expect(bankDetails).toEqual([
      { name: 'Bank', value: 'Bank of Kigali' },
      { name: 'Account', value: '000-111' },
    ]);
  });
});

function sizes(...spans: [from: number, to: number][]) {
  return spans.map(([from, to]) => ({ from, to, pricePerPerson: 9 }));
}

function ladder(...steps: [daysBefore: number, chargePercent: number][]) {
  return { cancellation: steps.map(([daysBefore, chargePercent]) => ({ daysBefore, chargePercent })) };
}
