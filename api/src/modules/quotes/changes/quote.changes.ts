import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { NEWEST_FIRST } from '../../../platform/list/newest-first.js';
import { QuoteChange } from './quote-change.entity.js';

/** More than anybody reads. */
const SHOWN = 100;

/** The changes that clients asked for (rules/proposals 6). */
@Injectable()
export class QuoteChanges {
  constructor(@InjectRepository(QuoteChange) private readonly changes: Repository<QuoteChange>) {}

  /** Newest first. */
  of(quoteId: string): Promise<QuoteChange[]> {
    return this.changes.find({ where: { quoteId }, order: NEWEST_FIRST, take: SHOWN });
  }

  async keep(tx: EntityManager, change: Pick<QuoteChange, 'quoteId' | 'revision' | 'message'>): Promise<void> {
    await tx.save(tx.create(QuoteChange, change), { reload: false });
  }
}
