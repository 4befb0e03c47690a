import { z } from 'zod';
import { isDay, type Day } from '../kigali-time.ts';
import { LARGEST_GROUP, type TourPrices } from '../prices.ts';
import { dollars, flag, label, noneTwice, optional, ruleCode, signedDollars, wholeNumber } from './rule-fields.ts';

/** How a tour is sold: on any date, on listed dates only, or by the office only (trade 2). */
export const SALE_MODES = ['any-date', 'departures', 'enquiry'] as const;
export type SaleMode = (typeof SALE_MODES)[number];

export const EXTRA_CATEGORIES = ['permit', 'room', 'service'] as const;
export type ExtraCategory = (typeof EXTRA_CATEGORIES)[number];

export const EXTRA_UNITS = ['person', 'booking', 'day', 'person-day'] as const;
export type ExtraUnit = (typeof EXTRA_UNITS)[number];

/** The traveller type that every tour has; all others are differences from it. */
export const ADULT = 'adult';

/** People of one booking, at most. */
export const MOST_PEOPLE = 1_000;
/** Of one extra in one booking, at most. */
export const MOST_OF_AN_EXTRA = 100;

const MOST_SEASONS = 36;
const MOST_SIZES = 20;
const MOST_TYPES = 20;
const MOST_EXTRAS = 40;

/** What each person pays in a group that is larger than the ladder of prices serves. */
export interface LargeGroup {
  readonly from: number;
  readonly to: number;
  /** US dollars. */
  readonly pricePerPerson: number;
}

/** A span of travel dates with prices of its own; both days belong to it. */
export interface Season extends TourPrices {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
  /** Nothing: those of the tour. */
  readonly largeGroups?: LargeGroup[];
}

/** A difference from an adult's price: `percent` of it, or an `amount` in US dollars. */
export interface TravellerType {
  readonly code: string;
  readonly label: string;
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly percent?: number;
  readonly amount?: number;
  /** May travel without an adult. */
  readonly alone?: boolean;
}

/** What is sold with a tour; `price` is US dollars for one unit. */
export interface Extra {
  readonly code: string;
  readonly label: string;
  readonly category: ExtraCategory;
  readonly price: number;
  readonly per: ExtraUnit;
  /** Added to every booking. */
  readonly required: boolean;
  readonly maxQuantity?: number;
}

const largeGroup = z
  .object({
    from: wholeNumber('Large groups: from', LARGEST_GROUP + 1, MOST_PEOPLE),
    to: wholeNumber('Large groups: to', LARGEST_GROUP + 1, MOST_PEOPLE),
    pricePerPerson: dollars('Large groups: price per person').refine((price) => price !== 0, {
      error: 'Large groups: price per person must be more than 0',
    }),
  })
  .refine(({ from, to }) => from <= to, { error: 'Large groups: from cannot be more than to' });

/** Prices for groups of six and more. They are kept in order of size. */
export const largeGroupsSchema: z.ZodType<LargeGroup[]> = z
  .array(largeGroup, { error: 'Large groups must be a list' })
  .max(MOST_SIZES, { error: `There can be at most ${MOST_SIZES} prices for large groups` })
  .transform((groups) => groups.toSorted((one, other) => one.from - other.from))
  .superRefine((groups, context) => {
    for (const [index, { from }] of groups.slice(1).entries()) {
      const { to } = groups[index]!;
      if (from <= to) context.addIssue(`Large groups overlap: ${from} people have two prices`);
      if (from > to + 1) context.addIssue(`Large groups leave a gap: ${to + 1} people have no price`);
    }
  });

const ladderPrice = (people: number) =>
  optional(dollars(`Season: price for ${people}`)).transform((price) => price ?? 0);
const seasonDay = (end: string) =>
  z.string({ error: `Season: ${end} must be a day, such as 2026-11-21` }).refine(isDay, {
    error: `Season: ${end} must be a day, such as 2026-11-21`,
  });

const season = z
  .object({
    name: label('Season: name', 60),
    from: seasonDay('first day'),
    to: seasonDay('last day'),
    price1: ladderPrice(1),
    price2: ladderPrice(2),
    price3: ladderPrice(3),
    price4: ladderPrice(4),
    price5: ladderPrice(5),
    largeGroups: optional(largeGroupsSchema),
  })
  .refine(({ from, to }) => from <= to, { error: 'A season cannot end before it starts' });

/** Seasons of a tour. They are kept by date. */
export const seasonsSchema: z.ZodType<Season[]> = z
  .array(season, { error: 'Seasons must be a list' })
  .max(MOST_SEASONS, { error: `There can be at most ${MOST_SEASONS} seasons` })
  .transform((seasons) => seasons.toSorted((one, other) => (one.from < other.from ? -1 : 1)))
  .superRefine((seasons, context) => {
    for (const [index, { name, from }] of seasons.slice(1).entries()) {
      const before = seasons[index]!;
      if (from <= before.to) context.addIssue(`The seasons ${before.name} and ${name} overlap on ${from}`);
    }
  });

const travellerType = z
  .object({
    code: ruleCode('Traveller type').refine((code) => code !== ADULT, {
      error: `Traveller type: the code ${ADULT} is built in`,
    }),
    label: label('Traveller type: label', 60),
    minAge: optional(wholeNumber('Traveller type: minimum age', 0, 120)),
    maxAge: optional(wholeNumber('Traveller type: maximum age', 0, 120)),
    percent: optional(wholeNumber('Traveller type: percent', -100, 100)),
    amount: optional(signedDollars('Traveller type: amount')),
    alone: optional(flag('Traveller type: alone')),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    error: 'A traveller type has either a percent or an amount',
  })
  .refine(({ minAge = 0, maxAge = 120 }) => minAge <= maxAge, {
    error: 'Traveller type: the minimum age cannot be more than the maximum age',
  });

export const travellerTypesSchema: z.ZodType<TravellerType[]> = z
  .array(travellerType, { error: 'Traveller types must be a list' })
  .max(MOST_TYPES, { error: `There can be at most ${MOST_TYPES} traveller types` })
  .superRefine(noneTwice('Traveller type'));

const extra = z.object({
  code: ruleCode('Extra'),
  label: label('Extra: label', 100),
  category: z.enum(EXTRA_CATEGORIES, { error: `Extra: category must be one of: ${EXTRA_CATEGORIES.join(', ')}` }),
  price: dollars('Extra: price'),
  per: z.enum(EXTRA_UNITS, { error: `Extra: per must be one of: ${EXTRA_UNITS.join(', ')}` }),
  required: optional(flag('Extra: required')).transform((is) => is ?? false),
  maxQuantity: optional(wholeNumber('Extra: most of it', 1, MOST_OF_AN_EXTRA)),
});

export const extrasSchema: z.ZodType<Extra[]> = z
  .array(extra, { error: 'Extras must be a list' })
  .max(MOST_EXTRAS, { error: `There can be at most ${MOST_EXTRAS} extras` })
  .superRefine(noneTwice('Extra'));
