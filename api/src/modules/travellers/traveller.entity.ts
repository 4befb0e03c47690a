import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { CountColumn, DayColumn, LongTextColumn, RefColumn } from '../../platform/database/columns.js';
import { Order } from '../orders/order.entity.js';

/** A traveller of an order (rules/privacy 3). All details are encrypted. */
@Entity('travellers')
@Index('travellers_order', ['orderId', 'position'])
@Index('travellers_keep_until', ['keepUntil', 'id'])
export class Traveller extends TimestampedEntity {
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'travellers_order_fk' })
  order?: Relation<Order>;

  /** The position in which they were entered. */
  @CountColumn()
  position: number;

  /** Their encrypted `TravellerDetails`. */
  @LongTextColumn()
  sealed: string;

  /** Whether the details contain a passport number; null for travellers saved before this column existed. */
  @Column({ type: 'boolean', nullable: true })
  hasPassport: boolean | null;

  /** The last day on which they are kept. */
  @DayColumn()
  keepUntil: Day;
}
