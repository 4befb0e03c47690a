import * as counts from '../fields/counts.ts';
import { z } from 'zod';
import { fieldText, ruleText } from '../refusals/rule-text.ts';
import { label, optional, wholeNumber } from './rule-fields.ts';

/** From this many days before travel on, this percentage is charged. */
export interface CancellationStep {
  readonly daysBefore: number;
  readonly chargePercent: number;
}

/** One line of a bank account. */
export interface BankDetail {
  readonly name: string;
  readonly value: string;
}

/** The sales terms of a company (rules/money 1). */
export interface Terms {
  /** A percentage of the price without permits, which are due in full. */
  readonly depositPercent: number;
  readonly balanceDaysBefore: number;
  /** How long seats are held for a booking that is paid later, once the link in its mail was opened. */
  readonly holdHours: number;
  readonly cancellation: readonly CancellationStep[];
  readonly bankDetails: readonly BankDetail[];
}

/** A tour's own terms; for missing fields the company's apply. */
export type TourTerms = Partial<Terms>;

/** The company's terms; its bank account is stored separately. */
export type CompanyTerms = Omit<Terms, 'bankDetails'>;

/** The terms of a company that has set none: the whole price now, and the cancellation policy of rules/money 1. */
export const DEFAULT_TERMS: CompanyTerms = {
  depositPercent: 100,
  balanceDaysBefore: 30,
  holdHours: 48,
  cancellation: [
    { daysBefore: 5, chargePercent: 25 },
    { daysBefore: 2, chargePercent: 100 },
  ],
};

const MAX_STEPS = 10;
const MAX_DETAILS = 12;

const step = z.object({
  daysBefore: wholeNumber('Cancellation: days before travel', counts.daysBeforeTravel),
  chargePercent: wholeNumber('Cancellation: charge in percent', counts.percent),
});

const cancellation = z
  .array(step, { error: fieldText('Cancellation', 'field-not-a-list') })
  .max(MAX_STEPS, { error: ruleText('too-many-things', { max: MAX_STEPS, things: 'steps of cancellation' }) })
  .transform((steps) => steps.toSorted((one, other) => other.daysBefore - one.daysBefore))
  .superRefine((steps, context) => {
    const pairs = steps.slice(1).map((later, index) => [steps[index]!, later] as const);
    if (pairs.some(([earlier, later]) => later.daysBefore === earlier.daysBefore)) {
      context.addIssue(ruleText('cancellation-steps-order'));
    }
    if (pairs.some(([earlier, later]) => later.chargePercent < earlier.chargePercent)) {
      context.addIssue(ruleText('cancellation-charges-fall'));
    }
  });

const bankDetail = z.object({ name: label('Bank details: name', 60), value: label('Bank details: value', 200) });

/** A line of text: `Account number: 000-1`. */
function bankDetailOf(line: string): BankDetail {
  const [, name, value] = /^([^:]{1,60}):(.*)$/.exec(line) ?? [];
  return name?.trim() && value?.trim() ? { name, value } : { name: 'Account', value: line };
}

/** The bank account, line by line; a text of several lines is accepted too. */
export const bankDetailsSchema: z.ZodType<BankDetail[]> = z.preprocess(
  (sent) =>
    typeof sent === 'string'
      ? sent
          .split('\n')
          .filter((line) => line.trim())
          .map(bankDetailOf)
      : sent,
  z
    .array(bankDetail, { error: fieldText('Bank details', 'field-not-a-list') })
    .max(MAX_DETAILS, { error: fieldText('Bank details', 'field-too-many-lines', { max: MAX_DETAILS }) }),
);

const FIELDS = {
  depositPercent: wholeNumber('Deposit in percent', counts.percent),
  balanceDaysBefore: wholeNumber('Balance: days before travel', counts.daysBeforeTravel),
  holdHours: wholeNumber('Hold in hours', counts.holdHours),
  cancellation,
};

/** The fields of {@link DEFAULT_TERMS} that a company may set; missing ones keep their default. */
export const companyTermsSchema = z.object(
  {
    depositPercent: optional(FIELDS.depositPercent),
    balanceDaysBefore: optional(FIELDS.balanceDaysBefore),
    holdHours: optional(FIELDS.holdHours),
    cancellation: optional(FIELDS.cancellation),
  },
  { error: fieldText('Terms', 'field-not-an-object') },
);

export const tourTermsSchema: z.ZodType<TourTerms> = companyTermsSchema.extend({
  bankDetails: optional(bankDetailsSchema),
});

/** Terms as stored with an order. */
export const keptTermsSchema: z.ZodType<Terms> = z.object({ ...FIELDS, bankDetails: bankDetailsSchema });

/** Terms overridden by others, per field: a company's by a tour's (rules/money 1), the defaults by the company's. */
export function mergedTerms<Below extends object>(below: Below, above: Partial<Below> | null | undefined): Below {
  const given = Object.entries(above ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return { ...below, ...(Object.fromEntries(given) as Partial<Below>) };
}
