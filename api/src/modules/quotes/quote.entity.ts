import { Column, DeleteDateColumn, Entity, Index } from 'typeorm';
import { z } from 'zod';
import type { Day } from '@imisozi/core/kigali-time';
import type { LanguageCode } from '@imisozi/core/languages';
import { DEFAULT_TERMS, keptTermsSchema, type Terms } from '@imisozi/core/pricing/terms';
import type { QuoteCost, QuoteDay, QuoteOption } from '@imisozi/core/quotes/quote-offer';
import { keptCostsSchema, keptDaysSchema, keptOptionsSchema } from '@imisozi/core/quotes/quote-schema';
import type { QuoteSource, QuoteState } from '@imisozi/core/quotes/quote-state';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import {
  CountColumn,
  DayColumn,
  JsonColumn,
  LanguageColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';

/**
 * An offer by the office with days and prices of its own, which the client accepts on a page (rules/proposals). Its id
 * is the key of that page: it is random, and only staff and the client ever see it.
 */
@Entity('quotes')
@Index('quotes_created', ['createdAt', 'id'])
@Index('quotes_state', ['state', 'createdAt'])
@Index('quotes_valid', ['state', 'validUntil'])
@Index('quotes_sent', ['sentOn', 'state', 'source'])
@Index('quotes_email', ['email'])
@Index('quotes_order', ['orderId'])
@Index('quotes_erasing', ['erasedAt', 'updatedAt'])
@Index('quotes_search', ['searchText', 'erasedAt'])
export class Quote extends TimestampedEntity {
  /** `Q-2026-000001`, without gaps in a year. */
  @Index('quotes_number', { unique: true })
  @TextColumn(20)
  number: string;

  /** Incremented with every change after it was sent: the client accepts the one that was seen. */
  @Column({ type: 'int', default: 1 })
  revision: number;

  @Column({ type: 'varchar', length: 10, default: 'DRAFT' })
  state: QuoteState;

  /** The client; empty texts are not known yet. */
  @TextColumn(150)
  names: string;

  @TextColumn(254)
  email: string;

  @TextColumn(40)
  phoneNumber: string;

  @TextColumn(250)
  address: string;

  /** What the client reads, and what it is written in. */
  @LanguageColumn()
  language: LanguageCode;

  /** The tour that it was copied from, if any. No foreign key: it outlives the tour. */
  @RefColumn({ nullable: true })
  tourId: string | null;

  /** The departure of that tour whose seats accepting it takes, if any; it begins on the travel date. */
  @RefColumn({ nullable: true })
  departureId: string | null;

  /** The travel agent that it is made for, if any. */
  @RefColumn({ nullable: true })
  agentId: string | null;

  @TextColumn(200)
  title: string;

  @JsonColumn(keptDaysSchema, () => [])
  days: QuoteDay[];

  /** The first day; null while it is open. */
  @DayColumn({ nullable: true })
  travelDate: Day | null;

  /** Numbers of travellers by the code of their type. */
  @JsonColumn(z.record(z.string(), z.number()), () => ({}))
  travellers: Record<string, number>;

  @JsonColumn(keptOptionsSchema, () => [])
  options: QuoteOption[];

  /** To the client, above the days; plain text. */
  @LongTextColumn()
  note: string;

  /** As they were when it was made, and as the office changed them since. */
  @JsonColumn(keptTermsSchema, () => ({ ...DEFAULT_TERMS, bankDetails: [] }))
  terms: Terms;

  /** The last day on which the client can accept it. */
  @DayColumn({ nullable: true })
  validUntil: Day | null;

  /** For staff only (rules/proposals 8). */
  @JsonColumn(keptCostsSchema, () => [])
  costs: QuoteCost[];

  /** What the client wrote, for staff; plain text. */
  @LongTextColumn()
  request: string;

  @Column({ type: 'varchar', length: 12 })
  source: QuoteSource;

  /** The message, inquiry or proposal that it was made from. */
  @RefColumn({ nullable: true })
  sourceId: string | null;

  /** When it was last sent. */
  @TimeColumn({ nullable: true })
  sentAt: Date | null;

  /** The day in Kigali on which it was first sent. */
  @DayColumn({ nullable: true })
  sentOn: Day | null;

  /** The newest revision that the client has opened; 0: none. */
  @CountColumn()
  openedRevision: number;

  /** The last day for which a reminder was sent. */
  @DayColumn({ nullable: true })
  remindedFor: Day | null;

  /** When its client last accepted this revision in vain: the departure had no seats, or is gone. */
  @TimeColumn({ nullable: true })
  missedAt: Date | null;

  /** When it was accepted, declined or withdrawn, or expired. */
  @TimeColumn({ nullable: true })
  endedAt: Date | null;

  /** Who accepted it, and which option. */
  @TextColumn(150, { nullable: true })
  acceptedNames: string | null;

  @Column({ type: 'int', nullable: true })
  acceptedOption: number | null;

  /** The order that accepting it made. */
  @RefColumn({ nullable: true })
  orderId: string | null;

  @TextColumn(500, { nullable: true })
  lostReason: string | null;

  /** When its time was over (rules/privacy 14). From then on nobody reads it; only the figures count it. */
  @DeleteDateColumn({ type: 'datetime', precision: 3, nullable: true })
  erasedAt: Date | null;

  @SearchTextColumn<Quote>(['number', 'names', 'email', 'phoneNumber', 'title'])
  searchText?: Buffer | null;
}
