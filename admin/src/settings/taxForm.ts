import type { Settings, SettingsChange } from '../data/types';
import { changedFields } from '../forms/changedFields';

type Tax = Settings['tax'];

/** The changes of the settings of tax, or undefined: what someone else has changed in the meantime is kept. */
export function changedTax({ rates: ratesBefore, ...before }: Tax, { rates, ...now }: Tax): SettingsChange['tax'] {
  const fields = changedFields(before, now);
  const kinds = changedFields(ratesBefore, rates);
  const changesKinds = Object.keys(kinds).length > 0;
  if (Object.keys(fields).length === 0 && !changesKinds) return undefined;
  return { ...fields, ...(changesKinds && { rates: kinds }) };
}
