import { field, view } from '../../../platform/http/view.js';

/** A proposal to look at. */
export class FollowedQuoteView extends view({
  id: field.uuid(),
  number: field.string('Q-2027-000012'),
  names: field.string('Demo Visitor'),
  title: field.string('Twelve days for two'),
  travelDate: field.day('2027-06-12').nullable(),
  validUntil: field.day('2027-02-01', 'The last day on which the client can accept it.').nullable(),
  isMissed: field.boolean(false, 'The client could not accept it: its departure has no room for the party.'),
}) {}

class FollowedQuotesView extends view({
  count: field.integer(2),
  first: field.list(FollowedQuoteView, 'At most four.'),
}) {}

export class QuoteFollowUpView extends view({
  asked: field.one(
    FollowedQuotesView,
    'The client has asked for a change that has not been made yet, or could not accept it; newest first.',
  ),
  expiring: field.one(FollowedQuotesView, 'Expires within three days; soonest first.'),
}) {}
