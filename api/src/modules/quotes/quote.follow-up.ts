import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { addDays, today } from '@imisozi/core/kigali-time';
import { REMINDED_DAYS } from '@imisozi/core/quotes/quote-state';
import { Quote } from './quote.entity.js';
import type { FollowedQuoteView, QuoteFollowUpView } from './dto/quote-follow-up.view.js';

const SHOWN = 4;

/** What is read of a proposal. */
const COLUMNS = ['id', 'number', 'names', 'title', 'travelDate', 'validUntil', 'missedAt'].map(
  (name) => `quote.${name}`,
);

/**
 * The client asked for it after the office last sent the proposal, and has seen no newer revision since; or could not
 * accept it.
 */
const IS_ASKED = `(quote.missedAt IS NOT NULL OR EXISTS (SELECT 1 FROM quote_changes c
  WHERE c.quoteId = quote.id AND c.revision = quote.revision AND c.createdAt > quote.sentAt))`;

/** Sent proposals that the office should look at now (rules/proposals 11). */
@Injectable()
export class QuoteFollowUp {
  constructor(@InjectRepository(Quote) private readonly quotes: Repository<Quote>) {}

  /** Those whose clients wait for a change, and those that expire within three days. */
  async read(): Promise<QuoteFollowUpView> {
    const [[asked, askedCount], [expiring, expiringCount]] = await Promise.all([
      this.sent()
        .andWhere(IS_ASKED)
        .orderBy('quote.createdAt', 'DESC')
        .addOrderBy('quote.id', 'DESC')
        .getManyAndCount(),
      this.sent()
        .andWhere('quote.validUntil BETWEEN :from AND :to', { from: today(), to: addDays(today(), REMINDED_DAYS) })
        .orderBy('quote.validUntil', 'ASC')
        .addOrderBy('quote.id', 'ASC')
        .getManyAndCount(),
    ]);
    return {
      asked: { count: askedCount, first: asked.map(followed) },
      expiring: { count: expiringCount, first: expiring.map(followed) },
    };
  }

  private sent(): SelectQueryBuilder<Quote> {
    return this.quotes.createQueryBuilder('quote').select(COLUMNS).where({ state: 'SENT' }).take(SHOWN);
  }
}

const followed = ({ id, number, names, title, travelDate, validUntil, missedAt }: Quote): FollowedQuoteView => ({
  id,
  number,
  names,
  title,
  travelDate,
  validUntil,
  isMissed: missedAt !== null,
});
