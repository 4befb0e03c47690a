import { z } from 'zod';
import { isDay, type Day } from './kigali-time.ts';
import { fieldText, ruleText } from './refusals/rule-text.ts';
import { MAX_RATE_NAME, MAX_RATES, RATE_UNITS, UNIT_COST, type RateUnit } from './suppliers.ts';

/** What a supplier asks for a room, a car or a permit in a season (rules/suppliers 1). */
export interface SupplierRate {
  /** The room, vehicle or season: `Double room, high season`. */
  readonly name: string;
  /** The first day and the last; missing: always. */
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** Whole minor units of the supplier's currency. */
  readonly price: number;
  readonly per: RateUnit;
  /** What a child pays of it. */
  readonly childPercent?: number | undefined;
  /** Until which age one is a child, inclusive. */
  readonly childUntilAge?: number | undefined;
}

const day = (label: string) => z.custom<Day>(isDay, { error: fieldText(label, 'field-not-a-day') });
const whole = (label: string, min: number, max: number) => {
  const error = fieldText(label, 'field-not-whole-number', { min, max });
  return z.int({ error }).min(min, error).max(max, error);
};
const NAME = fieldText('Rate: name', 'field-too-long', { max: MAX_RATE_NAME });

/** The rates of a supplier, in requests and in the database. */
export const supplierRatesSchema: z.ZodType<SupplierRate[]> = z
  .array(
    z
      .object({
        name: z
          .string({ error: fieldText('Rate: name', 'field-required') })
          .trim()
          .min(1, fieldText('Rate: name', 'field-required'))
          .max(MAX_RATE_NAME, NAME),
        from: day('Rate: from').optional(),
        to: day('Rate: to').optional(),
        price: whole('Rate: price', UNIT_COST.min, UNIT_COST.max),
        per: z.enum(RATE_UNITS, {
          error: fieldText('Rate: per', 'field-not-a-choice', { choices: RATE_UNITS.join(', ') }),
        }),
        childPercent: whole('Rate: percent for a child', 0, 100).optional(),
        childUntilAge: whole('Rate: age of a child', 0, 17).optional(),
      })
      .refine(({ from, to }) => !from || !to || from <= to, { error: ruleText('supplier-rate-days') }),
    { error: fieldText('Rates', 'field-not-a-list') },
  )
  .max(MAX_RATES, { error: fieldText('Rates', 'field-too-many-lines', { max: MAX_RATES }) });
