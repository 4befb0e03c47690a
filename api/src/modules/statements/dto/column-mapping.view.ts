import { DAY_ORDERS, DECIMAL_SIGNS } from '@imisozi/core/statements';
import { field, view } from '../../../platform/http/view.js';

/** Which column of a CSV file is what. */
export class ColumnMappingView extends view({
  day: field.integer(0, 'The column of the day, from 0.').nullable(),
  amount: field.integer(3, 'With a sign; or `credit` and `debit`.').nullable(),
  credit: field.integer(3).nullable(),
  debit: field.integer(4).nullable(),
  name: field.integer(1, 'Who paid.').nullable(),
  text: field.integer(1, 'What the payer wrote.').nullable(),
  reference: field.integer(2, 'The number that the bank gave it.').nullable(),
  currency: field.integer(5).nullable(),
  dayOrder: field.enum(DAY_ORDERS),
  decimal: field.enum(DECIMAL_SIGNS),
}) {}
