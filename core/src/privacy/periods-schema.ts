import { z } from 'zod';
import { cleared, wholeNumber } from '../pricing/rule-fields.ts';
import { fieldText } from '../refusals/rule-text.ts';
import { boundsOf, DEFAULT_PERIODS, SET_PERIODS, type KeptPeriods, type SetPeriod } from './periods.ts';

/** Periods that an admin sets, one by one; null is the default. */
export type ChangedPeriods = { readonly [Name in SetPeriod]?: number | null | undefined };

const NUMBERS = new Map(SET_PERIODS.map((period) => [period, wholeNumber(`Keeping: ${period}`, boundsOf(period))]));

export const changedPeriodsSchema: z.ZodType<ChangedPeriods> = z.object(
  Object.fromEntries([...NUMBERS].map(([period, number]) => [period, cleared(number)])),
  { error: fieldText('Keeping', 'field-not-an-object') },
);

/** What is stored with a change applied: what it does not name stays. */
export function changedPeriods(kept: unknown, change: ChangedPeriods): Partial<KeptPeriods> {
  const next: ChangedPeriods = { ...setBy(kept), ...change };
  return Object.fromEntries(
    SET_PERIODS.flatMap((period) => ((next[period] ?? null) === null ? [] : [[period, next[period]]])),
  );
}

/** The numbers in force by what is stored; the default for what cannot be read or has left its bounds. */
export const periodsOf = (kept: unknown): KeptPeriods => ({ ...DEFAULT_PERIODS, ...setBy(kept) });

function setBy(kept: unknown): Partial<KeptPeriods> {
  const stored = typeof kept === 'object' ? (kept as Readonly<Record<string, unknown>> | null) : null;
  return Object.fromEntries(
    [...NUMBERS].flatMap(([period, number]) => {
      const { data } = number.safeParse(stored?.[period]);
      return data === undefined ? [] : [[period, data]];
    }),
  );
}
