import * as counts from '../fields/counts.ts';
import { z } from 'zod';
import { fieldText, ruleText } from '../refusals/rule-text.ts';
import { dollars, flag, label, optional, wholeNumber } from './rule-fields.ts';

/** A manual discount by the office, with its reason (rules/desk 4); `amount` is in US dollars. */
export interface Discount {
  readonly amount?: number | undefined;
  readonly percent?: number | undefined;
  readonly reason: string;
  /** By default permits are not discounted. */
  readonly onPermits?: boolean | undefined;
}

export const discountSchema: z.ZodType<Discount> = z
  .object(
    {
      amount: optional(
        dollars('The discount').refine((amount) => amount !== 0, { error: fieldText('The discount', 'field-zero') }),
      ),
      percent: optional(wholeNumber('The discount in percent', counts.percentOff)),
      reason: label('The reason of a discount', 150),
      onPermits: optional(flag('The discount on permits')),
    },
    { error: ruleText('discount-unreadable') },
  )
  .refine(({ amount, percent }) => (amount === undefined) !== (percent === undefined), {
    error: ruleText('discount-of-both-kinds'),
  });
