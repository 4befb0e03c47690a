import { MessageAnswer, told } from '../../common/message-answer.js';
import { field, view } from '../../platform/http/view.js';
import { LEDGER_DIRECTIONS, ENTRY_KINDS } from '@imisozi/core/ledger';
import { isPermitHeld } from '@imisozi/core/permits';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { INSTALMENT_LABELS } from '@imisozi/core/pricing/instalments';
import { lineInDollars } from '@imisozi/core/pricing/price-lines';
import { ADULT } from '@imisozi/core/pricing/party';
import type { KeptByTerms } from '@imisozi/core/refund-sentences';
import { SALE_MODES } from '@imisozi/core/pricing/price-rules';
import { CancellationOfferView, PriceLineView } from '../prices/dto/price.view.js';
import { ENDED_BY, endingOf, refundOf } from '../orders/order.ending.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { offersOfOrder } from '../orders/order.cancellation-offers.js';
import { linesOf } from '../orders/price-lines.js';
import type { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import type { Permit } from '../permits/permit.entity.js';
import { instalmentsWithPaid } from '../orders/order.balance.js';
import type { Order } from '../orders/order.entity.js';
import { travelDayOf } from '../orders/order.travel-day.js';
import { OrderView, orderView } from '../orders/dto/order.view.js';
import { TranslationStateView } from '../translations/dto/translation-state.view.js';
import { nameIn, namesReadView, type NamesRead } from '../translations/translated-names.js';

class OrderInstalmentView extends view({
  label: field.enum(INSTALMENT_LABELS, '`full`: everything at once.'),
  dueDate: field.day('2027-05-13'),
  amount: field.number(1092, 'US dollars.'),
  paid: field.number(1092, 'US dollars of it that have come in.'),
}) {}

class OrderReceiptView extends view({
  number: field.string('RCT-2026-000042', '`CRN-…` for money that went back.'),
  amount: field.number(1092, 'US dollars.'),
  receivedAt: field.time(),
  direction: field.enum(LEDGER_DIRECTIONS),
}) {}

/** How an order ended. */
class OrderEndingView extends view({
  by: field.enum(ENDED_BY, '`hold`: nobody paid while its seats were kept.'),
  day: field.day('2027-06-07').nullable(),
  reason: field
    .string('One of us is ill.', 'The client’s own, or why the departure was cancelled; not what the office notes.')
    .nullable(),
}) {}

class KeptByTermsView
  extends view({
    percent: field.number(25, 'What the terms charged that day, in percent of the price without bought permits.'),
    daysBefore: field.integer(4, 'Days from then to the day of travel; below 0 after it, null without one.').nullable(),
    permits: field.number(0, 'For permits that had been bought, in US dollars: they are kept whole.'),
    keepsAll: field.boolean(false, 'It is more than had been paid, all of which is kept.'),
  })
  implements KeptByTerms {}

/** The refund to the client; US dollars. */
class OrderRefundView extends view({
  amount: field.number(819, 'All that goes back.'),
  sent: field.number(0, 'Of it, what has gone back.'),
  due: field.number(819, 'Of it, what is still to go back.'),
  kept: field.number(273, 'What is kept of what was paid.'),
  reason: field
    .string(
      'By the terms of the booking, 25 % of the price is charged for cancelling 4 days before travel.',
      'Why something is kept; null where nothing is.',
    )
    .nullable(),
  byTerms: field
    .one(KeptByTermsView, 'What `reason` says, as facts; null where nothing is kept, or the office decided.')
    .nullable(),
  ways: field.enums(ENTRY_KINDS, 'The ways it was paid, which it goes back.'),
}) {}

/** The permits of one extra, without what they cost the company (rules/permits 5). */
class OrderPermitsView extends view({
  label: field.string('Gorilla permit'),
  bought: field.integer(2, 'How many are bought: they are kept if the order is cancelled.'),
  boughtAmount: field.number(3000, 'Their price in US dollars.'),
  toBuy: field.integer(1, 'How many are not bought yet: they are refunded like the rest.'),
  toBuyAmount: field.number(1500, 'Their price in US dollars.'),
}) {}

/** An order on its own page (rules/orders 9). */
export class OrderPageView extends view(
  {
    travelDate: field.day('2027-06-12', 'The first day.').nullable(),
    endDate: field.day('2027-06-14', 'The last day.').nullable(),
    travellers: field.map<number>(
      { type: 'integer' },
      { adult: 2 },
      'Numbers of travellers by the code of their type.',
    ),
    lines: field.list(PriceLineView, 'They add up to the total.'),
    total: field.number(3640, 'US dollars; the amount.'),
    instalments: field.list(OrderInstalmentView, 'They add up to the total.'),
    cancellation: field.list(
      CancellationOfferView,
      'What cancelling costs and until when, once all is paid; empty without a travel date, or once it has ended.',
    ),
    permits: field.list(OrderPermitsView, 'From approval on; empty before, and for older orders.'),
    receipts: field.list(OrderReceiptView, 'Oldest first, without voided ones.'),
    ending: field.one(OrderEndingView, 'Null while the order goes on.').nullable(),
    refund: field
      .one(OrderRefundView, 'Null where nothing goes back and nothing is kept of an order that has ended.')
      .nullable(),
    revision: field.number(1, 'Counts the changes of what was booked.'),
    saleMode: field.enum(SALE_MODES, 'How the tour was sold; null for an event.').nullable(),
    translation: field
      .one(
        TranslationStateView,
        'Of the names of the tour or event and of `lines`; only when another language than English was asked for.',
      )
      .optional(),
  },
  OrderView,
) {}

export class OrderAnswer extends view(
  {
    data: field.one(OrderPageView),
    oneorder: field.one(OrderPageView, 'A copy of `data`; deployed order pages read only this.'),
  },
  MessageAnswer,
) {}

export function orderAnswer(
  known: KnownOrder,
  entries: readonly LedgerEntry[],
  permits: readonly Permit[],
  read: NamesRead,
): OrderAnswer {
  const data = namedIn(read, orderPageView(known, entries, permits));
  return { data, oneorder: data, ...told('order-shown') };
}

/** An order as its client sees it, in English. */
export function orderPageView(
  { order, reference }: KnownOrder,
  entries: readonly LedgerEntry[],
  permits: readonly Permit[],
): OrderPageView {
  const travelDate = travelDayOf(order);
  return {
    ...orderView(order, reference),
    travelDate,
    endDate: order.endDate,
    travellers: order.travellers ?? { [ADULT]: order.people },
    lines: linesOf(order).map(lineInDollars),
    total: order.amount,
    instalments: instalmentsWithPaid(order).map(({ label, dueDate, amount, paid }) => ({
      label,
      dueDate,
      amount: toDollars(amount),
      paid: toDollars(paid),
    })),
    cancellation: offersOfOrder(order),
    permits: permitsView(permits),
    receipts: entries
      .filter(({ voidedAt }) => voidedAt === null)
      .map(({ receiptNumber: number, amount, receivedAt, direction }) => ({
        number,
        amount,
        receivedAt: receivedAt.toISOString(),
        direction,
      })),
    ending: endingOf(order),
    refund: refundView(order, entries),
    revision: order.revision,
    saleMode: order.saleMode,
  };
}

/** The same view with names in the reader's language. */
function namedIn(read: NamesRead, view: OrderPageView): OrderPageView {
  const { itemsArray, lines, permits } = view;
  return {
    ...view,
    itemsArray: itemsArray.map((item) => ({ ...item, title: nameIn(read.names, item.title) })),
    lines: lines.map((line) => ({ ...line, label: nameIn(read.names, line.label) })),
    permits: permits.map((one) => ({ ...one, label: nameIn(read.names, one.label) })),
    ...namesReadView(read, {
      ...Object.fromEntries(itemsArray.map(({ title }, index) => [`itemsArray.${index}.title`, title])),
      ...Object.fromEntries(lines.map(({ label }, index) => [`lines.${index}.label`, label])),
    }),
  };
}

/** One row for each name of an extra. */
function permitsView(permits: readonly Permit[]): OrderPermitsView[] {
  return [...Map.groupBy(permits, ({ label }) => label)].map(([label, some]) => {
    const [bought, toBuy] = [some.filter(isPermitHeld), some.filter((one) => !isPermitHeld(one))];
    const amountOf = (of: readonly Permit[]) => toDollars(of.reduce((sum, { price }) => sum + toCents(price), 0));
    return {
      label,
      bought: bought.length,
      boughtAmount: amountOf(bought),
      toBuy: toBuy.length,
      toBuyAmount: amountOf(toBuy),
    };
  });
}

function refundView(order: Order, entries: readonly LedgerEntry[]): OrderRefundView | null {
  const refund = refundOf(order, entries);
  return refund && { ...refund, ways: [...refund.ways] };
}
