import type { LanguageCode } from '@imisozi/core/languages';
import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, MoreThan, Repository, type EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { RecipientLimits, type Sender } from '../../platform/limits/recipient-limits.js';
import { isFromRobot } from '../../common/visitor-form/visitor-form.js';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import type { SubscribeDto } from './dto/subscribe.dto.js';
import { SUBSCRIBED_AGAIN } from './subscriber.jobs.js';
import { SUBSCRIBER_JOINED } from './subscriber.events.js';
import { Subscriber } from './subscriber.entity.js';

const LIST: ListDefinition = {
  resource: 'subscribers',
  equals: ['email'],
  ranges: ['createdAt'],
  sortable: ['email', 'createdAt'],
};

@Injectable()
export class SubscribersService implements OnModuleInit {
  constructor(
    @InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>,
    private readonly transactions: Transactions,
    private readonly recipients: RecipientLimits,
    private readonly events: DomainEvents,
    private readonly jobs: JobQueue,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(SUBSCRIBED_AGAIN, async () => undefined);
  }

  /**
   * Adds the mail address to the list; the unique index decides between simultaneous calls. In both cases something is
   * written, so that the response time reveals nothing.
   * @returns whether it is new
   * @throws TooManyRequests when the address was mailed enough for now, unless staff subscribe it
   */
  async subscribe(form: SubscribeDto, sender: Sender, language: LanguageCode): Promise<boolean> {
    if (isFromRobot(form)) return true;
    await this.recipients.consume(form.email, sender);
    const id = randomUUID();
    try {
      await this.transactions.run(async (tx) => {
        await tx.insert(Subscriber, { id, createdAt: new Date(), email: form.email, language });
        await this.events.publish(tx, SUBSCRIBER_JOINED, { subscriber: { id, email: form.email }, language });
      });
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await this.transactions.run((tx) => this.jobs.add(tx, SUBSCRIBED_AGAIN, {}));
      return false;
    }
  }

  list(): Promise<Subscriber[]> {
    return this.subscribers.find({ order: NEWEST_FIRST });
  }

  page(query: ListQuery): Promise<ListPage<Subscriber>> {
    return readList(this.subscribers, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<Subscriber> {
    const subscriber = await this.find(id);
    if (!subscriber) throw refusal('subscriber-not-found');
    return subscriber;
  }

  count(): Promise<number> {
    return this.subscribers.count();
  }

  /** Up to `limit` ids after `after`, sorted, of subscribers who joined by `until`. */
  async idsAfter(tx: EntityManager, after: string, until: Date, limit: number): Promise<string[]> {
    const found = await tx.find(Subscriber, {
      select: { id: true },
      where: { id: MoreThan(after), createdAt: LessThanOrEqual(until) },
      order: { id: 'ASC' },
      take: limit,
    });
    return found.map(({ id }) => id);
  }

  find(id: string): Promise<Subscriber | null> {
    return this.subscribers.findOneBy({ id });
  }
}
