import { Order } from './order.entity.js';

/** What was booked, what it costs and what of it is paid; how to reach the client is read when a mail is written. */
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

/** An order as it was when a mail about it was decided, kept with the mail: what it says is fixed then. */
export interface OrderSnapshot {
  readonly at: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Mails that are older than snapshots have none: they show the current state. */
export interface AboutSnapshot {
  readonly orderId: string;
  readonly order?: OrderSnapshot;
}

/** What a mail about an order is made of. */
export const aboutNow = (order: Order): AboutSnapshot => ({
  orderId: order.id,
  order: { at: new Date().toISOString(), fields: Object.fromEntries(FIELDS.map((field) => [field, order[field]])) },
});

/** The order as it was when the mail was decided. @param now as it is */
export function asDecided(now: Order, snapshot: OrderSnapshot | undefined): Order {
  if (!snapshot) return now;
  const fields = Object.entries(snapshot.fields).map(([name, value]) => [
    name,
    TIMES.has(name) && typeof value === 'string' ? new Date(value) : value,
  ]);
  return Object.assign(new Order(), now, Object.fromEntries(fields) as Partial<Order>);
}
