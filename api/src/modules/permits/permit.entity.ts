import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import type { PermitState } from '@imisozi/core/permits';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import {
  CountColumn,
  DayColumn,
  FlagColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';
import { Order } from '../orders/order.entity.js';

/**
 * The permit of one person for one visit (rules/permits 1). It holds nothing about the person: that stays in the
 * traveller's own row, with which it is erased.
 */
@Entity('permits')
@Index('permits_order', ['orderId', 'code', 'round', 'place'])
@Index('permits_by_state', ['state', 'day', 'id'])
@Index('permits_by_day', ['day', 'id'])
@Index('permits_created', ['createdAt', 'id'])
export class Permit extends TimestampedEntity {
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'permits_order_fk' })
  order?: Relation<Order>;

  /** The extra that contains it, by its code and its English name then. */
  @TextColumn(40)
  code: string;

  @TextColumn(200)
  label: string;

  /** The person's place in the party, from 1 on. */
  @CountColumn()
  place: number;

  /** Which of the person's visits it is for, from 1 on. */
  @CountColumn()
  round: number;

  /** The traveller whom it was bought for; null: whoever stands at its place. No foreign key: travellers are erased. */
  @RefColumn({ nullable: true })
  travellerId: string | null;

  /** The day of the visit; null for a booking without a day. */
  @DayColumn({ nullable: true })
  day: Day | null;

  @Column({ type: 'varchar', length: 10, default: 'to-buy' })
  state: PermitState;

  /** As the park printed it. */
  @TextColumn(60, { nullable: true })
  number: string | null;

  /** The number as it is compared, while the company holds the permit: nobody else can have it (rules/permits 4). */
  @Index('permits_held_number', { unique: true })
  @TextColumn(60, { nullable: true })
  heldNumber: string | null;

  /** What the park was paid, in US dollars. Never shown to clients. */
  @MoneyColumn({ nullable: true })
  cost: number | null;

  /** What the client pays for it, in US dollars. */
  @MoneyColumn({ default: 0 })
  price: number;

  /** It was bought, but its booking no longer contains it: to be released or used for somebody else. */
  @FlagColumn(false)
  isSurplus: boolean;

  @TimeColumn({ nullable: true })
  boughtAt: Date | null;
}
