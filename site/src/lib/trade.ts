import { ADULT } from '@imisozi/core/pricing/party';
import { trade as text } from '../i18n/for-bookings';
import { comma } from '../i18n/language';
import { refusalTexts } from './api/answers';
import type { Content, Departure, PriceQuestion, TourPage } from './api/types';
import { bookableTour } from './bookable';
import { priceOf, type Priced } from './booking-price';
import { catSpan } from './cat-time';
import { seatsText } from './departures';
import { usd } from './money';

/** A departure that can be booked. */
interface TradeDeparture {
  readonly id: string;
  readonly day: string;
  readonly text: string;
  /** Seats that the visitor can have; null: any number, or those that are kept for the visitor. */
  readonly seats: number | null;
}

/** What the booking form needs to know about a tour that is sold by dates, travellers or extras; ready to be shown. */
export interface TradeItem {
  readonly itemId: string;
  readonly slug: string;
  readonly startTime?: string | undefined;
  /** Whether only the listed dates can be booked. */
  readonly isListedOnly: boolean;
  /** Days before its first day on which it can be booked, at the latest, where visitors choose the day. */
  readonly leadDays?: number | undefined;
  readonly departures: readonly TradeDeparture[];
  readonly types: readonly { readonly code: string; readonly label: string; readonly hint: string }[];
  readonly extras: readonly {
    readonly code: string;
    readonly label: string;
    readonly most: number;
    /** Traveller types that it is for, where it is not for all. */
    readonly types?: readonly string[] | undefined;
  }[];
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
  tour.leadDays > 0 ||
  tour.terms !== null ||
  [departures, tour.seasons, tour.largeGroups, tour.travellerTypes, tour.extras].some((list) => list.length > 0);

interface Asked {
  readonly departure?: string | null | undefined;
  readonly waitingKey?: string | null | undefined;
  /** The people that the visitor looked for tours with. */
  readonly people?: number | undefined;
}

/** The tour as its form shows it. Seats that are kept for the visitor can be booked when no others are left. */
export function tradeItem(
  tour: TourPage,
  departures: readonly Departure[],
  { departure, waitingKey, people }: Asked,
): TradeItem {
  const { itemId, slug, startTime, people: adults } = bookableTour(tour, people);
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
    ...(tour.leadDays > 0 && !isListedOnly && { leadDays: tour.leadDays }),
    departures: onSale.map(({ id, startDate: day, endDate, ...found }) => ({
      ...{ id, day, seats: waitingKey && id === departure ? null : found.seatsLeft },
      text: `${catSpan(day, endDate)} ${day.slice(0, 4)}: ${seatsText(found)}`,
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
      .map((extra) => ({
        code: extra.code,
        label: extraText(tour, extra),
        most: Math.min(extra.maxQuantity ?? MOST_IN_FORM, MOST_IN_FORM),
        ...(extra.for && { types: extra.for }),
      })),
    adults,
    chosen: chosen ?? (isListedOnly ? (onSale[0]?.id ?? '') : ''),
    ...(waitingKey && { waitingKey }),
  };
}

/** The price of a form, with what is refused in the visitor's language. */
export const shownPriceOf = (
  question: PriceQuestion,
  ask: (question: PriceQuestion) => ReturnType<Content['price']>,
): Promise<Priced> =>
  priceOf(question, async (asked) => {
    const price = await ask(asked);
    return 'lines' in price ? price : { problems: await refusalTexts(price.problems) };
  });

/** `Permit (Adult), $700 per person (Child: $0)`: whom it is for where it is not for all, and who pays something else. */
function extraText({ travellerTypes }: TourPage, extra: TourPage['extras'][number]): string {
  const { label, price, per, maxQuantity, for: types = [], prices = {} } = extra;
  const nameOf = (code: string) =>
    code === ADULT ? text.adult : (travellerTypes.find((type) => type.code === code)?.label ?? code);
  const inBrackets = (parts: readonly string[]) => (parts.length > 0 ? ` (${parts.join(comma())})` : '');
  const cost = `${usd(price)} ${text.per[per === 'booking' && maxQuantity !== 1 ? 'unit' : per]}`;
  const others = Object.entries(prices).map(([code, other]) => `${nameOf(code)}: ${usd(other)}`);
  return `${label}${inBrackets(types.map(nameOf))}${comma()}${cost}${inBrackets(others)}`;
}
