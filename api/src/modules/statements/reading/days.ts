import { isDay, type Day } from '@imisozi/core/kigali-time';
import type { DayOrder } from '@imisozi/core/statements';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day with its time and zone is shorter. */
const MAX_WRITTEN = 60;

/** Three numbers, of which one may be the name of a month, and maybe a time. */
const PARTS = /^(\d{1,4})[\s./-]+(\d{1,2}|[a-z]{3,9})\.?[\s./,-]+(\d{1,4})(?!\d)/i;
const MONTH_FIRST = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})(?!\d)/i;
const TOGETHER = /^(\d{4})(\d{2})(\d{2})(?!\d)/;

/**
 * A day as banks write it: `21/11/2026`, `2026-11-21`, `21-Nov-26`, `20261121`, each with a time or without.
 * @returns undefined for a text that is no day
 */
export function dayIn(text: string, order: DayOrder): Day | undefined {
  const written = text.trim();
  if (written.length > MAX_WRITTEN) return undefined;
  const first = MONTH_FIRST.exec(written);
  if (first) return dayOf(first[3]!, first[1]!, first[2]!);
  const together = TOGETHER.exec(written);
  if (together) return dayOf(together[1]!, together[2]!, together[3]!);
  const [, one, two, three] = PARTS.exec(written) ?? [];
  if (!one || !two || !three) return undefined;
  if (one.length === 4) return dayOf(one, two, three);
  if (order === 'YMD') return dayOf(one, two, three);
  return order === 'MDY' && /\d/.test(two) ? dayOf(three, one, two) : dayOf(three, two, one);
}

function dayOf(year: string, month: string, day: string): Day | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const found = `${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : undefined;
}

/** The order in which days are written: the first one in which each of them is a day, as in Rwanda if several are. */
export function dayOrderOf(days: readonly string[]): DayOrder {
  const written = days.filter((day) => day.trim() !== '');
  if (written.some((day) => /^\s*\d{4}/.test(day))) return 'YMD';
  const orders = ['DMY', 'MDY', 'YMD'] as const;
  const read = (order: DayOrder) => written.filter((day) => dayIn(day, order)).length;
  return orders.toSorted((one, other) => read(other) - read(one))[0]!;
}
