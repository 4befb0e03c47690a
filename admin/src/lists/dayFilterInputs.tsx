import { DateInput } from 'react-admin';
import { catDate } from '@imisozi/core/kigali-time';
import { endOfDay, startOfDay } from '../format/kigaliDays';
import type { LabelKey } from '../i18n/label';

const startOf = (day: string): string | null => (day ? startOfDay(day) : null);
const endOf = (day: string): string | null => (day ? endOfDay(day) : null);
const dayOf = (bound: unknown): string => (typeof bound === 'string' && bound ? catDate(new Date(bound)) : '');

/**
 * The two inputs of a list's filter by day, which the API reads as bounds of a column (`_gte` and `_lte`, in
 * `api/src/platform/list/list-filter.ts`). The days are in Central Africa Time; both inputs are hidden until added.
 */
export const dayFilterInputs = (
  source: string,
  [from, to]: readonly [from: LabelKey, to: LabelKey] = ['app.list.from', 'app.list.to'],
) => [
  <DateInput key={`${source}-from`} source={`${source}_gte`} label={from} format={dayOf} parse={startOf} />,
  <DateInput key={`${source}-to`} source={`${source}_lte`} label={to} format={dayOf} parse={endOf} />,
];
