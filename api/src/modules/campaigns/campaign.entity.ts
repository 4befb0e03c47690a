import { Column, Entity, Index } from 'typeorm';
import { CountColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { TimestampedEntity } from '../../platform/database/base-entities.js';

/**
 * RUNNING: letters are queued. PAUSED: no letter is sent until it is resumed. DONE: every letter is sent, skipped or
 * dead.
 */
export const CAMPAIGN_STATUSES = ['RUNNING', 'PAUSED', 'DONE'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** One piece of news for everybody who was on the mailing list at its start. */
@Entity('campaigns')
@Index('campaigns_created', ['createdAt'])
@Index('campaigns_subject', ['kind', 'recordId'], { unique: true })
export class Campaign extends TimestampedEntity {
  /** What it is about: `event`, `publication` … */
  @TextColumn(20)
  kind: string;

  /** The record it is about. No foreign key: the history outlives the record. */
  @RefColumn()
  recordId: string;

  /** The record's title at that time. */
  @TextColumn(200)
  title: string;

  @Column({ type: 'varchar', length: 10, default: 'RUNNING' })
  status: CampaignStatus;

  /** The number of subscribers at its start. */
  @CountColumn()
  recipients: number;

  /** The last subscriber with a letter; subscribers are processed in the order of their ids. */
  @TextColumn(36, { default: '' })
  cursor: string;

  /** Incremented with every batch of letters and every resumption: the job of an earlier batch does nothing. */
  @CountColumn()
  batch: number;

  @TimeColumn({ nullable: true })
  finishedAt: Date | null;
}
