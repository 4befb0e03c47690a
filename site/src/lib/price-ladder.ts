import type { Tour } from './api/types';

type Prices = Pick<Tour, 'price1' | 'price2' | 'price3' | 'price4' | 'price5'>;

/** What a tour costs, in US dollars, for each group it can be booked for online; 0: not offered. */
export const priceLadder = ({ price1, price2, price3, price4, price5 }: Prices) =>
  [price1, price2, price3, price4, price5].map((price, index) => ({ people: index + 1, price }));

/** The price of the smallest group that a tour is offered to, or undefined. */
export const firstOffer = (prices: Prices) => priceLadder(prices).find(({ price }) => price > 0);

/** What each person pays at least and at most, in whole US dollars; undefined where there is only one such price. */
export function eachRange(prices: Prices): readonly [least: number, most: number] | undefined {
  const each = priceLadder(prices).flatMap(({ people, price }) => (price > 0 ? [Math.round(price / people)] : []));
  const range = [Math.min(...each), Math.max(...each)] as const;
  return each.length > 0 && range[0] < range[1] ? range : undefined;
}
