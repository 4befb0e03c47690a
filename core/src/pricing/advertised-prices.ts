import type { Day } from '../kigali-time.ts';
import { MAX_GROUP_SIZE, type TourPrices } from '../prices.ts';
import { toDollars } from './cents.ts';
import { priceTour, type TourPricing } from './price-tour.ts';

/** The data for a tour's advertised price. */
export interface AdvertisedTour extends TourPricing {
  /** The number of days of the tour. */
  readonly days: number;
}

/**
 * The prices for 1 to 5 adults, in US dollars, including everything that every booking includes, such as permits; 0:
 * not offered. Show these prices; those of the tour's record are without extras.
 * @param travelDate a day of the requested season; without it the prices outside all seasons
 */
export function advertisedPrices(tour: AdvertisedTour, travelDate?: Day): TourPrices {
  const priceOf = (people: number) => {
    const price = priceTour(tour, { people, days: tour.days, travelDate });
    return 'total' in price ? toDollars(price.total) : 0;
  };
  const [price1 = 0, price2 = 0, price3 = 0, price4 = 0, price5 = 0] = Array.from(
    { length: MAX_GROUP_SIZE },
    (_, index) => priceOf(index + 1),
  );
  return { price1, price2, price3, price4, price5 };
}
