import fc from 'fast-check';
import type { Day } from '../kigali-time.ts';
import { advertisedPrices } from './advertised-prices.ts';
import { cancellationOffers, cancellationOn } from './cancellation.ts';
import { roundedCents } from './cents.ts';
import { dueNow, instalmentsOf } from './instalments.ts';
import { offerProblems } from './offer.ts';
import { permitsIn, sumOf } from './price-lines.ts';
import { EXTRA_CATEGORIES, EXTRA_UNITS, type Extra, type TravellerType } from './price-rules.ts';
import { priceTour, type NoPrice, type Price, type PriceRequest, type TourPricing } from './price-tour.ts';
import { promoProblem } from './promo.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { DEFAULT_TERMS } from './terms.ts';

const TYPES: TravellerType[] = [
  { code: 'child', label: 'Child', percent: -50 },
  { code: 'resident', label: 'Resident', amount: -40, alone: true },
  { code: 'guest', label: 'Guest', percent: -100, alone: true },
];

const EXTRAS: Extra[] = [
  { code: 'permit', label: 'Gorilla permit', category: 'permit', price: 1500, per: 'person', required: true },
  {
    code: 'single',
    label: 'Single room',
    category: 'room',
    price: 60,
    per: 'booking',
    required: false,
    maxQuantity: 2,
  },
  { code: 'porter', label: 'Porter', category: 'service', price: 20, per: 'day', required: false },
  { code: 'lunch', label: 'Lunch', category: 'service', price: 12.5, per: 'person-day', required: false },
];

const tour = (fields: Partial<TourPricing> = {}): TourPricing => ({
  title: 'A tour',
  price1: 300,
  price2: 500,
  price3: 700,
  price4: 0,
  price5: 1000.01,
  largeGroups: [{ from: 6, to: 10, pricePerPerson: 190 }],
  seasons: [
    { name: 'High', from: '2027-06-01', to: '2027-09-30', price1: 0, price2: 600, price3: 0, price4: 0, price5: 0 },
    {
      name: 'Low',
      from: '2027-10-01',
      to: '2027-11-30',
      ...{ price1: 200, price2: 400, price3: 0, price4: 0, price5: 0 },
      largeGroups: [{ from: 6, to: 12, pricePerPerson: 150 }],
    },
  ],
  travellerTypes: TYPES,
  extras: [],
  ...fields,
});

const priced = (request: Partial<PriceRequest>, fields: Partial<TourPricing> = {}): Price => {
  const price = priceTour(tour(fields), { days: 3, ...request });
  if ('problems' in price) throw new Error(sentencesOf(price.problems).join());
  return price;
};

const refused = (request: Partial<PriceRequest>, fields: Partial<TourPricing> = {}) =>
  sentencesOf((priceTour(tour(fields), { days: 3, ...request }) as NoPrice).problems);

const sentencesOf = (refusals: readonly Refusal[]) => refusals.map(({ message }) => message);

const rows = ({ lines }: Price) => lines.map(({ quantity, unitAmount, amount }) => [quantity, unitAmount, amount]);

describe('The price of a tour (rules/prices 3 to 6, 8)', () => {
  it.each([
    ['one person', { people: 1 }, [[1, 300_00, 300_00]], 300_00, null],
    ['the smallest group, if nobody says how many', {}, [[1, 300_00, 300_00]], 300_00, null],
    ['a group of five, with cents', { people: 5 }, [[1, 1000_01, 1000_01]], 1000_01, null],
    ['a large group, each', { people: 7 }, [[7, 190_00, 1330_00]], 1330_00, null],
    ['the first day of a season', { people: 2, travelDate: '2027-06-01' }, [[1, 600_00, 600_00]], 600_00, 'High'],
    ['the last day of a season', { people: 2, travelDate: '2027-09-30' }, [[1, 600_00, 600_00]], 600_00, 'High'],
    ['the day after', { people: 2, travelDate: '2027-10-01' }, [[1, 400_00, 400_00]], 400_00, 'Low'],
    ['a day of no season', { people: 2, travelDate: '2027-12-01' }, [[1, 500_00, 500_00]], 500_00, null],
    ["a season's own large groups", { people: 12, travelDate: '2027-10-01' }, [[12, 150_00, 1800_00]], 1800_00, 'Low'],
    [
      "the tour's, where the season has none",
      { people: 6, travelDate: '2027-06-01' },
      [[6, 190_00, 1140_00]],
      1140_00,
      'High',
    ],
    // 700 / 3 = 233.33…, of which half is 116.666…: a child costs 116.67 less.
    [
      'a child',
      { travellers: { adult: 2, child: 1 } },
      [
        [1, 700_00, 700_00],
        [1, -116_67, -116_67],
      ],
      583_33,
      null,
    ],
    [
      'two children',
      { travellers: { adult: 1, child: 2 } },
      [
        [1, 700_00, 700_00],
        [2, -116_67, -233_34],
      ],
      466_66,
      null,
    ],
    [
      'residents without an adult',
      { travellers: { resident: 2 } },
      [
        [1, 500_00, 500_00],
        [2, -40_00, -80_00],
      ],
      420_00,
      null,
    ],
    // 233.333… each rounds to 233.33, and three of them leave a cent.
    [
      'guests only',
      { travellers: { guest: 3 } },
      [
        [1, 700_00, 700_00],
        [3, -233_33, -699_99],
      ],
      1,
      null,
    ],
  ] as const)('is right for %s', (_, request, lines, total, season) => {
    const price = priced(request);
    expect(rows(price)).toEqual(lines);
    expect(price).toMatchObject({ total, season });
  });

  it('counts extras by person, booking, day and both; a required one is always there', () => {
    const extras = [{ code: 'single', quantity: 2 }, { code: 'porter' }, { code: 'lunch', quantity: 1 }];
    const price = priced({ people: 2, extras }, { extras: EXTRAS });
    expect(price.lines.slice(1).map(({ label, quantity, amount }) => [label, quantity, amount])).toEqual([
      ['Gorilla permit', 2, 3000_00],
      ['Single room', 2, 120_00],
      ['Porter', 3, 60_00],
      ['Lunch', 6, 75_00],
    ]);
    expect(price.total).toBe(500_00 + 3255_00);
    expect(permitsIn(price.lines)).toBe(3000_00);
    expect(priced({ people: 2, extras: [{ code: 'permit', quantity: 0 }] }, { extras: EXTRAS }).total).toBe(3500_00);
  });

  it('deducts a promo code from base and traveller types only, once per person', () => {
    const request = { travellers: { adult: 2, child: 1 }, promo: { code: 'TEN', percent: 10 } };
    // 583.33 × 10 % ÷ 3 = 19.444…
    const percent = priced(request, { extras: EXTRAS });
    expect(percent.lines.at(-1)).toMatchObject({ kind: 'promo', quantity: 3, unitAmount: -19_44, amount: -58_32 });
    expect(percent.total).toBe(583_33 + 4500_00 - 58_32);
    const more = priced({ people: 1, promo: { code: 'ALL', amount: 9_000 } }, { extras: EXTRAS });
    expect(more.lines.at(-1)).toMatchObject({ quantity: 1, amount: -300_00 });
    expect(more.total).toBe(1500_00);
    // Never more than the price, with people who share an odd cent, and no row without a discount.
    const most = priced({ people: 3, promo: { code: 'MOST', percent: 99.9999 } }, { price3: 0.05 });
    expect(most.lines.at(-1)).toMatchObject({ quantity: 3, unitAmount: -1 });
    expect(rows(priced({ people: 1, promo: { code: 'NONE', amount: 0 } }))).toHaveLength(1);
    expect(rows(priced({ people: 1, promo: { code: 'NEITHER' } }))).toHaveLength(1);
    expect(priced({ people: 1, promo: { code: 'CENT', amount: 0.01 } }).total).toBe(299_99);
  });

  it.each([
    ['This tour has no price for 4 people', { people: 4 }],
    ['This tour has no price for 1 person in the season High', { people: 1, travelDate: '2027-07-01' }],
    ['That number 11 is allowed at the office, please contact us', { people: 11 }],
    ['That number 11 is allowed at the office, please contact us', { people: 11, travelDate: '2027-06-01' }],
    ['That number 0 is allowed at the office, please contact us', { people: 0 }],
    ['That number 1.5 is allowed at the office, please contact us', { people: 1.5 }],
    ['That number -1 is allowed at the office, please contact us', { travellers: { adult: 2, child: -1 } }],
    ['That number 1001 is allowed at the office, please contact us', { people: 1001 }],
    ['This tour has no traveller type senior', { travellers: { adult: 1, senior: 1 } }],
    ['This tour has no traveller type constructor', { travellers: { adult: 1, constructor: 1 } }],
    ['At least one adult must travel with the group', { travellers: { child: 2 } }],
    ['The number of people and the travellers do not agree', { people: 3, travellers: { adult: 2 } }],
    ['This tour has no extra boat', { people: 1, extras: [{ code: 'boat' }] }],
    ['Porter is there twice', { people: 1, extras: [{ code: 'porter' }, { code: 'porter' }] }],
    [
      'Single room: the quantity must be a whole number from 0 to 2',
      { people: 1, extras: [{ code: 'single', quantity: 3 }] },
    ],
  ])('is refused with "%s"', (sentence, request: Partial<PriceRequest>) => {
    expect(refused(request, { extras: EXTRAS })).toEqual([sentence]);
  });

  it('is left to the office above the maximum amount', () => {
    const extras: Extra[] = [{ ...EXTRAS[3]!, price: 1_000_000, maxQuantity: 100 }];
    // Ten million dollars, with a tour that costs almost nothing, are within the limit.
    const largest = { price1: 1, extras: [{ ...EXTRAS[1]!, price: 999_999.9, maxQuantity: 100 }] };
    expect(priced({ people: 1, extras: [{ code: 'single', quantity: 10 }] }, largest).total).toBe(1_000_000_000);
    expect(
      refused({ people: 1, extras: [{ code: 'single', quantity: 10 }] }, { ...largest, price1: 1.01 }),
    ).toHaveLength(1);
    expect(refused({ people: 5, extras: [{ code: 'lunch', quantity: 100 }] }, { extras })).toEqual([
      'A booking of this size is made at the office, please contact us',
    ]);
  });

  it('does not change with a type without travellers, or without a difference', () => {
    const same = [{ code: 'student', label: 'Student', percent: 0 }];
    const adults = rows(priced({ people: 2 }));
    expect(rows(priced({ travellers: { adult: 2, child: 0 } }))).toEqual(adults);
    expect(rows(priced({ travellers: { adult: 1, student: 1 } }, { travellerTypes: same }))).toEqual(adults);
    const cent = [{ code: 'student', label: 'Student', amount: 0.01 }];
    expect(priced({ travellers: { adult: 1, student: 1 } }, { travellerTypes: cent }).total).toBe(500_01);
    // Without either, as only an old record has it, it costs the price of an adult.
    const neither = [{ code: 'student', label: 'Student' }];
    expect(rows(priced({ travellers: { adult: 1, student: 1 } }, { travellerTypes: neither }))).toEqual(adults);
  });

  it('deducts nothing from types whose price is already zero', () => {
    const travellerTypes = [
      { code: 'first', label: 'First', percent: -100, alone: true },
      { code: 'second', label: 'Second', amount: -500, alone: true },
    ];
    // A third of two dollars is rounded up: two of the three pay what is left, rounded down.
    const price = priced({ travellers: { first: 1, second: 2 } }, { travellerTypes, price3: 2 });
    expect(rows(price)).toEqual([
      [1, 2_00, 2_00],
      [1, -67, -67],
      [2, -66, -1_32],
    ]);
    expect(price.total).toBe(1);
  });

  it('is right with a base of one dollar, a thousand people, and a single unit of an extra', () => {
    expect(priced({ people: 1 }, { price1: 1 }).total).toBe(1_00);
    const largeGroups = [{ from: 6, to: 1_000, pricePerPerson: 2 }];
    expect(priced({ people: 1_000 }, { largeGroups }).total).toBe(2_000_00);
    expect(refused({ people: 5 }, { price5: 0 })).toEqual(['This tour has no price for 5 people']);
    const room: Extra[] = [{ ...EXTRAS[1]!, maxQuantity: 1 }];
    expect(rows(priced({ people: 1 }, { extras: room }))).toHaveLength(1);
    expect(priced({ people: 1, extras: [{ code: 'single' }] }, { extras: room }).total).toBe(360_00);
    const wrong = [-1, 1.5, 2].map((quantity) =>
      refused({ people: 1, extras: [{ code: 'single', quantity }] }, { extras: room }),
    );
    expect(wrong).toEqual(Array(3).fill(['Single room: the quantity must be a whole number from 0 to 1']));
  });

  it('has no row for an extra of other travellers, and refuses a requested one (rules/prices 6)', () => {
    const extras: Extra[] = [
      { ...EXTRAS[3]!, for: ['child', 'adult'], required: true },
      { ...EXTRAS[2]!, code: 'nanny', label: 'Nanny', for: ['child'] },
    ];
    const guests = { travellers: { guest: 1 } };
    expect(rows(priced(guests, { extras })).slice(2)).toEqual([]);
    expect(
      rows(priced({ ...guests, extras: [{ code: 'nanny', quantity: 0 }, { code: 'lunch' }] }, { extras })).slice(2),
    ).toEqual([]);
    expect(refused({ ...guests, extras: [{ code: 'nanny' }] }, { extras })).toEqual([
      'Nanny is for these travellers only: Child',
    ]);
    const adults: Extra[] = [{ ...EXTRAS[3]!, for: ['adult', 'unheard-of'] }];
    expect(refused({ ...guests, extras: [{ code: 'lunch' }] }, { extras: adults })).toEqual([
      'Lunch is for these travellers only: Adult, unheard-of',
    ]);
  });

  it('has a row of an extra for each type with another price, and one for the others (rules/prices 6)', () => {
    const extras: Extra[] = [{ ...EXTRAS[0]!, prices: { child: 500 } }];
    const labels = (travellers: Record<string, number>) =>
      priced({ travellers }, { extras, travellerTypes: [{ ...TYPES[0]!, alone: true }] })
        .lines.filter(({ kind }) => kind === 'extra')
        .map(({ label, quantity, amount }) => [label, quantity, amount]);
    expect(labels({ adult: 1, child: 2 })).toEqual([
      ['Gorilla permit', 1, 1500_00],
      ['Gorilla permit (Child)', 2, 1000_00],
    ]);
    expect(labels({ child: 2 })).toEqual([['Gorilla permit (Child)', 2, 1000_00]]);
  });

  it('ignores property names that every object has', () => {
    const travellerTypes = [{ code: 'constructor', label: 'Builder', percent: -10 }];
    expect(priced({ people: 2 }, { travellerTypes }).total).toBe(500_00);
  });

  it('rounds half away from zero', () => {
    const halves = [1, 3, -1, -3, 2, -2, 0].map((numerator) => roundedCents(numerator, 2));
    expect(halves).toEqual([1, 2, -1, -2, 1, -1, 0]);
  });
});

describe('What a visitor can book (rules/prices 1, 2)', () => {
  const today = '2027-01-01';
  it.each([
    [[], 'any-date', undefined, false],
    [[], 'any-date', today, false],
    [['The travel date cannot be in the past'], 'any-date', '2026-12-31', false],
    [['This tour is sold on request only, please contact us'], 'enquiry', undefined, false],
    [['Please choose one of the departures of this tour'], 'departures', today, false],
    [[], 'departures', today, true],
  ] as const)('is told %j', (problems, saleMode, travelDate, isDeparture) => {
    const offer = { saleMode, travelDate, isDeparture, today, leadDays: 0, phone: '' };
    expect(sentencesOf(offerProblems(offer))).toEqual(problems);
  });

  it('begins with the first day of the lead time', () => {
    const offer = { saleMode: 'any-date', isDeparture: false, today, leadDays: 14, phone: '+250 788 000 000' } as const;
    const told = (travelDate: Day | undefined) => sentencesOf(offerProblems({ ...offer, travelDate }));
    expect([undefined, '2027-01-15', '2027-06-01'].flatMap(told)).toEqual([]);
    expect(told('2027-01-14')).toEqual([
      'The first possible day for this tour is 2027-01-15. For an earlier one please call our office: +250 788 000 000',
    ]);
    expect(told('2026-12-31')).toEqual(['The travel date cannot be in the past']);
  });
});

describe('A promo code (rules/prices 7)', () => {
  const none = { bookFrom: null, bookTo: null, travelFrom: null, travelTo: null };
  const promo = { code: 'SUMMER', percent: 10, tourIds: null, maxUses: null, uses: 7, ...none };
  const booking = { tourId: 'a', today: '2027-01-01', travelDate: '2027-07-01' };

  it.each([
    [undefined, {}, {}],
    [
      undefined,
      { tourIds: ['a'], bookFrom: '2027-01-01', bookTo: '2027-01-01', travelTo: '2027-07-01', maxUses: 8 },
      {},
    ],
    ['The promo code SUMMER is not for this tour', { tourIds: ['b'] }, {}],
    ['The promo code SUMMER is not valid', { bookTo: '2026-12-31' }, {}],
    ['The promo code SUMMER has been used up', { maxUses: 7 }, {}],
    ['The promo code SUMMER is not for this travel date', { travelFrom: '2027-07-02' }, {}],
    ['The promo code SUMMER needs a travel date', { travelFrom: '2027-07-01' }, { travelDate: undefined }],
  ])('is answered with %j', (problem, limits, fields) => {
    expect(promoProblem({ ...promo, ...limits }, { ...booking, ...fields })?.message).toBe(problem);
  });
});

describe('Instalments (rules/money 2)', () => {
  const terms = { depositPercent: 30, balanceDaysBefore: 30 };
  const today = '2027-01-01';
  const due = (travelDate: string | undefined, total = 1000_00, permits = 0, own = terms) =>
    instalmentsOf({ total, permits, travelDate, today }, own).map(({ label, dueDate, amount }) => [
      label,
      dueDate,
      amount,
    ]);

  it('are a deposit with all permits now, and the balance in time before travel', () => {
    expect(due('2027-03-31')).toEqual([
      ['deposit', 'now', 300_00],
      ['balance', '2027-03-01', 700_00],
    ]);
    expect(due('2027-03-31', 4000_01, 3000_00)).toEqual([
      ['deposit', 'now', 3300_00],
      ['balance', '2027-03-01', 700_01],
    ]);
    // A deposit of one cent is a deposit.
    expect(due('2027-03-31', 1_00, 0, { ...terms, depositPercent: 1 })[0]).toEqual(['deposit', 'now', 1]);
    expect(due('2027-03-31', 1000_00, 0, { ...terms, depositPercent: 0 })).toEqual([
      ['balance', '2027-03-01', 1000_00],
    ]);
  });

  it('have the sum of what is due now as the amount due at once', () => {
    const [deposit, balance] = instalmentsOf({ total: 1000_00, permits: 0, travelDate: '2027-03-31', today }, terms);
    expect(dueNow([deposit!, balance!])).toBe(300_00);
    expect(dueNow([deposit!, deposit!, balance!])).toBe(600_00);
    expect(dueNow([balance!])).toBe(0);
  });

  it('are a single one now without a day, for near travel, or by the terms', () => {
    const everything = [['full', 'now', 1000_00]];
    expect(due(undefined)).toEqual(everything);
    expect(due('2027-01-30')).toEqual(everything);
    expect(due('2027-01-31')).toEqual([
      ['deposit', 'now', 300_00],
      ['balance', today, 700_00],
    ]);
    expect(due('2027-03-31', 1000_00, 1000_00)).toEqual(everything);
    expect(due('2027-03-31', 1000_00, 0, DEFAULT_TERMS)).toEqual(everything);
    expect(due('2027-03-31', 0)).toEqual([]);
  });
});

describe('What cancelling costs (rules/cancelling 2, 3)', () => {
  const ladder = DEFAULT_TERMS.cancellation;
  const travelDate = '2027-03-20';

  it('is nothing until five days before travel, then 25 %, and all from two days before', () => {
    const total = 999_99;
    expect(cancellationOffers({ total, travelDate }, ladder, '2027-01-01')).toEqual([
      { until: '2027-03-14', refund: total, charge: 0, permits: 0 },
      { until: '2027-03-17', refund: 749_99, charge: 250_00, permits: 0 },
      { until: '2027-03-20', refund: 0, charge: total, permits: 0 },
    ]);
    const later = cancellationOffers({ total, travelDate }, ladder, '2027-03-15');
    expect(later.map(({ until }) => until)).toEqual(['2027-03-17', '2027-03-20']);
    expect(cancellationOffers({ total, travelDate: undefined }, ladder, '2027-01-01')).toEqual([]);
    expect(cancellationOffers({ total, travelDate }, [], '2027-01-01')).toEqual([
      { until: travelDate, refund: total, charge: 0, permits: 0 },
    ]);
  });

  it.each([
    ['2027-03-14', 1000_00, 0, { refund: 1000_00, charge: 0, permits: 0 }],
    ['2027-03-15', 1000_00, 0, { refund: 750_00, charge: 250_00, permits: 0 }],
    ['2027-03-17', 1000_00, 0, { refund: 750_00, charge: 250_00, permits: 0 }],
    ['2027-03-18', 1000_00, 0, { refund: 0, charge: 1000_00, permits: 0 }],
    ['2027-04-18', 1000_00, 0, { refund: 0, charge: 1000_00, permits: 0 }],
    ['2027-03-15', 1000_00, 600_00, { refund: 300_00, charge: 100_00, permits: 600_00 }],
    ['2027-03-01', 1000_00, 600_00, { refund: 400_00, charge: 0, permits: 600_00 }],
    // Only the deposit is paid: no more than that is kept.
    ['2027-03-18', 300_00, 0, { refund: 0, charge: 300_00, permits: 0 }],
    ['2027-03-15', 300_00, 600_00, { refund: 0, charge: 0, permits: 300_00 }],
    ['2027-03-15', 0, 0, { refund: 0, charge: 0, permits: 0 }],
  ])('on %s, of %i cents with permits of %i bought, is right', (day, paid, boughtPermits, cost) => {
    expect(cancellationOn({ total: 1000_00, travelDate, boughtPermits, paid }, ladder, day)).toEqual(cost);
  });
});

describe('Any price', () => {
  const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
  const code = fc.stringMatching(/^[a-z]{1,4}$/);
  const unlikeAdult = code.filter((one) => one !== 'adult');
  const types = fc.uniqueArray(
    fc.record({
      code: unlikeAdult,
      label: fc.constant('Type'),
      ...{ difference: fc.integer({ min: -100, max: 100 }), isPercent: fc.boolean(), alone: fc.boolean() },
    }),
    { maxLength: 4, selector: (one) => one.code },
  );
  const extras = fc.uniqueArray(
    fc.record({
      code,
      label: fc.constant('Extra'),
      category: fc.constantFrom(...EXTRA_CATEGORIES),
      price: cents(20_000),
      per: fc.constantFrom(...EXTRA_UNITS),
      required: fc.boolean(),
    }),
    { maxLength: 4, selector: (one) => one.code },
  );
  const ladder = {
    price1: cents(1_000),
    price2: cents(100_000),
    price3: cents(9),
    price4: cents(500),
    price5: cents(7),
  };
  const case_ = fc.record({
    ladder: fc.record(ladder),
    pricePerPerson: cents(50_000),
    types,
    extras,
    counts: fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }),
    quantities: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    days: fc.integer({ min: 1, max: 14 }),
    promo: fc.option(fc.record({ code: fc.constant('P'), percent: fc.option(fc.nat(100)), amount: cents(90_000) })),
    depositPercent: fc.nat(100),
    away: fc.nat(90),
  });

  it('adds up: its lines to the total, deposit and balance too, never below zero, and always the same', () => {
    fc.assert(
      fc.property(case_, (one) => {
        const travellerTypes = one.types.map(({ difference, isPercent, ...type }) => ({
          ...type,
          ...(isPercent ? { percent: difference } : { amount: difference }),
        }));
        const rules = tour({
          ...one.ladder,
          travellerTypes,
          extras: one.extras,
          largeGroups: [{ from: 6, to: 1_000, pricePerPerson: one.pricePerPerson + 0.01 }],
        });
        const travellers = Object.fromEntries(
          ['adult', ...travellerTypes.map((type) => type.code)].map((name, index) => [name, one.counts[index]!]),
        );
        const asked = one.extras.map((extra, index) => ({ code: extra.code, quantity: one.quantities[index]! }));
        const request = { travellers, extras: asked, days: one.days, promo: one.promo ?? undefined };
        const price = priceTour(rules, request);
        expect(priceTour(rules, request)).toEqual(price);
        if ('problems' in price) return expect(price.problems.length).toBeGreaterThan(0);
        const { lines, total } = price;
        for (const { quantity, unitAmount, amount } of lines) {
          expect(quantity * unitAmount).toBe(amount);
          expect([quantity, unitAmount].every(Number.isSafeInteger)).toBe(true);
        }
        expect(sumOf(lines)).toBe(total);
        const permits = permitsIn(lines);
        expect(total).toBeGreaterThanOrEqual(permits);
        const today = '2027-01-01';
        const travelDate = new Date(Date.parse(today) + one.away * 86_400_000).toISOString().slice(0, 10);
        const terms = { depositPercent: one.depositPercent, balanceDaysBefore: 30 };
        const instalments = instalmentsOf({ total, permits, travelDate, today }, terms);
        expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(dueNow(instalments)).toBeGreaterThanOrEqual(permits);
        const offers = cancellationOffers(
          { total, travelDate, boughtPermits: permits },
          DEFAULT_TERMS.cancellation,
          today,
        );
        const charges = offers.map(({ charge }) => charge);
        expect(charges).toEqual(charges.toSorted((a, b) => a - b));
        expect(offers.every(({ refund, charge }) => refund >= 0 && refund + charge + permits === total)).toBe(true);
        // More of an extra never costs less.
        const more = priceTour(rules, {
          ...request,
          extras: asked.map((extra) => ({ ...extra, quantity: extra.quantity + 1 })),
        });
        expect((more as Price).total).toBeGreaterThanOrEqual(total);
        // A code never makes it more expensive.
        expect((priceTour(rules, { ...request, promo: undefined }) as Price).total).toBeGreaterThanOrEqual(total);
      }),
      { numRuns: 400 },
    );
  });
});

describe('The price of extras (rules/prices 6)', () => {
  const permit: Extra = { ...EXTRAS[0]!, prices: { child: 0, resident: 500 } };
  const rows = (request: Partial<PriceRequest>, extras: Extra[], more: Partial<TourPricing> = {}) =>
    priced(request, { extras, ...more })
      .lines.filter(({ kind }) => kind === 'extra')
      .map(({ label, quantity, unitAmount }) => [label, quantity, unitAmount]);

  it('is that of the traveller type if there is one, in a row of its own, and 0 is free', () => {
    expect(rows({ travellers: { adult: 2, child: 1, resident: 2 } }, [permit])).toEqual([
      ['Gorilla permit', 2, 1500_00],
      ['Gorilla permit (Child)', 1, 0],
      ['Gorilla permit (Resident)', 2, 500_00],
    ]);
  });

  it('counts only travellers whom it is for, and is refused without any unless it is required', () => {
    const lunch: Extra = { ...EXTRAS[3]!, for: ['child'] };
    const asked = [{ code: 'lunch', quantity: 2 }];
    expect(rows({ travellers: { adult: 2, child: 1 }, extras: asked }, [lunch])).toEqual([['Lunch', 6, 12_50]]);
    expect(priceTour(tour({ extras: [lunch] }), { people: 2, days: 3, extras: asked })).toMatchObject({
      problems: [{ message: 'Lunch is for these travellers only: Child' }],
    });
    expect(rows({ people: 2 }, [{ ...lunch, required: true }])).toEqual([]);
  });

  it('is multiplied only by the requested number if it is sold by the unit', () => {
    const room: Extra = { ...EXTRAS[1]!, per: 'unit', maxQuantity: 9 };
    expect(rows({ people: 8, extras: [{ code: 'single', quantity: 3 }] }, [room])).toEqual([['Single room', 3, 60_00]]);
  });

  it('is that of the season of the travel date, except for types with a price of their own', () => {
    const [high] = tour().seasons!;
    const seasons = [{ ...high!, extras: { permit: 1050 } }];
    const request = { travelDate: '2027-06-02', travellers: { adult: 1, child: 1 } };
    expect(rows(request, [permit], { seasons })).toEqual([
      ['Gorilla permit', 1, 1050_00],
      ['Gorilla permit (Child)', 1, 0],
    ]);
  });

  it('is all that remains with a code of 100 % (rules/prices 7)', () => {
    const promo = { code: 'FREE', percent: 100 };
    expect(priced({ people: 3, promo }, { price3: 100, extras: [] }).total).toBe(0);
    expect(priced({ people: 3, promo }, { price3: 100, extras: [permit] }).total).toBe(4500_00);
  });
});

describe('advertised prices', () => {
  it('include what every booking includes, and are those of a season on its days', () => {
    const sold = { ...tour({ extras: EXTRAS }), days: 3 };
    expect(advertisedPrices(sold)).toEqual({ price1: 1800, price2: 3500, price3: 5200, price4: 0, price5: 8500.01 });
    expect(advertisedPrices(sold, '2027-06-01')).toMatchObject({ price1: 0, price2: 3600, price3: 0 });
  });

  it('are those of the tour if it has no extras', () => {
    const { price1, price2, price3, price4, price5 } = tour();
    expect(advertisedPrices({ ...tour(), days: 3 })).toEqual({ price1, price2, price3, price4, price5 });
  });
});
