import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UnrecoverableError, JobRegistry, type JobRun } from '../../common/jobs/job-registry.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { DELIVER } from './webhook.jobs.js';
import { postWebhook } from './webhook.post.js';
import { WebhookSignature } from './webhook.signature.js';

const LONGEST_ERROR = 2_000;

/** The receiver asks never to be told again (HTTP 410). */
const GONE = 410;

/** Does the jobs of telling webhooks. */
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
    // The webhook was deleted, and its deliveries with it; or a crash came between the answer and the end of the job.
    if (!delivery?.webhook || delivery.status === 'delivered') return;
    try {
      const answer = await this.post(delivery);
      await this.record(id, run, { status: 'delivered', answer, deliveredAt: new Date(), lastError: null });
    } catch (error) {
      const isFinal = run.isLastAttempt || error instanceof UnrecoverableError;
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
      const answer = error instanceof RefusedDelivery || error instanceof GoneReceiver ? error.status : null;
      await this.record(id, run, { status: isFinal ? 'dead' : 'failed', answer, lastError });
      throw error;
    }
  }

  private async post({ id, body, webhook }: WebhookDelivery): Promise<number> {
    if (!webhook!.isActive) throw new UnrecoverableError('This webhook is turned off');
    const headers = this.signature.headersOf(webhook!, id, body, new Date());
    const { status, text } = await postWebhook(webhook!.url, body, headers, this.env.WEBHOOKS_TO_PRIVATE);
    if (status >= 200 && status < 300) return status;
    if (status === GONE) throw new GoneReceiver(status, text);
    throw new RefusedDelivery(status, text);
  }

  private async record(id: string, run: JobRun, values: Partial<Omit<WebhookDelivery, 'webhook'>>): Promise<void> {
    await this.deliveries.update({ id }, { attempts: run.attempt, ...values });
  }
}

const sentence = (status: number, text: string) => `The receiver answered ${status}${text ? `: ${text}` : ''}`;

class RefusedDelivery extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(sentence(status, text));
  }
}

class GoneReceiver extends UnrecoverableError {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(sentence(status, text));
  }
}
