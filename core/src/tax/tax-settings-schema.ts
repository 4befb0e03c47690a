import { z } from 'zod';
import * as counts from '../fields/counts.ts';
import { cleared, wholeNumber } from '../pricing/rule-fields.ts';
import { fieldText } from '../refusals/rule-text.ts';
import { isOneLine } from '../one-line.ts';
import { NO_TAX, TAX_RATES, TAXED_KINDS, type TaxedKind, type TaxRate, type TaxSettings } from './tax-rates.ts';

/** A change of the settings of tax, field by field and kind by kind; null is the default. */
export type ChangedTax = {
  readonly [Name in Exclude<keyof TaxSettings, 'rates'>]?: TaxSettings[Name] | null | undefined;
} & { readonly rates?: { readonly [Kind in TaxedKind]?: TaxRate | null | undefined } | null | undefined };

const TAX_NUMBER_LENGTH = 30;

/** A number of the revenue authority; empty: none. */
const registered = (name: string) =>
  z
    .string({ error: fieldText(name, 'field-not-text') })
    .trim()
    .max(TAX_NUMBER_LENGTH, { error: fieldText(name, 'field-too-long', { max: TAX_NUMBER_LENGTH }) })
    .refine(isOneLine, { error: fieldText(name, 'field-not-one-line') })
    .nullish();

export const changedTaxSchema: z.ZodType<ChangedTax> = z.object(
  {
    tin: registered('Tax: TIN'),
    vatNumber: registered('Tax: VAT number'),
    standardPercent: cleared(wholeNumber('Tax: standard rate', counts.percent)),
    rates: z
      .object(
        Object.fromEntries(
          TAXED_KINDS.map((kind) => [
            kind,
            cleared(
              z.enum(TAX_RATES, {
                error: fieldText(`Tax: ${kind}`, 'field-not-a-choice', { choices: TAX_RATES.join(', ') }),
              }),
            ),
          ]),
        ),
        { error: fieldText('Tax: rates', 'field-not-an-object') },
      )
      .nullish(),
  },
  { error: fieldText('Tax', 'field-not-an-object') },
);

/** The settings with a change applied: what it does not name stays, null returns to the default. */
export function changedTax(before: TaxSettings, { rates, ...fields }: ChangedTax): TaxSettings {
  const kinds = rates === null ? NO_TAX.rates : { ...before.rates, ...orDefault(rates ?? {}, NO_TAX.rates) };
  return { ...before, ...orDefault(fields, NO_TAX), rates: kinds };
}

/** The stored settings; the defaults for what cannot be read. */
export const taxOf = (kept: unknown): TaxSettings =>
  changedTax(NO_TAX, changedTaxSchema.safeParse(kept ?? {}).data ?? {});

const orDefault = <Values extends object>(
  values: { readonly [Name in keyof Values]?: Values[Name] | null | undefined },
  defaults: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value ?? defaults[name as keyof Values]]),
  ) as Partial<Values>;
