import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { RefColumn } from '../../platform/database/columns.js';
import { Order } from '../orders/order.entity.js';
import type { TripMailKind } from './trip-mail.times.js';

/** The client of an order has got this mail before the trip: once, whatever else happens (rules/mails 9). */
@Entity('trip_mails')
@Index('trip_mails_order', ['orderId', 'kind'], { unique: true })
export class TripMail extends CreatedEntity {
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'trip_mails_order_fk' })
  order?: Relation<Order>;

  @Column({ type: 'varchar', length: 12 })
  kind: TripMailKind;
}
