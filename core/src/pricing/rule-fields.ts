import { z } from 'zod';
import { DOLLARS, type Bounds } from '../fields/counts.ts';
import { fieldText } from '../refusals/rule-text.ts';
import { isOneLine } from '../one-line.ts';
import { toCents } from '../money.ts';

/** An optional value; forms send null or an empty text for none. */
export const optional = <Value>(schema: z.ZodType<Value>) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());

/** A value of the settings: null or an empty text sets it back to the default. */
export const cleared = <Value>(schema: z.ZodType<Value>) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish());

/** A number that forms send in digits (rules/api 2); anything else is passed on, to be refused with its sentence. */
const numeric = <Value>(schema: z.ZodType<Value>) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*-?\d{1,9}(\.\d{1,9})?\s*$/.test(value) ? Number(value) : value),
    schema,
  );

/** US dollars with at most two decimals; `min` is below 0 for amounts that may be deducted. */
export function dollars(name: string, { min = 0 } = {}) {
  const error = fieldText(name, 'field-not-dollars');
  return numeric(
    z
      .number({ error })
      .min(min, {
        error: min === 0 ? fieldText(name, 'field-negative') : fieldText(name, 'field-too-small', { min }),
      })
      .max(DOLLARS.max, { error: fieldText(name, 'field-too-large', { max: DOLLARS.max }) })
      .refine((value) => toCents(value) / 100 === value, { error }),
  );
}

/** {@link dollars} that may be below 0. */
export const signedDollars = (name: string) => dollars(name, { min: -DOLLARS.max });

export function wholeNumber(name: string, { min, max }: Bounds) {
  const error = fieldText(name, 'field-not-whole-number', { min, max });
  return numeric(z.int({ error }).min(min, { error }).max(max, { error }));
}

/** A boolean, or its text. */
export const flag = (name: string) =>
  z.preprocess(
    (value) => (value === 'true' ? true : value === 'false' ? false : value),
    z.boolean({ error: fieldText(name, 'field-not-true-or-false') }),
  );

/** A displayed line of text. */
export function label(name: string, maxLength: number) {
  return z
    .string({ error: fieldText(name, 'field-not-text') })
    .trim()
    .min(1, { error: fieldText(name, 'field-required') })
    .max(maxLength, { error: fieldText(name, 'field-too-long', { max: maxLength }) })
    .refine(isOneLine, { error: fieldText(name, 'field-not-one-line') });
}

const RULE_CODE = /^[A-Za-z][A-Za-z0-9_-]{0,29}$/;

export const isRuleCode = (text: string): boolean => RULE_CODE.test(text);

/** The code by which requests name a rule: `single-room`. */
export function ruleCode(name: string) {
  const error = fieldText(name, 'field-not-a-code');
  return z.string({ error }).regex(RULE_CODE, { error });
}

/** Refuses a list in which two rules have the same code. */
export const noneTwice =
  (name: string) =>
  (rules: readonly { readonly code: string }[], context: z.RefinementCtx): void => {
    const codes = rules.map(({ code }) => code);
    const twice = new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
    for (const code of twice) context.addIssue(fieldText(name, 'field-code-twice', { code }));
  };
