import type { Day } from '@imisozi/core/kigali-time';
import type { Shown } from './calendarDays';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const at = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const month = format({ month: 'long', year: 'numeric' });
const span = format({ month: 'short', day: 'numeric', year: 'numeric' });
const whole = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** `Saturday, June 12, 2027`. */
export const dayTitle = (day: Day): string => whole.format(at(day));

/** `June 2027`, or `Jun 7 – 13, 2027`. */
export const titleOf = ({ view, day }: Shown, weeks: readonly (readonly Day[])[]): string =>
  view === 'month' ? month.format(at(day)) : span.formatRange(at(weeks[0]![0]!), at(weeks[0]!.at(-1)!));
