import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  DeliveryAttemptsColumn,
  DeliveryErrorColumn,
  deliveryFilters,
  DeliveryStatusColumn,
} from '../../platform/jobs/delivery-state.js';
import { LongTextColumn, RefColumn, TimeColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';
import type { WebhookEvent } from './webhook.events.js';
import { Webhook } from './webhook.entity.js';

export const DELIVERY_STATUSES = ['queued', 'delivered', 'failed', 'dead'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

const DELIVERY = { arrived: 'delivered', arrivedAt: 'deliveredAt' } as const;

/** Filters deliveries by the state of their jobs. */
export const WEBHOOK_DELIVERY_FILTERS = deliveryFilters(DELIVERY);

/** One event for one webhook; its id is the `webhook-id` by which a receiver recognises a repetition. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_webhook', ['webhookId', 'createdAt'])
@Index('webhook_deliveries_created', ['createdAt'])
@Index('webhook_deliveries_delivered', ['deliveredAt', 'createdAt'])
@Index('webhook_deliveries_search', ['searchText', 'deliveredAt', 'jobId', 'createdAt'])
export class WebhookDelivery extends CreatedEntity {
  @RefColumn()
  webhookId: string;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhookId', foreignKeyConstraintName: 'webhook_deliveries_webhook_fk' })
  webhook?: Relation<Webhook>;

  @Column({ type: 'varchar', length: 40 })
  event: WebhookEvent;

  /** The id of the order or participant. */
  @RefColumn()
  recordId: string;

  /** The JSON text at the time of the event: a repetition is identical, byte for byte. */
  @LongTextColumn()
  body: string;

  /** HTTP status of the last response. */
  @Column({ type: 'int', nullable: true })
  answer: number | null;

  @TimeColumn({ nullable: true })
  deliveredAt: Date | null;

  /** The job that sends it, which has the status, the attempts and the last error. */
  @RefColumn({ nullable: true })
  jobId: string | null;

  @DeliveryStatusColumn(DELIVERY)
  readonly status: DeliveryStatus;

  @DeliveryAttemptsColumn(DELIVERY)
  readonly attempts: number;

  @DeliveryErrorColumn()
  readonly lastError: string | null;

  @SearchTextColumn<WebhookDelivery>(['event'])
  searchText?: Buffer | null;
}
