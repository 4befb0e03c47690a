import type { Day } from '@imisozi/core/kigali-time';
import { DayField } from '../../../common/validation/day.field.js';
import { field, view } from '../../../platform/http/view.js';

export class QuoteFiguresQuery {
  @DayField({ label: 'From', optional: true, example: '2027-01-01' })
  from?: Day;

  @DayField({ label: 'To', optional: true, example: '2027-12-31' })
  to?: Day;
}

export class QuoteShareView extends view({
  key: field.string('2027-01', 'The month, or the source.'),
  sent: field.integer(12),
  won: field.integer(5),
  lost: field.integer(4),
  open: field.integer(3),
  percentWon: field.number(42, 'Of those that were sent; null for none.').nullable(),
}) {}

export class QuoteFiguresView extends view({
  from: field.day('2027-01-01'),
  to: field.day('2027-12-31'),
  total: field.one(QuoteShareView),
  months: field.list(QuoteShareView, 'By the month in which they were first sent.'),
  sources: field.list(QuoteShareView, 'By where they come from.'),
}) {}
