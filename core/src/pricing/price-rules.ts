import * as counts from '../fields/counts.ts';
import { z } from 'zod';
import { fieldText, ruleText } from '../refusals/rule-text.ts';
import { isDay, type Day } from '../kigali-time.ts';
import type { TourPrices } from '../prices.ts';
import { ADULT, isPerPerson } from './party.ts';
import {
  dollars,
  flag,
  isRuleCode,
  label,
  noneTwice,
  optional,
  ruleCode,
  signedDollars,
  wholeNumber,
} from './rule-fields.ts';

/** How a tour is sold: on any date, on listed dates only, or by the office only (rules/prices 1). */
export const SALE_MODES = ['any-date', 'departures', 'enquiry'] as const;
export type SaleMode = (typeof SALE_MODES)[number];

export const EXTRA_CATEGORIES = ['permit', 'room', 'service'] as const;
export type ExtraCategory = (typeof EXTRA_CATEGORIES)[number];

/** What the quantity of an extra multiplies; for a `unit`, such as a room, the client chooses the number. */
export const EXTRA_UNITS = ['person', 'booking', 'day', 'person-day', 'unit'] as const;
export type ExtraUnit = (typeof EXTRA_UNITS)[number];

const MAX_SEASONS = 36;
const MAX_SIZES = 20;
const MAX_TYPES = 20;
const MAX_EXTRAS = 40;

/** The price per person in a group larger than those with prices of their own. */
export interface LargeGroup {
  readonly from: number;
  readonly to: number;
  /** US dollars. */
  readonly pricePerPerson: number;
}

/** A range of travel dates with prices of its own; both days are included. */
export interface Season extends TourPrices {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
  /** Missing: those of the tour. */
  readonly largeGroups?: LargeGroup[];
  /**
   * The prices of extras in the season, in US dollars by their code; other extras, and prices by traveller type, do not
   * change (rules/prices 4).
   */
  readonly extras?: Record<string, number>;
}

/** A difference from the price of an adult: `percent` of it, or an `amount` in US dollars. */
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

/** Something sold with a tour; `price` is in US dollars per unit. */
export interface Extra {
  readonly code: string;
  readonly label: string;
  readonly category: ExtraCategory;
  readonly price: number;
  readonly per: ExtraUnit;
  /** Added to every booking with a traveller whom it is for. */
  readonly required: boolean;
  readonly maxQuantity?: number;
  /** The codes of the traveller types that it is for; missing: all of them (rules/prices 6). */
  readonly for?: string[];
  /** The prices for particular traveller types, in US dollars by their code; 0 is free (rules/prices 6). */
  readonly prices?: Record<string, number>;
}

const largeGroup = z
  .object({
    from: wholeNumber('Large groups: from', counts.largeGroup),
    to: wholeNumber('Large groups: to', counts.largeGroup),
    pricePerPerson: dollars('Large groups: price per person').refine((price) => price !== 0, {
      error: fieldText('Large groups: price per person', 'field-zero'),
    }),
  })
  .refine(({ from, to }) => from <= to, { error: ruleText('large-group-backwards') });

/** Prices for groups of six and more. They are stored in order of size. */
export const largeGroupsSchema: z.ZodType<LargeGroup[]> = z
  .array(largeGroup, { error: fieldText('Large groups', 'field-not-a-list') })
  .max(MAX_SIZES, { error: ruleText('too-many-things', { max: MAX_SIZES, things: 'prices for large groups' }) })
  .transform((groups) => groups.toSorted((one, other) => one.from - other.from))
  .superRefine((groups, context) => {
    for (const [index, { from }] of groups.slice(1).entries()) {
      const { to } = groups[index]!;
      if (from <= to) context.addIssue(ruleText('large-groups-overlap', { people: from }));
      if (from > to + 1) context.addIssue(ruleText('large-groups-gap', { people: to + 1 }));
    }
  });

/** Prices by the code of a rule; empty ones are dropped. */
const pricesBy = (name: string, of: string, most: number) => {
  const error = fieldText(name, 'field-not-amounts-by', { what: of });
  return optional(
    z
      .record(z.string(), optional(dollars(`${name}: price by ${of}`)), { error })
      .transform(
        (prices) =>
          Object.fromEntries(Object.entries(prices).filter(([, price]) => price !== undefined)) as Record<
            string,
            number
          >,
      )
      .refine((prices) => Object.keys(prices).every((code) => isRuleCode(code)), { error })
      .refine((prices) => Object.keys(prices).length <= most, { error })
      .transform((prices) => (Object.keys(prices).length > 0 ? prices : undefined)),
  );
};

const ladderPrice = (people: number) =>
  optional(dollars(`Season: price for ${people}`)).transform((price) => price ?? 0);
const seasonDay = (end: string) =>
  z.string({ error: fieldText(`Season: ${end}`, 'field-not-a-day') }).refine(isDay, {
    error: fieldText(`Season: ${end}`, 'field-not-a-day'),
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
    extras: pricesBy('Season: extras', 'the code of an extra', MAX_EXTRAS),
  })
  .refine(({ from, to }) => from <= to, { error: ruleText('season-backwards') });

/** Seasons of a tour. They are stored in order of date. */
export const seasonsSchema: z.ZodType<Season[]> = z
  .array(season, { error: fieldText('Seasons', 'field-not-a-list') })
  .max(MAX_SEASONS, { error: ruleText('too-many-things', { max: MAX_SEASONS, things: 'seasons' }) })
  .transform((seasons) => seasons.toSorted((one, other) => (one.from < other.from ? -1 : 1)))
  .superRefine((seasons, context) => {
    for (const [index, { name, from }] of seasons.slice(1).entries()) {
      const before = seasons[index]!;
      if (from <= before.to)
        context.addIssue(ruleText('seasons-overlap', { first: before.name, second: name, day: from }));
    }
  });

const travellerType = z
  .object({
    code: ruleCode('Traveller type').refine((code) => code !== ADULT, {
      error: ruleText('traveller-type-built-in', { code: ADULT }),
    }),
    label: label('Traveller type: label', 60),
    minAge: optional(wholeNumber('Traveller type: minimum age', counts.age)),
    maxAge: optional(wholeNumber('Traveller type: maximum age', counts.age)),
    percent: optional(wholeNumber('Traveller type: percent', counts.percentMoreOrLess)),
    amount: optional(signedDollars('Traveller type: amount')),
    alone: optional(flag('Traveller type: alone')),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    error: ruleText('traveller-type-difference'),
  })
  .refine(({ minAge = 0, maxAge = 120 }) => minAge <= maxAge, {
    error: ruleText('traveller-type-ages'),
  });

export const travellerTypesSchema: z.ZodType<TravellerType[]> = z
  .array(travellerType, { error: fieldText('Traveller types', 'field-not-a-list') })
  .max(MAX_TYPES, { error: ruleText('too-many-things', { max: MAX_TYPES, things: 'traveller types' }) })
  .superRefine(noneTwice('Traveller type'));

const EXTRA_FOR = ruleText('extra-for-unreadable');

const extraFor = optional(
  z
    .array(z.string({ error: EXTRA_FOR }).refine(isRuleCode, { error: EXTRA_FOR }), { error: EXTRA_FOR })
    .max(MAX_TYPES + 1, { error: EXTRA_FOR })
    .transform((codes) => (codes.length > 0 ? [...new Set(codes)] : undefined)),
);

const extra = z
  .object({
    code: ruleCode('Extra'),
    label: label('Extra: label', 100),
    category: z.enum(EXTRA_CATEGORIES, {
      error: fieldText('Extra: category', 'field-not-a-choice', { choices: EXTRA_CATEGORIES.join(', ') }),
    }),
    price: dollars('Extra: price'),
    per: z.enum(EXTRA_UNITS, {
      error: fieldText('Extra: per', 'field-not-a-choice', { choices: EXTRA_UNITS.join(', ') }),
    }),
    required: optional(flag('Extra: required')).transform((is) => is ?? false),
    maxQuantity: optional(wholeNumber('Extra: most of it', counts.extra)),
    for: extraFor,
    prices: pricesBy('Extra', 'traveller type', MAX_TYPES + 1),
  })
  .refine((one) => one.prices === undefined || isPerPerson(one), {
    error: ruleText('extra-prices-by-type'),
  });

export const extrasSchema: z.ZodType<Extra[]> = z
  .array(extra, { error: fieldText('Extras', 'field-not-a-list') })
  .max(MAX_EXTRAS, { error: ruleText('too-many-things', { max: MAX_EXTRAS, things: 'extras' }) })
  .superRefine(noneTwice('Extra'));
