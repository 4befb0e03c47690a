import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { AuditedRecords, type RecordKind } from '../audit/audited-records.js';
import type { CreateWebhookDto, UpdateWebhookDto } from './dto/webhook.dto.js';
import { DELIVERY_STATUSES, WEBHOOK_DELIVERY_FILTERS, WebhookDelivery } from './webhook-delivery.entity.js';
import { WEBHOOK_EVENTS } from './webhook.events.js';
import { DELIVER } from './webhook.jobs.js';
import { WebhookSignature } from './webhook.signature.js';
import { Webhook } from './webhook.entity.js';

const WEBHOOKS: ListDefinition = {
  resource: 'webhooks',
  search: ['url', 'description'],
  equals: ['isActive'],
  ranges: ['createdAt'],
  sortable: ['url', 'description', 'isActive', 'createdAt'],
};

const WEBHOOK_RECORDS: RecordKind<Webhook> = {
  entity: Webhook,
  resource: 'webhooks',
  key: 'id',
  labelOf: ({ url }) => url,
  unknown: () => refusal('webhook-not-found'),
};

const DELIVERIES: ListDefinition = {
  ...WEBHOOK_DELIVERY_FILTERS,
  resource: 'webhook-deliveries',
  equals: ['webhookId', 'recordId'],
  choices: { status: DELIVERY_STATUSES, event: WEBHOOK_EVENTS },
  ranges: ['createdAt'],
  sortable: ['event', 'status', 'attempts', 'answer', 'createdAt', 'deliveredAt'],
};

/** Manages webhooks, and reads their deliveries. */
@Injectable()
export class WebhooksService {
  constructor(
    @InjectRepository(Webhook) private readonly webhooks: Repository<Webhook>,
    @InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>,
    @InjectEnv() private readonly env: Env,
    private readonly transactions: Transactions,
    private readonly signature: WebhookSignature,
    private readonly jobs: JobQueue,
    private readonly audit: AuditService,
    private readonly records: AuditedRecords,
  ) {}

  page(query: ListQuery): Promise<ListPage<Webhook>> {
    return readList(this.webhooks, WEBHOOKS, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<Webhook> {
    const webhook = await this.webhooks.findOneBy({ id });
    if (!webhook) throw WEBHOOK_RECORDS.unknown();
    return webhook;
  }

  /**
   * @returns the webhook and its secret, which is shown only this once
   * @throws Refused for a URL that must not be called
   */
  async create(actor: Actor, { url, description, events, isActive }: CreateWebhookDto) {
    this.check(url);
    const webhook = await this.records.create(WEBHOOK_RECORDS, actor, {
      url,
      description: description ?? '',
      events: [...new Set(events)],
      isActive: isActive ?? true,
      secretVersion: 0,
    });
    return { webhook, secret: this.signature.secretOf(webhook) };
  }

  /**
   * Changes the fields that are given.
   * @throws Refused for an unknown id
   * @throws Refused for a URL that must not be called
   */
  update(actor: Actor, id: string, fields: UpdateWebhookDto): Promise<Webhook> {
    if (fields.url) this.check(fields.url);
    return this.records.change(WEBHOOK_RECORDS, actor, id, 'update', fields);
  }

  /** Invalidates the old secret. @returns the new one, shown only this once. @throws Refused for an unknown id */
  async renewSecret(actor: Actor, id: string) {
    const next = ({ secretVersion }: Webhook) => ({ secretVersion: secretVersion + 1 });
    const webhook = await this.records.change(WEBHOOK_RECORDS, actor, id, 'renew-secret', next);
    return { webhook, secret: this.signature.secretOf(webhook) };
  }

  /** Deletes the webhook with its log. @throws Refused for an unknown id */
  delete(actor: Actor, id: string): Promise<Webhook> {
    return this.records.delete(WEBHOOK_RECORDS, actor, id);
  }

  deliveryPage(query: ListQuery): Promise<ListPage<WebhookDelivery>> {
    return readList(this.deliveries, DELIVERIES, query);
  }

  /** @throws Refused for an unknown id */
  async delivery(id: string): Promise<WebhookDelivery> {
    const delivery = await this.deliveries.findOneBy({ id });
    if (!delivery) throw refusal('delivery-not-found');
    return delivery;
  }

  /**
   * Sends the same message again, under the same id.
   * @throws Refused for an unknown id
   * @throws Refused while it is being sent
   */
  async resend(actor: Actor, id: string): Promise<WebhookDelivery> {
    const { status, event, deliveredAt, jobId: oldJobId } = await this.delivery(id);
    await this.transactions.run(async (tx) => {
      const jobId = await this.jobs.retry(tx, DELIVER, { deliveryId: id }, oldJobId);
      if (!jobId) throw refusal('delivery-being-sent');
      await tx.update(WebhookDelivery, { id }, { jobId, deliveredAt: null });
      const changes = { before: { status, deliveredAt }, after: { status: 'queued', deliveredAt: null } };
      await this.audit.record(tx, actor, {
        action: 'retry',
        resource: 'webhook-deliveries',
        recordId: id,
        label: event,
        ...changes,
      });
    });
    return this.delivery(id);
  }

  /** The IP address from DNS is checked when the webhook is called; here only the URL itself. */
  private check(url: string): void {
    const { protocol, username, password } = new URL(url);
    if (username || password) throw refusal('webhook-with-password');
    if (protocol !== 'https:' && !this.env.WEBHOOKS_TO_PRIVATE) {
      throw refusal('webhook-not-https');
    }
  }
}
