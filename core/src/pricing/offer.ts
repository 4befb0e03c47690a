import type { Day } from '../kigali-time.ts';
import { refused, type Refusal } from '../refusals/refusal.ts';
import { firstBookableDay, type LeadTime } from './lead-time.ts';
import type { SaleMode } from './price-rules.ts';

/** The booking of a tour that a visitor wants. */
interface Offer extends LeadTime {
  readonly saleMode: SaleMode;
  readonly travelDate: Day | undefined;
  /** Whether the date is one of the tour's departures. */
  readonly isDeparture: boolean;
  readonly today: Day;
  /** The office's telephone number. */
  readonly phone: string;
}

/** Why visitors cannot book this; the office may. */
export function offerProblems({ saleMode, travelDate, isDeparture, today, leadDays, phone }: Offer): Refusal[] {
  if (saleMode === 'enquiry') return [refused('tour-on-request')];
  if (saleMode === 'departures' && !isDeparture) return [refused('tour-by-departures')];
  if (travelDate === undefined) return [];
  if (travelDate < today) return [refused('travel-date-past')];
  const first = firstBookableDay({ leadDays }, today);
  return travelDate < first ? [refused('travel-date-too-soon', { day: first, phone })] : [];
}
