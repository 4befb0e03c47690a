import { groupPrices, smallestGroup } from '@imisozi/core/prices';
import { ADULT } from '@imisozi/core/pricing/price-rules';
import { trade as text } from '../i18n/for-bookings';
import { comma } from '../i18n/language';
import type { Priced } from '../islands/orders/usePrice';
import { refusalInVisitorsWords } from './api/answers';
import type { Departure, NoPrice, Price, TourPage } from './api/types';
import { bookableTour } from './bookable';
import { catSpan } from './cat-time';
import { seatsText } from './departures';
import { usd } from './money';

/** What the booking form needs to know about a tour that is sold by dates, travellers or extras; ready to be shown. */
export interface TradeItem {
  readonly itemId: string;
  readonly slug: string;
  readonly startTime?: string | undefined;
  /** Whether only the listed dates can be booked. */
  readonly isListedOnly: boolean;
  readonly departures: readonly { readonly id: string; readonly day: string; readonly text: string }[];
  readonly types: readonly { readonly code: string; readonly label: string; readonly hint: string }[];
  readonly extras: readonly { readonly code: string; readonly label: string; readonly most: number }[];
  /** Adults that the form begins with. */
  readonly adults: number;
  /** The departure that the visitor has chosen, or the first. */
  readonly chosen: string;
  /** The secret of an offer to who waited for seats. */
  readonly waitingKey?: string | undefined;
}

/** Of one extra in a form; the office sells more. */
const MOST_IN_FORM = 20;

/** Whether anything of a tour is sold otherwise than at five prices on any day. */
export const isOfTrade = (tour: TourPage, departures: readonly Departure[]): boolean =>
  tour.saleMode !== 'any-date' ||
  tour.terms !== null ||
  [departures, tour.seasons, tour.largeGroups, tour.travellerTypes, tour.extras].some((list) => list.length > 0);

interface Asked {
  readonly departure?: string | null | undefined;
  readonly waitingKey?: string | null | undefined;
}

/** The tour as its form shows it. Seats that are kept for the visitor can be booked when no others are left. */
export function tradeItem(
  tour: TourPage,
  departures: readonly Departure[],
  { departure, waitingKey }: Asked,
): TradeItem {
  const { itemId, slug, startTime } = bookableTour(tour);
  const onSale = departures.filter(
    ({ id, label }) => label !== 'closed' && (label !== 'full' || (waitingKey && id === departure)),
  );
  const isListedOnly = tour.saleMode === 'departures';
  const chosen = onSale.find(({ id }) => id === departure)?.id;
  return {
    itemId,
    slug,
    startTime,
    isListedOnly,
    departures: onSale.map(({ id, startDate: day, endDate, ...seats }) => ({
      id,
      day,
      text: `${catSpan(day, endDate)} ${day.slice(0, 4)}: ${seatsText(seats)}`,
    })),
    types: [
      { code: ADULT, label: text.adult, hint: '' },
      ...tour.travellerTypes.map(({ code, label, minAge, maxAge }) => ({
        code,
        label,
        hint: text.ages(minAge, maxAge),
      })),
    ],
    extras: tour.extras
      .filter(({ required }) => !required)
      .map(({ code, label, price, per, maxQuantity }) => ({
        code,
        label: `${label}${comma()}${usd(price)} ${text.per[per === 'booking' && maxQuantity !== 1 ? 'unit' : per]}`,
        most: Math.min(maxQuantity ?? MOST_IN_FORM, MOST_IN_FORM),
      })),
    adults: smallestGroup(groupPrices(tour)),
    chosen: chosen ?? (isListedOnly ? (onSale[0]?.id ?? '') : ''),
    ...(waitingKey && { waitingKey }),
  };
}

/** A price without what its form does not show: all that an island is given is in the page twice. */
export async function formPrice(price: Price | NoPrice): Promise<Priced> {
  if (!('lines' in price)) return { problems: await Promise.all(price.problems.map(refusalInVisitorsWords)) };
  const { lines, total, people, season, instalments, cancellation, terms } = price;
  const { holdHours } = terms;
  return { lines, total, people, season, instalments, cancellation, terms: { holdHours } };
}
