import { field, view } from '../../../platform/http/view.js';
import type { Day } from '@imisozi/core/kigali-time';
import { CURRENCY } from '@imisozi/core/money';
import type { CancellationOffer } from '@imisozi/core/pricing/cancellation';
import { toDollars } from '@imisozi/core/pricing/cents';
import { dueNow, INSTALMENT_LABELS, type Instalment } from '@imisozi/core/pricing/instalments';
import { LINE_KINDS, lineInDollars, type PriceLineInDollars } from '@imisozi/core/pricing/price-lines';
import { TermsView } from '../../settings/dto/settings.view.js';
import type { Quote } from '../prices.service.js';

export class PriceLineView
  extends view({
    kind: field.enum(LINE_KINDS),
    label: field.string('Gorilla permit'),
    quantity: field.number(2),
    unitAmount: field.number(1500, 'US dollars; below 0 for what is taken off.'),
    amount: field.number(3000, 'quantity × unitAmount.'),
  })
  implements PriceLineInDollars {}

export class InstalmentView
  extends view({
    label: field.enum(INSTALMENT_LABELS, '`full`: everything at once.'),
    dueDate: field.string<Day>('now', 'A day, or `now`.'),
    amount: field.number(3192, 'US dollars.'),
  })
  implements Instalment {}

export class CancellationOfferView
  extends view({
    until: field.day('2027-06-05', 'That day included.'),
    refund: field.number(3640, 'US dollars, of a price that has been paid.'),
    charge: field.number(0, 'US dollars.'),
    permits: field.number(0, 'US dollars, kept for permits, which are bought by then.'),
  })
  implements CancellationOffer {}

export class PriceAnswer extends view({
  lines: field.list(PriceLineView, 'They add up to the total.'),
  total: field.number(3640, 'US dollars.'),
  currency: field.string(CURRENCY),
  people: field.number(2),
  deposit: field.number(3640, 'What is due now, in US dollars.'),
  instalments: field.list(InstalmentView),
  cancellation: field.list(CancellationOfferView, 'Empty without a travel date.'),
  terms: field.one(TermsView),
  departureId: field.uuid(undefined, null).nullable(),
  season: field.string('High season').nullable(),
}) {}

export const instalmentView = ({ label, dueDate, amount }: Instalment): InstalmentView => ({
  label,
  dueDate,
  amount: toDollars(amount),
});

export const cancellationOfferView = ({
  until,
  refund,
  charge,
  permits,
}: CancellationOffer): CancellationOfferView => ({
  until,
  refund: toDollars(refund),
  charge: toDollars(charge),
  permits: toDollars(permits),
});

export const priceAnswer = ({ price, departure, instalments, cancellation, terms }: Quote): PriceAnswer => ({
  lines: price.lines.map(lineInDollars),
  total: toDollars(price.total),
  currency: CURRENCY,
  people: price.people,
  deposit: toDollars(dueNow(instalments)),
  instalments: instalments.map(instalmentView),
  cancellation: cancellation.map(cancellationOfferView),
  terms,
  departureId: departure?.id ?? null,
  season: price.season,
});
