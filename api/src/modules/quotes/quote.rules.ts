import { addDays, today, type Day } from '@imisozi/core/kigali-time';
import { permitsIn, sumOf, type PriceLine } from '@imisozi/core/pricing/price-lines';
import { cancellationOffers, type CancellationOffer } from '@imisozi/core/pricing/cancellation';
import { instalmentsOf, type Instalment } from '@imisozi/core/pricing/instalments';
import { countOf } from '@imisozi/core/pricing/price-tour';
import { FEW_SEATS, seatsLeft } from '@imisozi/core/departures';
import type { RoomOfDeparture } from '@imisozi/core/quotes/quote-state';
import { refusal } from '../../platform/errors/refused.js';
import type { Departure } from '../departures/departure.entity.js';
import type { Quote } from './quote.entity.js';

/** The last day of the trip; undefined without a first. One without days of its own ends with its departure. */
export function lastDayOf(
  { travelDate, days }: Pick<Quote, 'travelDate' | 'days'>,
  departure: Departure | null = null,
): Day | undefined {
  if (departure && days.length === 0) return departure.endDate;
  return travelDate ? addDays(travelDate, Math.max(0, days.length - 1)) : undefined;
}

/** The number of people of all types. */
export const peopleOf = ({ travellers }: Pick<Quote, 'travellers'>): number => countOf(travellers);

/**
 * Whether the departure of a proposal has room for its party, on the day that its client has seen (rules/proposals 12).
 * @param departure null: it was deleted
 */
export function roomFor(
  { travelDate, travellers }: Pick<Quote, 'travelDate' | 'travellers'>,
  departure: Departure | null,
): RoomOfDeparture {
  if (departure?.state !== 'OPEN' || !isOnDay(departure, travelDate)) return 'gone';
  const left = seatsLeft(departure);
  if (left === null) return 'enough';
  if (left < peopleOf({ travellers })) return 'full';
  return left <= FEW_SEATS ? 'few-left' : 'enough';
}

/** Whether a departure still begins on the day that the client has seen, today or later. */
export const isOnDay = ({ startDate }: Departure, travelDate: Day | null): boolean =>
  startDate === travelDate && startDate >= today();

/** What an option costs, when what is due and what cancelling costs, if it were accepted today; whole cents. */
export function offerOf({ terms, travelDate }: Pick<Quote, 'terms' | 'travelDate'>, lines: readonly PriceLine[]) {
  const total = sumOf(lines);
  const permits = permitsIn(lines);
  const day = travelDate ?? undefined;
  const instalments: readonly Instalment[] =
    total > 0 ? instalmentsOf({ total, permits, travelDate: day, today: today() }, terms) : [];
  const cancellation: readonly CancellationOffer[] =
    total > 0
      ? cancellationOffers({ total, travelDate: day, boughtPermits: permits }, terms.cancellation, today())
      : [];
  return { total, instalments, cancellation };
}

/**
 * A proposal is sent only when its client can accept it (rules/proposals 3).
 * @throws Refused with what it lacks
 */
export function refuseIncomplete(quote: Quote): void {
  const missing = [
    !quote.names && 'the name of the client',
    !quote.email && 'the email address of the client',
    !quote.title && 'a title',
    peopleOf(quote) === 0 && 'the travellers',
    quote.options.length === 0 && 'a price',
    quote.options.some(({ lines }) => sumOf(lines) <= 0) && 'a total above 0 in each option',
    quote.options.length > 1 && quote.options.some(({ name }) => !name) && 'a name for each option',
    !quote.validUntil && 'the last day on which it can be accepted',
  ].filter((one) => one !== false);
  if (missing.length > 0) throw refusal('quote-incomplete', { missing: missing.join(', ') });
  if (quote.validUntil! < today()) throw refusal('quote-valid-in-the-past');
  if (quote.travelDate && quote.validUntil! > quote.travelDate) throw refusal('quote-valid-after-travel');
}
