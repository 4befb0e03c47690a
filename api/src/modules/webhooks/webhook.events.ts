/** What other systems can be told of, the moment it is committed. */
export const WEBHOOK_EVENTS = ['order.created', 'order.paid', 'order.status', 'participant.created'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
