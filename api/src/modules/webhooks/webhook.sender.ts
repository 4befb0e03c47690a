import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UnrecoverableError, JobRegistry, type JobRun } from '../../platform/jobs/job-registry.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { DELIVER } from './webhook.jobs.js';
import { postWebhook } from './webhook.post.js';
import { WebhookSignature } from './webhook.signature.js';

/** The receiver wants no more messages (HTTP 410). */
const GONE = 410;

/** Runs the jobs that call webhooks. */
@Injectable()
export class WebhookSender implements OnModuleInit {
  constructor(
    @InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>,
    @InjectEnv() private readonly env: Env,
    private readonly signature: WebhookSignature,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(DELIVER, ({ deliveryId }, run) => this.deliver(deliveryId, run));
  }

  private async deliver(id: string, run: JobRun): Promise<void> {
    const delivery = await this.deliveries.findOne({ where: { id }, relations: { webhook: true } });
    // The webhook was deleted, and its deliveries with it; or a crash came between the response and the end of the job.
    if (!delivery?.webhook || delivery.deliveredAt) return;
    let answer: number | null = null;
    run.onFailed((tx) => tx.update(WebhookDelivery, { id }, { answer }));
    await this.post(delivery, (status) => (answer = status));
    const deliveredAt = new Date();
    run.onDone((tx) => tx.update(WebhookDelivery, { id }, { answer, deliveredAt }));
  }

  /** @param heard is called with the HTTP status of any response */
  private async post({ id, body, webhook }: WebhookDelivery, heard: (status: number) => void): Promise<void> {
    if (!webhook!.isActive) throw new UnrecoverableError('This webhook is turned off');
    const headers = this.signature.headersOf(webhook!, id, body, new Date());
    const { status, text } = await postWebhook(webhook!.url, body, headers, this.env.WEBHOOKS_TO_PRIVATE);
    heard(status);
    if (status >= 200 && status < 300) return;
    const sentence = `The receiver answered ${status}${text ? `: ${text}` : ''}`;
    throw status === GONE ? new UnrecoverableError(sentence) : new Error(sentence);
  }
}
