import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository, type EntityManager } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { refusal } from '../../../platform/errors/refused.js';
import { QUOTE_OPENED } from '../quote.events.js';
import { Quote } from '../quote.entity.js';
import { QuoteOpening } from './quote-opening.entity.js';

/** The days on which clients have opened the pages of their proposals (rules/proposals 7). */
@Injectable()
export class QuoteOpenings {
  constructor(
    @InjectRepository(QuoteOpening) private readonly openings: Repository<QuoteOpening>,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Counts an opening of a proposal that was sent; staff are told of the first one of each revision.
   * @throws Refused for an unknown id
   */
  note(quoteId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      // The first write locks the proposal, so that two openings at once are counted one after the other.
      const isFirst = await this.takeFirst(tx, quoteId);
      const quote = await tx.findOneBy(Quote, { id: quoteId });
      if (!quote) throw refusal('quote-not-found');
      if (quote.state === 'DRAFT') return;
      await this.count(tx, quoteId);
      if (isFirst) await this.events.publish(tx, QUOTE_OPENED, { quote });
    });
  }

  /** The openings of each proposal, newest first. */
  async of(quoteIds: readonly string[]): Promise<ReadonlyMap<string, QuoteOpening[]>> {
    const found = new Map<string, QuoteOpening[]>();
    if (quoteIds.length === 0) return found;
    const openings = await this.openings.find({ where: { quoteId: In([...quoteIds]) }, order: { day: 'DESC' } });
    for (const opening of openings) found.set(opening.quoteId, [...(found.get(opening.quoteId) ?? []), opening]);
    return found;
  }

  private async takeFirst(tx: EntityManager, id: string): Promise<boolean> {
    await tx.update(Quote, { id }, { createdAt: () => 'createdAt' });
    const { affected } = await tx
      .createQueryBuilder()
      .update(Quote)
      .set({ openedRevision: () => 'revision' })
      .where({ id, state: Not('DRAFT') })
      .andWhere('openedRevision < revision')
      .execute();
    return affected === 1;
  }

  private async count(tx: EntityManager, quoteId: string): Promise<void> {
    const one = { quoteId, day: today() };
    const { affected } = await tx.increment(QuoteOpening, one, 'count', 1);
    if (affected === 0) await tx.save(tx.create(QuoteOpening, { ...one, count: 1 }), { reload: false });
  }
}
