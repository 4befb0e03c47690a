/** Prices exist for groups of one to this many people. */
export const LARGEST_GROUP = 5;

/** The smallest group that can be booked online; one, where none can. */
export const smallestGroup = (prices: readonly number[]): number =>
  Math.max(
    0,
    prices.findIndex((price) => price > 0),
  ) + 1;

/** What a number of people costs, in US dollars; null for a group that only the office can book. */
export function priceFor(prices: readonly number[], people: number): number | null {
  if (!Number.isInteger(people) || people < 1 || people > LARGEST_GROUP) return null;
  return prices[people - 1] ?? 0;
}
