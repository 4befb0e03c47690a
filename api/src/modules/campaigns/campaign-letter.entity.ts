import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { CountColumn, LongTextColumn, RefColumn, TimeColumn } from '../../database/columns.js';
import { CreatedEntity } from '../../database/base-entities.js';
import { Campaign } from './campaign.entity.js';

/**
 * QUEUED: a job will send it. HELD: its turn came while the campaign was paused. SENT, SKIPPED (the reader has left)
 * and DEAD (the mail server would not have it) are final, though staff can send a dead job back.
 */
export const LETTER_STATUSES = ['QUEUED', 'HELD', 'SENT', 'SKIPPED', 'DEAD'] as const;
export type LetterStatus = (typeof LETTER_STATUSES)[number];

/** The mail of one campaign to one subscriber. The unique key makes a second one impossible. */
@Entity('campaign_letters')
@Index('campaign_letters_once', ['campaignId', 'subscriberId'], { unique: true })
@Index('campaign_letters_status', ['campaignId', 'status'])
export class CampaignLetter extends CreatedEntity {
  @RefColumn()
  campaignId: string;

  @ManyToOne(() => Campaign, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'campaignId', foreignKeyConstraintName: 'campaign_letters_campaign_fk' })
  campaign?: Relation<Campaign>;

  /** No foreign key, and no address: whoever unsubscribes leaves nothing behind but this number. */
  @RefColumn()
  subscriberId: string;

  @Column({ type: 'varchar', length: 10, default: 'QUEUED' })
  status: LetterStatus;

  /** Goes up when a held letter is queued again, so that the job it had before cannot send it too. */
  @CountColumn()
  turn: number;

  @LongTextColumn({ nullable: true })
  lastError: string | null;

  @TimeColumn({ nullable: true })
  sentAt: Date | null;
}
