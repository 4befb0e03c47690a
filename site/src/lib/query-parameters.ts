/**
 * Every parameter that a page reads of its query. The edge cache makes one answer for all queries without any of them, so
 * a page must read its query here only.
 */
const PARAMETERS = [
  'ask',
  'booked',
  'dates',
  'departure',
  'event',
  'order',
  'people',
  'plan',
  'remove',
  'sent',
  'split',
  'tour',
  'traveller',
  'waiting',
  'waitingKey',
] as const;
type Parameter = (typeof PARAMETERS)[number];

const names: ReadonlySet<string> = new Set(PARAMETERS);

/** Whether a page reads this parameter. */
export const isParameter = (name: string): boolean => names.has(name);

/** The value of a parameter, or null. */
export const parameterOf = ({ searchParams }: URL, name: Parameter): string | null => searchParams.get(name);
