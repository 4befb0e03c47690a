import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { RefColumn, TimeColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { Campaign } from './campaign.entity.js';

/**
 * QUEUED: its job sends it, or is a dead letter that staff can send again. HELD: it was due while the campaign was
 * paused. SENT and SKIPPED (the reader has unsubscribed) are final.
 */
export const LETTER_STATUSES = ['QUEUED', 'HELD', 'SENT', 'SKIPPED'] as const;
export type LetterStatus = (typeof LETTER_STATUSES)[number];

/** The mail of one campaign to one subscriber. The unique key makes a second one impossible. */
@Entity('campaign_letters')
@Index('campaign_letters_subscriber', ['subscriberId', 'createdAt'])
@Index('campaign_letters_once', ['campaignId', 'subscriberId'], { unique: true })
@Index('campaign_letters_status', ['campaignId', 'status'])
export class CampaignLetter extends CreatedEntity {
  @RefColumn()
  campaignId: string;

  @ManyToOne(() => Campaign, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'campaignId', foreignKeyConstraintName: 'campaign_letters_campaign_fk' })
  campaign?: Relation<Campaign>;

  /** Neither a foreign key nor a mail address: only this id remains of a subscriber who unsubscribes. */
  @RefColumn()
  subscriberId: string;

  @Column({ type: 'varchar', length: 10, default: 'QUEUED' })
  status: LetterStatus;

  /** The only job that may send it: a held letter that is queued again has a new job. */
  @RefColumn({ nullable: true })
  jobId: string | null;

  @TimeColumn({ nullable: true })
  sentAt: Date | null;
}
