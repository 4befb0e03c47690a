import type { Day } from '../kigali-time.ts';
import type { SaleMode } from './price-rules.ts';

/** What a visitor wants to book of a tour. */
interface Offer {
  readonly saleMode: SaleMode;
  readonly travelDate: Day | undefined;
  /** Whether it is one of the tour's departures. */
  readonly isDeparture: boolean;
  readonly today: Day;
}

/** Why visitors cannot book like that; the office may. */
export function offerProblems({ saleMode, travelDate, isDeparture, today }: Offer): string[] {
  if (saleMode === 'enquiry') return ['This tour is sold on request only, please contact us'];
  if (saleMode === 'departures' && !isDeparture) return ['Please choose one of the departures of this tour'];
  return travelDate !== undefined && travelDate < today ? ['The travel date cannot be in the past'] : [];
}
