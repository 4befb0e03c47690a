import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { field, view } from '../../../platform/http/view.js';
import { catDate, today } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { ChoiceField, MoneyField, MultilineTextField } from '../../../common/validation/fields.js';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { MAIL_STATUSES, type MailStatus } from '../../mail/mail.status.js';
import { ORDER_SOURCES, PAID_BY } from '@imisozi/core/order-choices';
import { type Order } from '../order.entity.js';
import { ORDER_STATUSES, statusesAfter, type OrderStatus } from '@imisozi/core/order-status';
import { standingOf } from '../order.standing.js';
import { isTravelDayPast, travelDayOf } from '../order.travel-day.js';
import { dueInstalment, nextDueOf } from '../due-day.js';
import { orderWarnings, type KnownPermits, type KnownTravellers } from '../warnings/order.warnings.js';
import { OrderWarning } from '../warnings/warning.view.js';
import { PriceLineView } from '../../prices/dto/price.view.js';
import { BookedView } from './booked.view.js';
import { OrderView, orderView } from './order.view.js';

/** An order in the dashboard: the client's view, and more fields for staff. */
export class OrderRow extends view(
  {
    itemTitle: field.string('Gorillas of the Virunga volcanoes'),
    paidBy: field.enum(PAID_BY, 'How it was paid; with `test`, no money has moved.').nullable(),
    paidDay: field.day<string>('2026-11-21', 'In Kigali time.').nullable(),
    refundedDay: field.day<string>('2026-11-28', 'In Kigali time.').nullable(),
    revenue: field.number(1820, 'Money kept, in US dollars: what came in less what went out.'),
    depositsHeld: field.number(1820, 'Of it, what is held for a trip that has not begun.'),
    leftToPay: field.number(0, 'What its client still has to pay, in US dollars; 0 once it has ended.'),
    paymentReference: field.string('PAY-2026-7Q4M', 'The reference of the card payment at the gateway.').nullable(),
    refundReason: field.string('Cancelled five days before.').nullable(),
    isTravelDayPast: field.boolean(
      false,
      'The travel date is before the order date, because deployed clients swap day and month.',
    ),
    travelDate: field.day('2027-06-12', 'The first day.').nullable(),
    endDate: field.day('2027-06-14', 'The last day.').nullable(),
    language: field.enum(LANGUAGE_CODES, 'What its client reads.', { enumName: 'Language', example: 'en' }),
    source: field.enum(ORDER_SOURCES, 'Null for what clients order on the website.').nullable(),
    agentId: field.uuid('The travel agent that it is by.').nullable(),
    agent: field.string('Example Journeys', 'The company of that agent.').nullable(),
    assigneeId: field.uuid('The colleague who looks after it.').nullable(),
    assignee: field
      .string('Aline Uwase', 'The name of that colleague; null too in answers to other writes.')
      .nullable(),
    refundDue: field.number(0, 'What is to be paid back to the client, in US dollars.'),
    cancelReason: field.string('One of us is ill.', '`expired`: its hold ended.').nullable(),
    revision: field.number(1, 'Counts the changes of what was booked.'),
    nextDue: field
      .day('2027-05-13', 'When the next instalment is due; null once nothing is left to pay, or the order has ended.')
      .nullable(),
    nextDueAmount: field
      .number(1092, 'What is left to pay of that instalment, in US dollars; null likewise.')
      .nullable(),
    remindersPaused: field.boolean(false, 'Staff hold the reminders of what is due back.'),
    warnings: field.list(
      OrderWarning,
      'What to look at before the client travels, the most urgent first. Answers to writes leave out what is about travellers and permits.',
    ),
    booked: field.one(BookedView, 'Of a single order only.').optional(),
    types: field.strings(['2 × Adult', '1 × Child'], 'Its travellers by type; of a single order only.').optional(),
    lines: field.list(PriceLineView, 'They add up to the amount; of a single order only.').optional(),
    permitCost: field
      .number(1500, 'What parks were paid for the permits that are held for it, in US dollars; of a single order only.')
      .optional(),
    mailStatus: field.enum(MAIL_STATUSES, 'The worst status among its mails.').optional(),
    nextStatuses: field.enums(ORDER_STATUSES, 'The statuses it can change to.'),
  },
  OrderView,
) {}

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

export class ChangedOrderAnswer extends view({
  message: field.string('Order 2026-000042 is now APPROVED.'),
  order: field.one(OrderRow),
}) {}

const WORST_FIRST: readonly MailStatus[] = ['dead', 'failed', 'queued', 'sent'];

/**
 * @param known the number of travellers with details, for an order that travels soon
 * @param permits what is left to do about its permits, if it has any
 */
export function orderRow(
  order: Order,
  mails: readonly MailStatus[] = [],
  known?: KnownTravellers,
  permits?: KnownPermits,
): OrderRow {
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
    agentId: order.agentId ?? null,
    agent: order.agentTerms?.company ?? null,
    assigneeId: order.assigneeId ?? null,
    assignee: null,
    refundDue: order.refundDue,
    cancelReason: order.cancelReason,
    revision: order.revision,
    nextDue: nextDueOf(order),
    nextDueAmount: next ? toDollars(next.amount - next.paid) : null,
    remindersPaused: order.remindersPaused,
    isTravelDayPast: isTravelDayPast(order),
    warnings: orderWarnings(order, today(), known, permits),
    mailStatus: WORST_FIRST.find((status) => mails.includes(status)),
    nextStatuses: statusesAfter(order.status),
  };
}
