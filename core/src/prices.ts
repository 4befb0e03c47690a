/** Prices exist for groups of 1 to 5 people; larger groups ask the office (rules/prices 3). */
export const MAX_GROUP_SIZE = 5;

/** The prices of a tour in US dollars, each for a whole group; 0 or missing: not offered to a group of that size. */
export type TourPrices = Readonly<Record<`price${1 | 2 | 3 | 4 | 5}`, number>>;

/** The price for a whole group of `people`, in US dollars. */
export interface GroupPrice {
  readonly people: number;
  readonly amount: number;
}

/** The price for one person, for two, and so on up to {@link MAX_GROUP_SIZE}; 0: not offered. */
export const groupPrices = ({ price1, price2, price3, price4, price5 }: TourPrices): readonly number[] => [
  price1,
  price2,
  price3,
  price4,
  price5,
];

/** The group sizes for which a tour has a price, smallest first. */
export const priceLadder = (prices: TourPrices): GroupPrice[] =>
  groupPrices(prices)
    .map((amount, index) => ({ people: index + 1, amount }))
    .filter(({ amount }) => amount > 0);

/** The party that most tours are booked for, and so advertised for: two people sharing. */
export const USUAL_PARTY = 2;

/** The price that a tour is advertised with: for two, or else for the next party that it is sold to. */
export function fromPrice(prices: TourPrices): GroupPrice | null {
  const ladder = priceLadder(prices);
  return ladder.find(({ people }) => people >= USUAL_PARTY) ?? ladder.at(-1) ?? null;
}

/** The price per person of a group, in whole US dollars. */
export const eachOf = ({ people, amount }: GroupPrice): number => Math.round(amount / people);

/** The smallest group that can book online; 1 if none can. */
export const smallestGroup = (prices: readonly number[]): number =>
  Math.max(
    0,
    prices.findIndex((price) => price > 0),
  ) + 1;

/** The price for a group of `people`, in US dollars; null if only the office can book for this group. */
export function priceFor(prices: readonly number[], people: number): number | null {
  if (!Number.isInteger(people) || people < 1 || people > MAX_GROUP_SIZE) return null;
  return prices[people - 1] ?? 0;
}
