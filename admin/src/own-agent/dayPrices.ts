import { agentPercentFor, commissionOf } from '@imisozi/core/agents';
import { daysBetween, type Day } from '@imisozi/core/kigali-time';
import { firstBookableDay } from '@imisozi/core/pricing/lead-time';
import { priceTour } from '@imisozi/core/pricing/price-tour';
import type { DepartureOnSale, OwnAgent, TourOnSale } from '../data/types';

/** What a tour costs an agent on a day. */
export interface DayPrice {
  /** The departure of that day, if there is one. */
  readonly departure: DepartureOnSale | undefined;
  /** US dollars for the party, with net prices less what the agent has off; null: ask the office. */
  readonly total: number | null;
}

interface Sold {
  readonly tour: TourOnSale;
  readonly departures: readonly DepartureOnSale[];
  readonly agent: OwnAgent;
  readonly people: number;
  readonly today: Day;
}

/** What can be booked on a day, and its price; undefined if nothing can. */
export function dayPrice({ tour, departures, agent, people, today }: Sold, day: Day): DayPrice | undefined {
  const departure = departures.find(({ startDate }) => startDate === day);
  if (departure && departure.seatsLeft !== null && departure.seatsLeft < people) return undefined;
  if (!departure && (tour.saleMode !== 'any-date' || day < firstBookableDay(tour, today))) return undefined;
  const days = departure ? daysBetween(departure.startDate, departure.endDate) + 1 : Math.max(1, tour.itenerary.length);
  const price = priceTour(tour, { travelDate: day, days, people });
  if ('problems' in price) return { departure, total: null };
  const percent = agent.deal === 'net' ? agentPercentFor(agent, tour.id) : 0;
  return { departure, total: (price.total - commissionOf(price.lines, percent)) / 100 };
}
