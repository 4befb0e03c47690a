import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { CreatedEntity } from '../../../platform/database/base-entities.js';
import { DayColumn, RefColumn } from '../../../platform/database/columns.js';
import { Order } from '../../orders/order.entity.js';

/** The client opened the page of an order: the first time on a day, without data about the device (rules/desk 7). */
@Entity('order_openings')
@Index('order_openings_day', ['orderId', 'day'], { unique: true })
@Index('order_openings_order', ['orderId', 'createdAt', 'id'])
export class OrderOpening extends CreatedEntity {
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'order_openings_order_fk' })
  order?: Relation<Order>;

  @DayColumn()
  day: Day;
}
