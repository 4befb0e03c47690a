import { bookingSteps as text, tours } from '../../i18n/for-bookings';
import { comma } from '../../i18n/language';
import type { Bookable } from '../../lib/bookable';
import { catWeekday } from '../../lib/cat-time';
import { extraField, partyOf, travelDayOf, type BookingValues } from './booking-values';

/** `Sat, 21 Nov 2026`, the chosen day of travel; empty if none is. */
export function dayText(item: Bookable, values: BookingValues): string {
  const day = travelDayOf(item, values);
  return day && catWeekday(day);
}

/** `3 people, 1 extra`, or `3 tickets`. */
export function partyText(item: Bookable, values: BookingValues): string {
  const people = partyOf(item, values);
  if (item.itemType === 'event') return people > 0 ? text.ticketCount({ count: people }) : '';
  const extras = item.extras.filter(({ code }) => Number(values[extraField(code)]) > 0).length;
  return [people > 0 && tours.people({ count: people }), extras > 0 && text.extras({ count: extras })]
    .filter(Boolean)
    .join(comma());
}
