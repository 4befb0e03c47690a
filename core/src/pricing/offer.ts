import { addDays, type Day } from '../kigali-time.ts';
import type { SaleMode } from './price-rules.ts';

/** How many days before its first day a tour may ask to be booked, at most. */
export const MOST_LEAD_DAYS = 365;

/** How many days before its first day visitors book a tour. */
export interface LeadTime {
  readonly leadDays: number;
}

/** The first day on which a tour can begin that visitors book today (trade 2: lead time). */
export const firstBookableDay = ({ leadDays }: LeadTime, today: Day): Day => addDays(today, leadDays);

/** What a visitor wants to book of a tour. */
interface Offer extends LeadTime {
  readonly saleMode: SaleMode;
  readonly travelDate: Day | undefined;
  /** Whether it is one of the tour's departures. */
  readonly isDeparture: boolean;
  readonly today: Day;
  /** The office's telephone number. */
  readonly phone: string;
}

/** Why visitors cannot book like that; the office may. */
export function offerProblems({ saleMode, travelDate, isDeparture, today, leadDays, phone }: Offer): string[] {
  if (saleMode === 'enquiry') return ['This tour is sold on request only, please contact us'];
  if (saleMode === 'departures' && !isDeparture) return ['Please choose one of the departures of this tour'];
  if (travelDate === undefined) return [];
  if (travelDate < today) return ['The travel date cannot be in the past'];
  const first = firstBookableDay({ leadDays }, today);
  return travelDate < first ? [tooSoon(first, phone)] : [];
}

const tooSoon = (first: Day, phone: string): string =>
  `The first possible day for this tour is ${first}. For an earlier one please call our office: ${phone}`;
