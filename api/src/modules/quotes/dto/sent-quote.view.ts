import { MEALS } from '@imisozi/core/quotes/quote-offer';
import { field, view } from '../../../platform/http/view.js';

/** A day of a proposal in a request. */
export class SentQuoteDay extends view({
  title: field.string('Arrival in Kigali'),
  body: field.string('Your guide meets you at the airport.', 'Plain text.').optional(),
  place: field.string('Kigali', 'Where the day ends.').optional(),
  lodge: field.string('Kinigi Ridge Lodge', 'Short for one of `lodges`.').optional(),
  lodges: field.strings(['Kinigi Ridge Lodge'], 'One for all options, or one for each.').optional(),
  meals: field.enums(MEALS).optional(),
  images: field.strings([], 'URLs of uploaded pictures.').optional(),
}) {}

class SentQuoteLine extends view({
  label: field.string('Private trip'),
  quantity: field.number(2),
  unitAmount: field.number(2400, 'US dollars; below 0 for what is taken off.'),
  isPermit: field.boolean(false, 'Payable in full with the deposit.').optional(),
}) {}

/** An option of a proposal in a request. */
export class SentQuoteOption extends view({
  name: field.string('Comfort', 'May be empty where there is only one.'),
  lines: field.list(SentQuoteLine),
}) {}
