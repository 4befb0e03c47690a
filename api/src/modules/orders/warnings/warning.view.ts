import { field, view } from '../../../platform/http/view.js';
import { ORDER_MARKS } from '@imisozi/core/order-choices';

export const ORDER_WARNINGS = [
  'unpaid',
  'overdue',
  'hold-ends',
  'travellers',
  'passports',
  'permits-to-buy',
  'permits-surplus',
  'refund-due',
  'date-missing',
  ...ORDER_MARKS,
] as const;

/** Something that the office has to check before a client travels (rules/desk 6). */
export class OrderWarning extends view({
  code: field.enum(
    ORDER_WARNINGS,
    '`unpaid`: money is missing shortly before travel; `overdue`: an instalment is; `hold-ends`: its seats are kept until today; `travellers`, `passports`: still unknown shortly before travel; `permits-to-buy`: a permit is not bought 30 days before its day; `permits-surplus`: bought ones that the booking no longer contains; `refund-due`: money is to go back; `date-missing`: nobody chose a day of travel; `base-price`: a deployed client ordered at the tour’s own price in a season that has another; `lead-time`: for a nearer day than the tour is sold for.',
  ),
  amount: field.number(2548, 'US dollars, where it is about money.').nullable(),
  day: field.day('2027-06-12', 'When the money was due or the hold ends; else the first day of travel.').nullable(),
  count: field.number(2, 'How many people, where it is about people.').nullable(),
}) {}
