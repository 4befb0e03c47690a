import { field, view } from '../../../platform/http/view.js';

export class CustomLineView extends view({
  label: field.string('Private trip'),
  quantity: field.number(8),
  unitAmount: field.number(250, 'US dollars; below 0 for what is taken off.'),
  isPermit: field.boolean(false, 'Payable in full with the deposit.').optional(),
}) {}

export class DiscountView extends view({
  amount: field.number(100, 'US dollars; either this or `percent`.').optional(),
  percent: field.integer(10, undefined, { minimum: 1, maximum: 100 }).optional(),
  reason: field.string('Returning guests'),
  onPermits: field.boolean(false, 'Permits are spared unless it is true.').optional(),
}) {}

export class BookedExtraView extends view({
  code: field.string('single-room'),
  quantity: field.number(1),
}) {}

/** The booking, with the fields of a change: the dialogs of the dashboard open with it (rules/desk 2). */
export class BookedView extends view({
  travellers: field.map<number>({ type: 'integer' }, { adult: 2 }, 'Numbers of travellers by the code of their type.'),
  extras: field.list(BookedExtraView),
  promoCode: field.string('GREEN-SEASON').nullable(),
  discount: field.one(DiscountView, 'What the office takes off.').nullable(),
  lines: field.list(CustomLineView, 'Rows in place of the price of the tour.').nullable(),
  addLines: field.list(CustomLineView, 'Rows beside the price of the tour.'),
}) {}
