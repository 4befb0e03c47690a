import { z } from 'zod';
import * as counts from '../fields/counts.ts';
import * as maxLengths from '../fields/lengths.ts';
import { sameDays } from '../itinerary.ts';
import { isMediaUrl } from '../media-url.ts';
import { toCents } from '../money.ts';
import { isOneLine, withoutOverrides } from '../one-line.ts';
import { priceLine } from '../pricing/price-lines.ts';
import { priceLinesSchema } from '../pricing/price-lines-schema.ts';
import { dollars, flag, label, optional, signedDollars, wholeNumber } from '../pricing/rule-fields.ts';
import { fieldText, ruleText } from '../refusals/rule-text.ts';
import { MAX_OPTIONS, MEALS, type QuoteCost, type QuoteDay, type QuoteOption } from './quote-offer.ts';

const MAX = { days: 40, lines: 40, costs: 200, images: 6 };

/** A column of text takes 65,535 bytes. */
const MAX_BYTES = 60_000;

const fits = (value: unknown): boolean => new TextEncoder().encode(JSON.stringify(value)).length <= MAX_BYTES;

const tooMany = (max: number, things: string) => ruleText('too-many-things', { max, things });

/** A line that may be empty. */
const line = (name: string, max: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string({ error: fieldText(name, 'field-not-text') })
      .trim()
      .max(max, { error: fieldText(name, 'field-too-long', { max }) })
      .refine(isOneLine, { error: fieldText(name, 'field-not-one-line') }),
  );

const text = (name: string, max: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string({ error: fieldText(name, 'field-not-text') })
      .trim()
      .max(max, { error: fieldText(name, 'field-too-long', { max }) })
      .transform(withoutOverrides),
  );

const mealError = fieldText('Meals', 'field-not-a-choice', { choices: MEALS.join(', ') });
const meals = z.preprocess(
  (value) => (value === '' ? [] : typeof value === 'string' ? value.split(/[\s,]+/) : (value ?? [])),
  z.array(z.enum(MEALS, { error: mealError }), { error: mealError }).max(MEALS.length, { error: mealError }),
);

const picture = z.string().refine(isMediaUrl, { error: fieldText('Pictures', 'field-not-an-uploaded-file') });

const sentDay = z
  .object(
    {
      title: label('Day: title', maxLengths.title),
      body: text('Day: text', 3_000),
      place: line('Day: place', maxLengths.title),
      lodge: line('Day: lodge', maxLengths.title),
      lodges: z
        .array(line('Day: lodges', maxLengths.title), { error: fieldText('Day: lodges', 'field-not-lines') })
        .max(MAX_OPTIONS, { error: tooMany(MAX_OPTIONS, 'lodges') })
        .nullish(),
      meals,
      images: z
        .array(picture, { error: fieldText('Pictures', 'field-not-an-uploaded-file') })
        .max(MAX.images, { error: fieldText('Pictures', 'field-too-many-pictures', { max: MAX.images }) })
        .nullish(),
    },
    { error: ruleText('itinerary-not-days') },
  )
  .transform(({ lodge, lodges, images, ...day }): QuoteDay => ({
    ...day,
    lodges: lodges?.some(Boolean) ? lodges : lodge ? [lodge] : [],
    images: images ?? [],
  }));

/** The days of a proposal in a request; `lodge` is short for one lodge for all options. */
export const sentDaysSchema = z
  .array(sentDay, { error: ruleText('itinerary-not-days') })
  .max(MAX.days, { error: ruleText('itinerary-too-many-days', { max: MAX.days }) })
  .refine(fits, { error: fieldText('Days', 'field-texts-too-long') });

/**
 * Edited days of a proposal: one that is still the same day stays a copy of its tour's day, unless the column has no
 * room for that.
 */
export function keptTourDays(before: readonly QuoteDay[], after: readonly QuoteDay[]): QuoteDay[] {
  const old = sameDays(before, after);
  const kept = after.map((day, index) => ({ ...day, tourDay: old[index]?.tourDay }));
  return fits(kept) ? kept : [...after];
}

const sentLine = z
  .object(
    {
      label: label('The label of a line', 200),
      quantity: wholeNumber('The quantity of a line', counts.line),
      unitAmount: signedDollars('The amount of a line'),
      isPermit: optional(flag('Permit')),
    },
    { error: ruleText('lines-unreadable') },
  )
  .transform(({ isPermit, unitAmount, ...rest }) =>
    priceLine({
      kind: 'custom',
      ...rest,
      unitAmount: toCents(unitAmount),
      ...(isPermit === true && { category: 'permit' as const }),
    }),
  );

const options = ruleText('quote-options-unreadable');

/** The options of a proposal in a request, with lines in US dollars. */
export const sentOptionsSchema = z
  .array(
    z.object(
      {
        name: line('The name of an option', 100),
        lines: z
          .array(sentLine, { error: ruleText('lines-unreadable') })
          .max(MAX.lines, { error: tooMany(MAX.lines, 'lines') }),
      },
      { error: options },
    ),
    { error: options },
  )
  .max(MAX_OPTIONS, { error: tooMany(MAX_OPTIONS, 'options') })
  .refine(fits, { error: fieldText('Options', 'field-texts-too-long') });

const costs = ruleText('quote-costs-unreadable');

/** The costs of a proposal in a request, in US dollars. */
export const sentCostsSchema = z
  .array(
    z
      .object(
        {
          label: label('The label of a cost', 200),
          day: optional(wholeNumber('The day of a cost', { min: 1, max: MAX.days })),
          option: optional(wholeNumber('The option of a cost', { min: 0, max: MAX_OPTIONS - 1 })),
          amount: dollars('The amount of a cost'),
        },
        { error: costs },
      )
      .transform(({ amount, ...rest }): QuoteCost => ({ ...rest, amount: toCents(amount) })),
    { error: costs },
  )
  .max(MAX.costs, { error: tooMany(MAX.costs, 'costs') })
  .refine(fits, { error: fieldText('Costs', 'field-texts-too-long') });

/** Days, options and costs as they are stored. */
export const keptDaysSchema: z.ZodType<QuoteDay[]> = z.array(
  z.object({
    title: z.string(),
    body: z.string(),
    place: z.string(),
    lodges: z.array(z.string()),
    meals: z.array(z.enum(MEALS)),
    images: z.array(z.string()),
    tourDay: z.string().optional(),
  }),
);
export const keptOptionsSchema: z.ZodType<QuoteOption[]> = z.array(
  z.object({ name: z.string(), lines: priceLinesSchema }),
);
export const keptCostsSchema: z.ZodType<QuoteCost[]> = z.array(
  z.object({ label: z.string(), day: z.int().optional(), option: z.int().optional(), amount: z.int() }),
);
