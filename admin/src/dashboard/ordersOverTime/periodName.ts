import type { OrdersOverTime } from '../../data/types';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });

const NAMES = {
  day: format({ month: 'short', day: 'numeric' }),
  week: format({ month: 'short', day: 'numeric' }),
  month: format({ month: 'short', year: 'numeric' }),
};

/** `Nov 16` for a day or the Monday of a week, `Nov 2026` for a month. */
export const periodName = (start: string, by: OrdersOverTime['by']): string =>
  NAMES[by].format(new Date(`${start}T00:00:00Z`));
