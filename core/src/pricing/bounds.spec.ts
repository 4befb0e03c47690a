import * as counts from '../fields/counts.ts';
import type { ZodType } from 'zod';
import { refusalsOf } from '../refusals/rule-text.ts';
import { travellersSchema, wantedExtrasSchema } from './booking-request.ts';
import { discountSchema } from './discount.ts';
import { instalmentsSchema } from './instalments-schema.ts';
import { extrasSchema, largeGroupsSchema, seasonsSchema, travellerTypesSchema } from './price-rules.ts';
import { FIRST_HOLD_MINUTES, OFFER_HOURS } from './seat-times.ts';
import { bankDetailsSchema, companyTermsSchema, DEFAULT_TERMS } from './terms.ts';

const long = (length: number) => 'x'.repeat(length);
const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const counted = (count: number) => Object.fromEntries(many(count, (index) => [`type${index}`, 1]));

const season = (fields: object) => [{ name: 'High', from: '2027-06-01', to: '2027-06-01', ...fields }];
/** Seasons of one day each. */
const seasons = (count: number) => many(count, (index) => ({ name: 'A day', from: dayOf(index), to: dayOf(index) }));
const dayOf = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
const group = (from: number, to: number, pricePerPerson = 9) => ({ from, to, pricePerPerson });
const type = (fields: object) => [{ code: 'child', label: 'Child', percent: -30, ...fields }];
const extra = (fields: object) => [
  { code: 'permit', label: 'Permit', category: 'permit', price: 1, per: 'person', ...fields },
];
const terms = (fields: object) => fields;
const steps = (...of: [daysBefore: number, chargePercent: number][]) => ({
  cancellation: of.map(([daysBefore, chargePercent]) => ({ daysBefore, chargePercent })),
});
const discount = (fields: object) => ({ reason: 'Late', ...fields });

describe('The limits of price rules (rules/prices 3 to 6)', () => {
  it.each<[what: string, schema: ZodType, within: unknown, beyond: unknown]>([
    ['types of travellers in a request', travellersSchema, counted(30), counted(31)],
    ['letters of a type there', travellersSchema, { [long(30)]: 1 }, { [long(31)]: 1 }],
    ['travellers as text', travellersSchema, { adult: ' 2 ' }, { adult: '2.5' }],
    ['digits of travellers', travellersSchema, { adult: '123456789' }, { adult: '1234567890' }],
    ['extras in a request', wantedExtrasSchema, many(60, () => ({ code: 'a' })), many(61, () => ({ code: 'a' }))],
    ['letters of an extra there', wantedExtrasSchema, [{ code: long(30) }], [{ code: long(31) }]],
    [
      'the quantity of an extra there',
      wantedExtrasSchema,
      [{ code: 'a', quantity: '2' }],
      [{ code: 'a', quantity: 'two' }],
    ],
    ['the percent of a discount', discountSchema, discount({ percent: 100 }), discount({ percent: 101 })],
    ['the least percent of a discount', discountSchema, discount({ percent: 1 }), discount({ percent: 0 })],
    ['the least amount of a discount', discountSchema, discount({ amount: 0.01 }), discount({ amount: 0 })],
    ['a discount of a dollar, or of nothing', discountSchema, discount({ amount: 1 }), discount({})],
    ['a discount by amount, and by both', discountSchema, discount({ amount: 5 }), discount({ amount: 5, percent: 5 })],
    [
      'the reason of a discount',
      discountSchema,
      discount({ amount: 5, reason: long(150) }),
      discount({ amount: 5, reason: long(151) }),
    ],
    ['the day of an instalment', instalmentsSchema, ['now', '2027-01-01'].map(instalment), ['soon'].map(instalment)],
    ['people of a large group', largeGroupsSchema, [group(6, 1_000)], [group(6, 1_001)]],
    ['the least people of a large group', largeGroupsSchema, [group(6, 6)], [group(5, 6)]],
    ['the end of a large group', largeGroupsSchema, [group(6, 6)], [group(7, 6)]],
    ['the least price of a large group', largeGroupsSchema, [group(6, 8, 0.01)], [group(6, 8, 0)]],
    ['a price', largeGroupsSchema, [group(6, 8, 1_000_000)], [group(6, 8, 1_000_000.01)]],
    [
      'sizes of large groups',
      largeGroupsSchema,
      many(20, (at) => group(6 + at, 6 + at)),
      many(21, (at) => group(6 + at, 6 + at)),
    ],
    ['seasons', seasonsSchema, seasons(36), seasons(37)],
    ['the name of a season', seasonsSchema, season({ name: long(60) }), season({ name: long(61) })],
    ['the days of a season', seasonsSchema, season({}), season({ from: '2027-06-02' })],
    ['the least price of a season', seasonsSchema, season({ price1: 0 }), season({ price1: -0.01 })],
    [
      'extras with a price of a season',
      seasonsSchema,
      season({ extras: counted(40) }),
      season({ extras: counted(41) }),
    ],
    [
      'traveller types',
      travellerTypesSchema,
      many(20, (at) => type({ code: `t${at}` })[0]),
      many(21, (at) => type({ code: `t${at}` })[0]),
    ],
    ['the label of a type', travellerTypesSchema, type({ label: long(60) }), type({ label: long(61) })],
    ['the least age', travellerTypesSchema, type({ minAge: 0, maxAge: 0 }), type({ minAge: -1 })],
    ['the highest age', travellerTypesSchema, type({ minAge: 120, maxAge: 120 }), type({ maxAge: 121 })],
    ['the highest age to begin with', travellerTypesSchema, type({ minAge: 120 }), type({ minAge: 121 })],
    ['the least age to end with', travellerTypesSchema, type({ maxAge: 0 }), type({ maxAge: -1 })],
    ['the percent of a type', travellerTypesSchema, type({ percent: 100 }), type({ percent: 101 })],
    ['the least percent of a type', travellerTypesSchema, type({ percent: -100 }), type({ percent: -101 })],
    [
      'what a type costs less',
      travellerTypesSchema,
      type({ percent: null, amount: -1_000_000 }),
      type({ percent: null, amount: -1_000_001 }),
    ],
    ['the label of an extra', extrasSchema, extra({ label: long(100) }), extra({ label: long(101) })],
    ['of one extra', extrasSchema, extra({ maxQuantity: 100 }), extra({ maxQuantity: 101 })],
    ['of one extra, at least', extrasSchema, extra({ maxQuantity: 1 }), extra({ maxQuantity: 0 })],
    [
      'types that an extra is for',
      extrasSchema,
      extra({ for: Object.keys(counted(21)) }),
      extra({ for: Object.keys(counted(22)) }),
    ],
    ['prices by type of an extra', extrasSchema, extra({ prices: counted(21) }), extra({ prices: counted(22) })],
    [
      'extras',
      extrasSchema,
      many(40, (at) => extra({ code: `e${at}` })[0]),
      many(41, (at) => extra({ code: `e${at}` })[0]),
    ],
  ])('hold for %s', (_, schema, within, beyond) => {
    expect(schema.safeParse(within).success).toBe(true);
    expect(schema.safeParse(beyond).success).toBe(false);
  });

  it('treat an empty quantity as not given', () => {
    const sent = ['', null, undefined, '3'].map((quantity) => ({ code: 'a', quantity }));
    expect(wantedExtrasSchema.parse(sent).map(({ quantity }) => quantity)).toEqual([
      undefined,
      undefined,
      undefined,
      3,
    ]);
  });

  it('name the invalid price, and keep an extra for one type', () => {
    const named = [1, 2, 3, 4, 5].map((people) => messagesOf(seasonsSchema, season({ [`price${people}`]: 'much' })));
    expect(named).toEqual(
      [1, 2, 3, 4, 5].map((people) => [`Season: price for ${people} must be a number with at most two decimals`]),
    );
    expect(messagesOf(largeGroupsSchema, [group(6, 1_001)])).toEqual([
      'Large groups: to must be a whole number from 6 to 1000',
    ]);
    expect(messagesOf(travellerTypesSchema, type({ percent: null, amount: -1_000_001 }))).toEqual([
      'Traveller type: amount must be at least -1000000',
    ]);
    expect(extrasSchema.parse(extra({ for: ['child'] }))[0]!.for).toEqual(['child']);
  });

  it('limit the lead time of a tour, and how long seats are held', () => {
    expect([counts.leadDays.max, FIRST_HOLD_MINUTES, OFFER_HOURS]).toEqual([365, 30, 24]);
  });
});

describe("The limits of a company's terms (rules/money 1)", () => {
  it.each<[what: string, within: object, beyond: object]>([
    ['the deposit', terms({ depositPercent: 100 }), terms({ depositPercent: 101 })],
    ['no deposit', terms({ depositPercent: 0 }), terms({ depositPercent: -1 })],
    ['the days of the balance', terms({ balanceDaysBefore: 365 }), terms({ balanceDaysBefore: 366 })],
    ['no days of the balance', terms({ balanceDaysBefore: 0 }), terms({ balanceDaysBefore: -1 })],
    ['the hours of a hold', terms({ holdHours: 720 }), terms({ holdHours: 721 })],
    ['the least hours of a hold', terms({ holdHours: 1 }), terms({ holdHours: 0 })],
    [
      'steps of cancelling',
      steps(...many(10, (at): [number, number] => [at, 50])),
      steps(...many(11, (at): [number, number] => [at, 50])),
    ],
    ['the days of a step', steps([365, 10]), steps([366, 10])],
    ['a step of the day of travel', steps([0, 10]), steps([-1, 10])],
    ['the charge of a step', steps([5, 100]), steps([5, 101])],
    ['a step without a charge', steps([5, 0]), steps([5, -1])],
    ['charges in the order of time', steps([5, 25], [2, 25]), steps([5, 25], [2, 24])],
  ])('apply to %s', (_, within, beyond) => {
    expect(companyTermsSchema.safeParse(within).success).toBe(true);
    expect(companyTermsSchema.safeParse(beyond).success).toBe(false);
  });

  it.each<[what: string, within: unknown, beyond: unknown]>([
    ['lines', many(12, () => ({ name: 'a', value: 'b' })), many(13, () => ({ name: 'a', value: 'b' }))],
    ['a name', [{ name: long(60), value: 'b' }], [{ name: long(61), value: 'b' }]],
    ['a value', [{ name: 'a', value: long(200) }], [{ name: 'a', value: long(201) }]],
  ])('apply to %s of the bank account', (_, within, beyond) => {
    expect(bankDetailsSchema.safeParse(within).success).toBe(true);
    expect(bankDetailsSchema.safeParse(beyond).success).toBe(false);
  });

  it('are those of an account typed as text, where a line without a name or a value is the account', () => {
    expect(bankDetailsSchema.parse('IBAN: RW1\nBank:\n: 5')).toEqual([
      { name: 'IBAN', value: 'RW1' },
      { name: 'Account', value: 'Bank:' },
      { name: 'Account', value: ': 5' },
    ]);
  });

  it('are the whole price now, and 48 hours for it, unless a company says otherwise', () => {
    expect(DEFAULT_TERMS).toMatchObject({ depositPercent: 100, balanceDaysBefore: 30, holdHours: 48 });
  });
});

function messagesOf(schema: ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error ? refusalsOf(error).map(({ message }) => message) : [];
}

function instalment(dueDate: string) {
  return { label: 'deposit', dueDate, amount: 1 };
}
