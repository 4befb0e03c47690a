import { field, view } from '../../../platform/http/view.js';
import { DayTripsView } from '../../assignments/dto/day-trip.view.js';
import { QuoteFollowUpView } from '../../quotes/dto/quote-follow-up.view.js';

class SumView extends view({
  count: field.integer(3),
  amount: field.number(1240.5, 'US dollars.'),
}) {}

class OverdueSumView extends view({
  count: field.integer(3),
  amount: field.number(1240.5, 'US dollars; null for more than 500 bookings.').nullable(),
}) {}

class PermitsDueView extends view({
  count: field.integer(5, 'Not bought yet, for a visit within seven days.'),
  withoutPassport: field.integer(2, 'Those of them for which no passport is known.'),
  until: field.day('2027-06-19', 'The last of these days.'),
}) {}

/** What an office looks at first in the morning (rules/desk 14). */
export class OfficeDayView extends view({
  trips: field.one(DayTripsView, 'Today’s trips. Null for roles that do not operate them.').nullable(),
  overdue: field
    .one(OverdueSumView, 'What clients should have paid by now. Null for roles that do not record money.')
    .nullable(),
  proposals: field.one(QuoteFollowUpView, 'Null for roles that read no proposals.').nullable(),
  permits: field.one(PermitsDueView, 'Null for roles that read no permits.').nullable(),
  yesterday: field.one(SumView, 'Bookings of tours that were made yesterday, in Kigali, and their prices together.'),
}) {}
