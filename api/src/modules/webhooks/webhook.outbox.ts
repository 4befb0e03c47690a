import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../common/jobs/job-queue.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookEvent } from './webhook.events.js';
import { DELIVER } from './webhook.jobs.js';
import { Webhook } from './webhook.entity.js';

/** Where use cases say that something has happened. */
@Injectable()
export class WebhookOutbox {
  constructor(private readonly jobs: JobQueue) {}

  /** Promises, in the transaction of `tx`, to tell every active webhook that wants to know. `data` goes out as JSON. */
  async emit(tx: EntityManager, event: WebhookEvent, recordId: string, data: object): Promise<void> {
    const active = await tx.findBy(Webhook, { isActive: true });
    const webhooks = active.filter(({ events }) => events.includes(event));
    if (webhooks.length === 0) return;
    const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
    for (const { id: webhookId } of webhooks) {
      const delivery = tx.create(WebhookDelivery, { webhookId, event, recordId, body, status: 'queued', attempts: 0 });
      await tx.save(delivery, { reload: false });
      await this.jobs.add(tx, DELIVER, { deliveryId: delivery.id });
    }
  }
}
