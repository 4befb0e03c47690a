import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { cancellationOffers } from '@imisozi/core/pricing/cancellation';
import { today, type Day } from '@imisozi/core/kigali-time';
import { LEDGER_DIRECTIONS, LEDGER_KINDS, type LedgerDirection, type LedgerKind } from '@imisozi/core/ledger';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { INSTALMENT_LABELS, type InstalmentLabel } from '@imisozi/core/pricing/instalments';
import { lineInDollars, permitsIn } from '@imisozi/core/pricing/price-lines';
import { ADULT } from '@imisozi/core/pricing/party';
import { SALE_MODES, type SaleMode } from '@imisozi/core/pricing/price-rules';
import { CancellationOfferView, cancellationOfferView, PriceLineView } from '../prices/dto/price.view.js';
import { ENDED_BY, endingOf, refundOf, type KeptByTerms, type OrderEnding } from '../orders/order.ending.js';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { linesOf } from '../orders/price-lines.js';
import type { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { instalmentsWithPaid } from '../orders/order.balance.js';
import type { Order } from '../orders/order.entity.js';
import { travelDayOf } from '../orders/order.travel-day.js';
import { OrderView, orderView } from '../orders/dto/order.view.js';
import { TranslationStateView } from '../translations/dto/translation-state.view.js';
import { nameIn, namesReadView, type NamesRead } from '../translations/translated-names.js';

class OrderInstalmentView {
  @ApiProperty({ enum: INSTALMENT_LABELS, description: '`full`: everything at once.' })
  label: InstalmentLabel;

  @ApiProperty({ type: String, format: 'date', example: '2027-05-13' })
  dueDate: Day;

  @ApiProperty({ example: 1092, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ example: 1092, description: 'US dollars of it that have come in.' })
  paid: number;
}

class OrderReceiptView {
  @ApiProperty({ example: 'RCT-2026-000042', description: '`CRN-…` for money that went back.' })
  number: string;

  @ApiProperty({ example: 1092, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ format: 'date-time' })
  receivedAt: string;

  @ApiProperty({ enum: LEDGER_DIRECTIONS })
  direction: LedgerDirection;
}

/** How an order ended. */
class OrderEndingView {
  @ApiProperty({ enum: ENDED_BY, description: '`hold`: nobody paid while its seats were kept.' })
  by: OrderEnding['by'];

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-06-07' })
  day: Day | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'One of us is ill.',
    description: 'The client’s own, or why the departure was cancelled; not what the office notes.',
  })
  reason: string | null;
}

class KeptByTermsView implements KeptByTerms {
  @ApiProperty({
    example: 25,
    description: 'What the terms charged that day, in percent of the price without bought permits.',
  })
  percent: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 4,
    description: 'Days from then to the day of travel; below 0 after it, null without one.',
  })
  daysBefore: number | null;

  @ApiProperty({ example: 0, description: 'For permits that had been bought, in US dollars: they are kept whole.' })
  permits: number;

  @ApiProperty({ example: false, description: 'It is more than had been paid, all of which is kept.' })
  keepsAll: boolean;
}

/** What goes back to the client; US dollars. */
class OrderRefundView {
  @ApiProperty({ example: 819, description: 'All that goes back.' })
  amount: number;

  @ApiProperty({ example: 0, description: 'Of it, what has gone back.' })
  sent: number;

  @ApiProperty({ example: 819, description: 'Of it, what is still to go back.' })
  due: number;

  @ApiProperty({ example: 273, description: 'What is kept of what was paid.' })
  kept: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'By the terms of the booking, 25 % of the price is charged for cancelling 4 days before travel.',
    description: 'Why something is kept; null where nothing is.',
  })
  reason: string | null;

  @ApiProperty({
    type: KeptByTermsView,
    nullable: true,
    description: 'What `reason` says, as facts; null where nothing is kept, or the office decided.',
  })
  byTerms: KeptByTermsView | null;

  @ApiProperty({ enum: LEDGER_KINDS, isArray: true, description: 'The ways it was paid, which it goes back.' })
  ways: LedgerKind[];
}

/** An order as its own page shows it (trade 5). */
export class OrderPageView extends OrderView {
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-06-12', description: 'The first day.' })
  travelDate: Day | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-06-14', description: 'The last day.' })
  endDate: Day | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { adult: 2 },
    description: 'How many travel, by the code of their type.',
  })
  travellers: Record<string, number>;

  @ApiProperty({ type: [PriceLineView], description: 'They add up to the total.' })
  lines: PriceLineView[];

  @ApiProperty({ example: 3640, description: 'US dollars; the amount.' })
  total: number;

  @ApiProperty({ type: [OrderInstalmentView], description: 'They add up to the total.' })
  instalments: OrderInstalmentView[];

  @ApiProperty({
    type: [CancellationOfferView],
    description:
      'What cancelling costs and until when, once all is paid; empty without a travel date, or once it has ended.',
  })
  cancellation: CancellationOfferView[];

  @ApiProperty({ type: [OrderReceiptView], description: 'Oldest first, without voided ones.' })
  receipts: OrderReceiptView[];

  @ApiProperty({ type: OrderEndingView, nullable: true, description: 'Null while the order goes on.' })
  ending: OrderEndingView | null;

  @ApiProperty({
    type: OrderRefundView,
    nullable: true,
    description: 'Null where nothing goes back and nothing is kept of an order that has ended.',
  })
  refund: OrderRefundView | null;

  @ApiProperty({ example: 1, description: 'Counts the changes of what was booked.' })
  revision: number;

  @ApiProperty({ enum: SALE_MODES, nullable: true, description: 'How the tour was sold; null for an event.' })
  saleMode: SaleMode | null;

  @ApiPropertyOptional({
    type: TranslationStateView,
    description:
      'Of the names of the tour or event and of `lines`; only when another language than English was asked for.',
  })
  translation?: TranslationStateView;
}

export class OrderAnswer {
  @ApiProperty({ type: OrderPageView })
  data: OrderPageView;

  @ApiProperty({ type: OrderPageView, description: 'A copy of `data`; deployed order pages read only this.' })
  oneorder: OrderPageView;

  @ApiProperty({ example: 'Here is your order.' })
  message: string;
}

export function orderAnswer(known: KnownOrder, entries: readonly LedgerEntry[], read: NamesRead): OrderAnswer {
  const data = namedIn(read, orderPageView(known, entries));
  return { data, oneorder: data, message: 'Here is your order.' };
}

function orderPageView({ order, reference }: KnownOrder, entries: readonly LedgerEntry[]): OrderPageView {
  const travelDate = travelDayOf(order);
  const permits = permitsIn(linesOf(order));
  const cost = { total: toCents(order.amount), travelDate: travelDate ?? undefined, boughtPermits: permits };
  const ladder = ACTIVE_STATUSES.includes(order.status) ? order.terms?.cancellation : undefined;
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
    cancellation: ladder ? cancellationOffers(cost, ladder, today()).map(cancellationOfferView) : [],
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

/** The same with the names that its reader knows; in English it stays as it was. */
function namedIn(read: NamesRead, view: OrderPageView): OrderPageView {
  const { itemsArray, lines } = view;
  return {
    ...view,
    itemsArray: itemsArray.map((item) => ({ ...item, title: nameIn(read.names, item.title) })),
    lines: lines.map((line) => ({ ...line, label: nameIn(read.names, line.label) })),
    ...namesReadView(read, {
      ...Object.fromEntries(itemsArray.map(({ title }, index) => [`itemsArray.${index}.title`, title])),
      ...Object.fromEntries(lines.map(({ label }, index) => [`lines.${index}.label`, label])),
    }),
  };
}

function refundView(order: Order, entries: readonly LedgerEntry[]): OrderRefundView | null {
  const refund = refundOf(order, entries);
  return refund && { ...refund, ways: [...refund.ways] };
}
