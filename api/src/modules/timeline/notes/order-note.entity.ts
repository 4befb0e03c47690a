import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { TimestampedEntity } from '../../../platform/database/base-entities.js';
import { DayColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from '../../../platform/database/columns.js';
import { Order } from '../../orders/order.entity.js';

/** A staff note about an order; with an owner or a day it is a task (rules/desk 8). Clients never see it. */
@Entity('order_notes')
@Index('order_notes_order', ['orderId', 'createdAt', 'id'])
@Index('order_notes_tasks', ['ownerId', 'doneAt', 'dueDate'])
export class OrderNote extends TimestampedEntity {
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'order_notes_order_fk' })
  order?: Relation<Order>;

  @LongTextColumn()
  text: string;

  /** Its author. No foreign key here and below: a note outlives accounts. */
  @RefColumn({ nullable: true })
  authorId: string | null;

  @TextColumn(254)
  authorEmail: string;

  /** The colleague who is to do it. */
  @RefColumn({ nullable: true })
  ownerId: string | null;

  @DayColumn({ nullable: true })
  dueDate: Day | null;

  @TimeColumn({ nullable: true })
  doneAt: Date | null;
}
