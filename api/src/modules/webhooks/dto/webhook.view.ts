import { ApiProperty } from '@nestjs/swagger';
import { DELIVERY_STATUSES, type DeliveryStatus, type WebhookDelivery } from '../webhook-delivery.entity.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../webhook.events.js';
import type { Webhook } from '../webhook.entity.js';

/** A webhook, without its secret. */
export class WebhookView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'https://accounting.example.org/hooks/safaris' })
  url: string;

  @ApiProperty({ example: 'Accounting' })
  description: string;

  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true, example: ['order.created', 'order.paid'] })
  events: WebhookEvent[];

  @ApiProperty({ example: true })
  isActive: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class WebhookAnswer {
  @ApiProperty({ example: 'The webhook has been updated.' })
  message: string;

  @ApiProperty({ type: WebhookView })
  data: WebhookView;
}

export class WebhookSecretAnswer extends WebhookAnswer {
  @ApiProperty({
    example: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    description: 'Used to verify signatures (www.standardwebhooks.com). It is shown only once.',
  })
  secret: string;
}

/** One message to one webhook, and how it went. */
export class WebhookDeliveryView {
  @ApiProperty({ format: 'uuid', description: 'The header `webhook-id`.' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  webhookId: string;

  @ApiProperty({ enum: WEBHOOK_EVENTS })
  event: WebhookEvent;

  @ApiProperty({ format: 'uuid', description: 'The order or participant.' })
  recordId: string;

  @ApiProperty({ enum: DELIVERY_STATUSES })
  status: DeliveryStatus;

  @ApiProperty({ example: 1 })
  attempts: number;

  @ApiProperty({ type: Number, nullable: true, example: 200, description: 'HTTP status of the last answer.' })
  answer: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'The receiver answered 503: closed for the night' })
  lastError: string | null;

  @ApiProperty({ example: '{"type":"order.paid","timestamp":"2026-05-05T09:00:00.000Z","data":{}}' })
  body: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deliveredAt: string | null;
}

export class WebhookDeliveryAnswer {
  @ApiProperty({ example: 'The message is on its way again.' })
  message: string;

  @ApiProperty({ type: WebhookDeliveryView })
  data: WebhookDeliveryView;
}

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
