import { Column, Entity, Index } from 'typeorm';
import type { LanguageCode } from '@imisozi/core/languages';
import type { ThreadSource, ThreadState } from '@imisozi/core/threads';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { LanguageColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';

/** The length of the words of the last message that a list shows. */
export const MAX_PREVIEW = 200;

/** The length of a subject. */
export const MAX_SUBJECT = 200;

/**
 * One conversation with a client about one subject (rules/threads 1). What was written by a form stays with the message
 * or inquiry, which names its conversation; mails and replies are `thread_messages`.
 */
@Entity('threads')
@Index('threads_state', ['state', 'lastAt', 'id'])
@Index('threads_assignee', ['assigneeId', 'state', 'lastAt'])
@Index('threads_last', ['lastAt', 'id'])
@Index('threads_created', ['createdAt', 'id'])
@Index('threads_email', ['email', 'lastAt'])
@Index('threads_snoozed', ['snoozeUntil'])
@Index('threads_search', ['searchText', 'createdAt'])
export class Thread extends TimestampedEntity {
  /** What it is about, so that the next message about it finds it. */
  @Index('threads_topic', { unique: true })
  @TextColumn(80)
  topic: string;

  @Column({ type: 'varchar', length: 12 })
  source: ThreadSource;

  @TextColumn(MAX_SUBJECT)
  subject: string;

  @TextColumn(150)
  names: string;

  /** Where replies go: the address that wrote last. */
  @TextColumn(254)
  email: string;

  @TextColumn(40)
  phoneNumber: string;

  @LanguageColumn()
  language: LanguageCode;

  @Index('threads_order')
  @RefColumn({ nullable: true })
  orderId: string | null;

  @Index('threads_quote')
  @RefColumn({ nullable: true })
  quoteId: string | null;

  /** The number of the booking or proposal; empty if it is about none. */
  @TextColumn(20)
  reference: string;

  @Column({ type: 'varchar', length: 8, default: 'open' })
  state: ThreadState;

  @RefColumn({ nullable: true })
  assigneeId: string | null;

  /** When it waits for the office again. */
  @TimeColumn({ nullable: true })
  snoozeUntil: Date | null;

  @TimeColumn()
  lastAt: Date;

  /** The first words of the last message. */
  @TextColumn(MAX_PREVIEW)
  preview: string;

  @SearchTextColumn<Thread>(['names', 'email', 'phoneNumber', 'subject', 'reference'])
  searchText?: Buffer | null;
}
