import { sumOf, type PriceLine } from '../pricing/price-lines.ts';

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

/** One day of a proposal, in the client's language. */
export interface QuoteDay {
  readonly title: string;
  /** Plain text; an empty line begins a paragraph. */
  readonly body: string;
  /** Where it ends, in words; on the map if a destination has that name. */
  readonly place: string;
  /** Where travellers sleep: one name for all options, or one for each, in their order. */
  readonly lodges: readonly string[];
  readonly meals: readonly Meal[];
  /** URLs of uploaded pictures. */
  readonly images: readonly string[];
  /** The title of the tour's day, in English, that it was copied from. Clients do not see it. */
  readonly tourDay?: string | undefined;
}

/** One of up to three versions among which the client chooses; whole cents. */
export interface QuoteOption {
  readonly name: string;
  readonly lines: readonly PriceLine[];
}

/** What a part of the trip costs the company; whole cents. Only staff see it (rules/proposals 8). */
export interface QuoteCost {
  readonly label: string;
  /** Of the trip, from 1; absent: the whole trip. */
  readonly day?: number | undefined;
  /** The place of the option that has this cost, from 0; absent: every option. */
  readonly option?: number | undefined;
  readonly amount: number;
}

/** What the company keeps of an option; whole cents. */
export interface Margin {
  readonly total: number;
  readonly cost: number;
  readonly margin: number;
  /** Of the total, rounded to whole percent; null where the total is 0. */
  readonly percent: number | null;
}

/** The most options of one proposal. */
export const MAX_OPTIONS = 3;

/** What an option sells for and costs (rules/proposals 8). */
export function marginOf(option: number, lines: readonly PriceLine[], costs: readonly QuoteCost[]): Margin {
  const total = sumOf(lines);
  const cost = costs
    .filter((one) => one.option === undefined || one.option === option)
    .reduce((sum, { amount }) => sum + amount, 0);
  const margin = total - cost;
  return { total, cost, margin, percent: total > 0 ? Math.round((margin * 100) / total) : null };
}

/** Where travellers with an option sleep on a day: its own lodge, or the one for all options; '' for none. */
export const lodgeOf = ({ lodges }: Pick<QuoteDay, 'lodges'>, option: number): string =>
  lodges[option] || lodges[0] || '';
