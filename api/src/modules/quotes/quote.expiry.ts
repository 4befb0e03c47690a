import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, IsNull, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { addDays, startOfToday, today } from '@imisozi/core/kigali-time';
import { REMINDED_DAYS } from '@imisozi/core/quotes/quote-state';
import { isPolite } from '../../common/polite-hours.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { failureOf } from '../../platform/logging/failure.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { Transactions } from '../../platform/database/transactions.js';
import { SYSTEM_ACTOR } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { Quote } from './quote.entity.js';
import { QUOTE_ENDS_SOON } from './quote.events.js';
import { QUOTES } from './quote.records.js';

const MAX_A_ROUND = 100;

/** Ends proposals after their last day, and reminds of those that are about to end (rules/proposals 9). */
@Injectable()
export class QuoteExpiry {
  private readonly logger = new Logger('Quotes');

  constructor(
    @InjectRepository(Quote) private readonly quotes: Repository<Quote>,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  @EveryInterval('end expired proposals')
  async end(): Promise<void> {
    const due = await this.quotes.find({
      select: { id: true },
      where: { state: 'SENT', validUntil: LessThan(today()) },
      order: { validUntil: 'ASC' },
      take: MAX_A_ROUND,
    });
    await this.each(due, (tx, id) => this.expire(tx, id));
  }

  @EveryInterval('remind clients of proposals')
  async remindByDay(): Promise<void> {
    if (isPolite(new Date())) await this.remind();
  }

  /** Tells clients and the office of proposals that end soon, once for each last day. */
  async remind(): Promise<void> {
    const near = { state: 'SENT', validUntil: Between(today(), addDays(today(), REMINDED_DAYS)) } as const;
    // Not on the day on which it was sent.
    const sentAt = LessThan(startOfToday());
    const due = await this.quotes
      .createQueryBuilder('quote')
      .select(['quote.id'])
      .where({ ...near, sentAt })
      .andWhere('(quote.remindedFor IS NULL OR quote.remindedFor <> quote.validUntil)')
      .orderBy('quote.validUntil', 'ASC')
      .take(MAX_A_ROUND)
      .getMany();
    await this.each(due, (tx, id) => this.tell(tx, id));
  }

  /** The client, a colleague or another process may have been faster. */
  private async expire(tx: EntityManager, id: string): Promise<void> {
    const ended = { state: 'EXPIRED', endedAt: new Date() } as const;
    const { affected } = await tx.update(Quote, { id, state: 'SENT', validUntil: LessThan(today()) }, ended);
    if (affected !== 1) return;
    const { number } = await tx.findOneByOrFail(Quote, { id });
    const about = { resource: QUOTES.resource, recordId: id, label: number };
    await this.audit.record(tx, SYSTEM_ACTOR, { ...about, action: 'expire', after: { state: ended.state } });
  }

  private async tell(tx: EntityManager, id: string): Promise<void> {
    const { affected } = await tx
      .createQueryBuilder()
      .update(Quote)
      .set({ remindedFor: () => 'validUntil' })
      .where({ id, state: 'SENT', validUntil: Not(IsNull()) })
      .andWhere('(remindedFor IS NULL OR remindedFor <> validUntil)')
      .execute();
    if (affected !== 1) return;
    const quote = await tx.findOneByOrFail(Quote, { id });
    await this.events.publish(tx, QUOTE_ENDS_SOON, { quote });
  }

  private async each(due: readonly Quote[], work: (tx: EntityManager, id: string) => Promise<void>): Promise<void> {
    for (const { id } of due) {
      try {
        await this.transactions.run((tx) => work(tx, id));
      } catch (error) {
        this.logger.warn(`Could not end or announce a proposal: ${failureOf(error)}`);
      }
    }
  }
}
