import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { catDate, today, type Day } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { ChoiceField, MoneyField, MultilineTextField } from '../../../common/validation/fields.js';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { MAIL_STATUSES, type MailStatus } from '../../mail/mail.status.js';
import { ORDER_SOURCES, PAID_BY, type OrderSource, type PaidBy } from '@imisozi/core/order-choices';
import { type Order } from '../order.entity.js';
import { ORDER_STATUSES, statusesAfter, type OrderStatus } from '@imisozi/core/order-status';
import { standingOf } from '../order.standing.js';
import { isTravelDayPast, travelDayOf } from '../order.travel-day.js';
import { dueInstalment, nextDueOf } from '../due-day.js';
import { orderWarnings, type KnownTravellers } from '../warnings/order.warnings.js';
import { OrderWarning } from '../warnings/warning.view.js';
import { BookedView } from './booked.view.js';
import { OrderView, orderView } from './order.view.js';

/** An order as the dashboard shows it: what the client sees, and what staff work with. */
export class OrderRow extends OrderView {
  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  itemTitle: string;

  @ApiProperty({ enum: PAID_BY, nullable: true, description: 'How it was paid; with `test`, no money has moved.' })
  paidBy: PaidBy | null;

  @ApiProperty({ type: String, nullable: true, format: 'date', example: '2026-11-21', description: 'In Kigali time.' })
  paidDay: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'date', example: '2026-11-28', description: 'In Kigali time.' })
  refundedDay: string | null;

  @ApiProperty({ example: 1820, description: 'Money kept, in US dollars: what came in less what went out.' })
  revenue: number;

  @ApiProperty({ example: 1820, description: 'Of it, what is held for a trip that has not begun.' })
  depositsHeld: number;

  @ApiProperty({ example: 0, description: 'What its client still has to pay, in US dollars; 0 once it has ended.' })
  leftToPay: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'PAY-2026-7Q4M',
    description: 'The reference of the card payment at the gateway.',
  })
  paymentReference: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Cancelled five days before.' })
  refundReason: string | null;

  @ApiProperty({
    example: false,
    description: 'The travel date is before the order date, because deployed clients swap day and month.',
  })
  isTravelDayPast: boolean;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-06-12', description: 'The first day.' })
  travelDate: Day | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-06-14', description: 'The last day.' })
  endDate: Day | null;

  @ApiProperty({ enum: LANGUAGE_CODES, enumName: 'Language', example: 'en', description: 'What its client reads.' })
  language: LanguageCode;

  @ApiProperty({ enum: ORDER_SOURCES, nullable: true, description: 'Null for what clients order on the website.' })
  source: OrderSource | null;

  @ApiProperty({ example: 0, description: 'What is to be paid back to the client, in US dollars.' })
  refundDue: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'One of us is ill.',
    description: '`expired`: its hold ended.',
  })
  cancelReason: string | null;

  @ApiProperty({ example: 1, description: 'Counts the changes of what was booked.' })
  revision: number;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    example: '2027-05-13',
    description: 'When the next instalment is due; null once nothing is left to pay, or the order has ended.',
  })
  nextDue: Day | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 1092,
    description: 'What is left to pay of that instalment, in US dollars; null likewise.',
  })
  nextDueAmount: number | null;

  @ApiProperty({ example: false, description: 'Staff hold the reminders of what is due back.' })
  remindersPaused: boolean;

  @ApiProperty({
    type: [OrderWarning],
    description:
      'What to look at before the client travels, the most urgent first. Answers to writes leave out what is about travellers.',
  })
  warnings: OrderWarning[];

  @ApiPropertyOptional({ type: BookedView, description: 'Of a single order only.' })
  booked?: BookedView;

  @ApiPropertyOptional({ enum: MAIL_STATUSES, description: 'The worst status among its mails.' })
  mailStatus?: MailStatus;

  @ApiProperty({ enum: ORDER_STATUSES, isArray: true, description: 'The statuses it can change to.' })
  nextStatuses: readonly OrderStatus[];
}

@AlsoWrappedIn('order')
export class ChangeOrderStatusDto {
  @ChoiceField({ label: 'Status', values: ORDER_STATUSES, example: 'REFUNDED' })
  status: OrderStatus;

  @MoneyField({
    label: 'Refunded amount',
    optional: true,
    example: 1820,
    description: 'In US dollars; for refunds only. Default: the whole amount.',
  })
  refundedAmount?: number;

  @MultilineTextField({
    label: 'Reason for the refund',
    max: 1_000,
    optional: true,
    example: 'Cancelled five days before.',
  })
  refundReason?: string;
}

export class ChangedOrderAnswer {
  @ApiProperty({ example: 'Order 2026-000042 is now APPROVED.' })
  message: string;

  @ApiProperty({ type: OrderRow })
  order: OrderRow;
}

const WORST_FIRST: readonly MailStatus[] = ['dead', 'failed', 'queued', 'sent'];

/** @param known where the travellers of an order that travels soon were counted */
export function orderRow(order: Order, mails: readonly MailStatus[] = [], known?: KnownTravellers): OrderRow {
  const next = dueInstalment(order);
  const standing = standingOf(order);
  return {
    ...orderView(order),
    itemTitle: order.itemTitle,
    paidBy: order.paidBy,
    paidDay: order.paidAt && catDate(order.paidAt),
    refundedDay: order.refundedAt && catDate(order.refundedAt),
    revenue: standing.revenue,
    depositsHeld: standing.depositsHeld,
    leftToPay: standing.leftToPay,
    paymentReference: order.paymentReference,
    refundReason: order.refundReason,
    travelDate: travelDayOf(order),
    endDate: order.endDate,
    language: order.language,
    source: order.source,
    refundDue: order.refundDue,
    cancelReason: order.cancelReason,
    revision: order.revision,
    nextDue: nextDueOf(order),
    nextDueAmount: next ? toDollars(next.amount - next.paid) : null,
    remindersPaused: order.remindersPaused,
    isTravelDayPast: isTravelDayPast(order),
    warnings: orderWarnings(order, today(), known),
    mailStatus: WORST_FIRST.find((status) => mails.includes(status)),
    nextStatuses: statusesAfter(order.status),
  };
}
