import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { TickKind } from '@imisozi/core/operations/guide-ticks';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { FlagColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { Guide } from '../guides/guide.entity.js';

/**
 * What a guide has said from the road (rules/operations 10). Its id is made on the guide's phone: the primary key lets
 * it arrive once. `createdAt` is when it arrived, a millisecond apart in the order in which it was sent.
 */
@Entity('guide_ticks')
@Index('guide_ticks_order', ['orderId', 'createdAt', 'id'])
@Index('guide_ticks_trip', ['tripId', 'createdAt', 'id'])
@Index('guide_ticks_notes', ['hasNote', 'createdAt', 'id'])
export class GuideTick extends CreatedEntity {
  @RefColumn()
  guideId: string;

  @ManyToOne(() => Guide, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'guideId', foreignKeyConstraintName: 'guide_ticks_guide_fk' })
  guide?: Relation<Guide>;

  /** The departure, or the booking on days of its own. */
  @RefColumn()
  tripId: string;

  /** The booking it is about; null for the whole trip. */
  @RefColumn({ nullable: true })
  orderId: string | null;

  @Column({ type: 'varchar', length: 20 })
  kind: TickKind;

  /** By the clock of the phone, never later than it arrived. */
  @TimeColumn()
  at: Date;

  /** Kilometres, of the odometer. */
  @Column({ type: 'int', nullable: true })
  value: number | null;

  @TextColumn(1000)
  note: string;

  /** Whether there is a note to be erased (rules/privacy 15). */
  @FlagColumn(false)
  hasNote: boolean;
}
