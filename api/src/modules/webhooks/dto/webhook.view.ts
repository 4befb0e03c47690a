import { field, view } from '../../../platform/http/view.js';
import { DELIVERY_STATUSES, type WebhookDelivery } from '../webhook-delivery.entity.js';
import { WEBHOOK_EVENTS } from '../webhook.events.js';
import type { Webhook } from '../webhook.entity.js';

/** A webhook, without its secret. */
export class WebhookView extends view({
  id: field.uuid(),
  url: field.string('https://accounting.example.org/hooks/safaris'),
  description: field.string('Accounting'),
  events: field.enums(WEBHOOK_EVENTS, undefined, { example: ['order.created', 'order.paid'] }),
  isActive: field.boolean(true),
  createdAt: field.time(),
}) {}

export class WebhookAnswer extends view({
  message: field.string('The webhook has been updated.'),
  data: field.one(WebhookView),
}) {}

export class WebhookSecretAnswer extends view(
  {
    secret: field.string(
      'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      'Used to verify signatures (www.standardwebhooks.com). It is shown only once.',
    ),
  },
  WebhookAnswer,
) {}

/** One message to one webhook, and its delivery status. */
export class WebhookDeliveryView extends view({
  id: field.uuid('The header `webhook-id`.'),
  webhookId: field.uuid(),
  event: field.enum(WEBHOOK_EVENTS),
  recordId: field.uuid('The order or participant.'),
  status: field.enum(DELIVERY_STATUSES),
  attempts: field.number(1),
  answer: field.number(200, 'HTTP status of the last answer.').nullable(),
  lastError: field.string('The receiver answered 503: closed for the night').nullable(),
  body: field.string('{"type":"order.paid","timestamp":"2026-05-05T09:00:00.000Z","data":{}}'),
  createdAt: field.time(),
  deliveredAt: field.time().nullable(),
}) {}

export class WebhookDeliveryAnswer extends view({
  message: field.string('The message is on its way again.'),
  data: field.one(WebhookDeliveryView),
}) {}

export function webhookView({ id, url, description, events, isActive, createdAt }: Webhook): WebhookView {
  return { id, url, description, events, isActive, createdAt: createdAt.toISOString() };
}

export function webhookDeliveryView(delivery: WebhookDelivery): WebhookDeliveryView {
  return {
    id: delivery.id,
    webhookId: delivery.webhookId,
    event: delivery.event,
    recordId: delivery.recordId,
    status: delivery.status,
    attempts: delivery.attempts,
    answer: delivery.answer,
    lastError: delivery.lastError,
    body: delivery.body,
    createdAt: delivery.createdAt.toISOString(),
    deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
  };
}
