/** The events that other systems can subscribe to; they are sent after commit. */
export const WEBHOOK_EVENTS = [
  'departure.cancelled',
  'departure.full',
  'hold.expired',
  'order.changed',
  'order.created',
  'order.paid',
  'order.status',
  'participant.created',
  'payment.recorded',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
