import { catDate } from './kigali-time.ts';

interface Names {
  /** From January. */
  readonly months: readonly string[];
  /** From Sunday. */
  readonly days: readonly string[];
  /** The name of the month after the word for "month", where the language needs one. */
  readonly ofMonth: (month: string) => string;
}

/**
 * Names of months and days for locales that browsers have no data for. Otherwise server and browser would write
 * different names.
 */
export const NAMES_OF: Readonly<Partial<Record<string, Names>>> = {
  rw: {
    months: [
      'Mutarama',
      'Gashyantare',
      'Werurwe',
      'Mata',
      'Gicurasi',
      'Kamena',
      'Nyakanga',
      'Kanama',
      'Nzeri',
      'Ukwakira',
      'Ugushyingo',
      'Ukuboza',
    ],
    days: [
      'Ku cyumweru',
      'Ku wa mbere',
      'Ku wa kabiri',
      'Ku wa gatatu',
      'Ku wa kane',
      'Ku wa gatanu',
      'Ku wa gatandatu',
    ],
    ofMonth: (month) => (month.startsWith('U') ? `k’${month}` : `kwa ${month}`),
  },
};

/** Formats a time with these names instead of the browser's. */
export function withNames(parts: readonly Intl.DateTimeFormatPart[], at: Date, { months, days }: Names): string {
  const day = new Date(catDate(at));
  const names: Partial<Record<Intl.DateTimeFormatPartTypes, string | undefined>> = {
    month: months[day.getUTCMonth()],
    weekday: days[day.getUTCDay()],
  };
  return parts.map(({ type, value }) => names[type] ?? value).join('');
}
