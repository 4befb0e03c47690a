import type { Tour } from './tour.entity.js';

/** Prices exist for groups of 1 to 5 people; larger groups ask the office (spec 5). */
export const MAX_PEOPLE = 5;

/** One step of a tour's price ladder: the price of the whole group, in US dollars. */
export interface GroupPrice {
  readonly people: number;
  readonly amount: number;
}

/** The group sizes a tour is offered for, smallest first. A price of 0 means: not offered. */
export function priceLadder(tour: Pick<Tour, `price${1 | 2 | 3 | 4 | 5}`>): GroupPrice[] {
  return [tour.price1, tour.price2, tour.price3, tour.price4, tour.price5]
    .map((amount, index) => ({ people: index + 1, amount }))
    .filter(({ amount }) => amount > 0);
}
