import { SET_PERIODS, type SetPeriod } from '@imisozi/core/privacy/periods';
import type { Settings, SettingsChange } from '../data/types';
import { changedFields } from '../forms/changedFields';

type Periods = Settings['periods'];

/** The changed periods, or undefined: what someone else has changed in the meantime is kept. */
export function changedPeriods(before: Periods, now: Periods): SettingsChange['periods'] {
  const changed = changedFields(before, now);
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** 0 is for ever. */
const lengthOf = (count: number): number => (count === 0 ? Infinity : count);

/** The periods that become shorter: something is erased because of it. */
export const shortened = (before: Periods, now: Periods): SetPeriod[] =>
  SET_PERIODS.filter((period) => lengthOf(now[period]) < lengthOf(before[period]));
