import { Order } from './order.entity.js';

/** The booking, its price and the paid sum; contact details are read when a mail is written. */
const FIELDS = [
  'status',
  'needDate',
  'deadline',
  'departureId',
  'holdUntil',
  'holdMark',
  'cancelReason',
  'cancelledAt',
  'cancelledBy',
  'refundDue',
  'permitsKept',
  'itemTitle',
  'translatedNames',
  'people',
  'travelDate',
  'endDate',
  'travellers',
  'priceLines',
  'terms',
  'instalments',
  'promoCode',
  'revision',
  'amount',
  'paid',
  'paidAt',
  'paidBy',
  'paymentReference',
  'invoiceNumber',
  'receiptNumber',
  'refundedAmount',
  'refundReason',
  'refundedAt',
] as const satisfies readonly (keyof Order)[];

const TIMES: ReadonlySet<string> = new Set<keyof Order>([
  'needDate',
  'deadline',
  'holdUntil',
  'cancelledAt',
  'paidAt',
  'refundedAt',
]);

/** An order at the time a mail about it was queued, stored with the mail: this fixes the mail's content. */
export interface OrderSnapshot {
  readonly at: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Mails older than snapshots have none: they show the current state. */
export interface AboutSnapshot {
  readonly orderId: string;
  readonly order?: OrderSnapshot;
}

/** The data of a mail about an order. */
export const aboutNow = (order: Order): AboutSnapshot => ({
  orderId: order.id,
  order: { at: new Date().toISOString(), fields: Object.fromEntries(FIELDS.map((field) => [field, order[field]])) },
});

/** The order at the time the mail was queued. @param now its current state */
export function asDecided(now: Order, snapshot: OrderSnapshot | undefined): Order {
  if (!snapshot) return now;
  const fields = Object.entries(snapshot.fields).map(([name, value]) => [
    name,
    TIMES.has(name) && typeof value === 'string' ? new Date(value) : value,
  ]);
  return Object.assign(new Order(), now, Object.fromEntries(fields) as Partial<Order>);
}
