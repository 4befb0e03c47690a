import { groupPrices, type TourPrices } from '../prices.ts';
import type { LargeGroup } from './price-rules.ts';

/** The data that says how many people can book a tour online. */
interface SoldToGroups extends TourPrices {
  readonly largeGroups: readonly LargeGroup[] | null;
}

/** The most people that can book a tour online (rules/prices 3), outside its seasons; 0: only the office books it. */
export const largestParty = (tour: SoldToGroups): number =>
  tour.largeGroups?.at(-1)?.to ?? groupPrices(tour).findLastIndex((price) => price > 0) + 1;
