import { monthsAhead } from './finder/tour-query.ts';
import type { Day } from './kigali-time.ts';

/**
 * How good a month is for something: 0 possible, 1 good, 2 best. Rwanda is dry from June to the middle of September and,
 * less so, from the middle of December to February; the long rains fall from March to May, the short ones in between.
 */
type Level = 0 | 1 | 2;

/** What is good in which month, from January to December: climate and seasons of the country, the same for every company. */
export const YEAR_OF_RWANDA = {
  /** Firm paths and clear views; the gorillas are at home all year. */
  gorillas: [2, 2, 1, 0, 0, 2, 2, 2, 2, 1, 1, 2],
  /** Birds that breed here sing, and those that winter here have come from Europe. */
  birds: [2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 2],
  /** Roads without mud. */
  roads: [1, 1, 0, 0, 0, 2, 2, 2, 1, 1, 0, 1],
} as const satisfies Readonly<Record<string, readonly Level[]>>;

/** What the country celebrates or remembers in a month, by its own name, from January to December; empty: nothing. */
export const FESTIVALS: readonly string[] = [
  '',
  'Tour du Rwanda',
  '',
  'Kwibuka',
  '',
  'Kigali Marathon',
  'Ubumuntu',
  'Umuganura',
  'Kwita Izina',
  '',
  '',
  '',
];

/** Whether tours cost less or more than usual in a month. */
export type PriceLevel = 'lower' | 'usual' | 'higher';

/** One month of the year, with the coming month of that name. */
export interface MonthOfYear {
  /** `2027-01` */
  readonly month: string;
  readonly gorillas: Level;
  readonly birds: Level;
  readonly roads: Level;
  readonly festival: string;
  /** Null if no tour has other prices by season. */
  readonly price: PriceLevel | null;
}

/**
 * The months from January to December, each as the next one of that name.
 * @param prices the level of each month (`2027-01`) that has one
 */
export function yearOfRwanda(now: Day, prices: ReadonlyMap<string, PriceLevel>): MonthOfYear[] {
  return monthsAhead(now)
    .map((month) => ({ month, at: Number(month.slice(5)) - 1 }))
    .sort((one, other) => one.at - other.at)
    .map(({ month, at }) => ({
      month,
      gorillas: YEAR_OF_RWANDA.gorillas[at]!,
      birds: YEAR_OF_RWANDA.birds[at]!,
      roads: YEAR_OF_RWANDA.roads[at]!,
      festival: FESTIVALS[at]!,
      price: prices.get(month) ?? null,
    }));
}
