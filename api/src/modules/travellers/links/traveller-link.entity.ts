import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { CreatedEntity } from '../../../platform/database/base-entities.js';
import { RefColumn, TextColumn } from '../../../platform/database/columns.js';
import { Order } from '../../orders/order.entity.js';

/** A link with which one traveller of an order enters the own details; its id opens these and nothing more. */
@Entity('traveller_links')
@Index('traveller_links_traveller', ['orderId', 'travellerId'], { unique: true })
export class TravellerLink extends CreatedEntity {
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'traveller_links_order_fk' })
  order?: Relation<Order>;

  /** The key of the order that it was made with: once that is renewed, the link is worth nothing. */
  @RefColumn()
  orderKey: string;

  /** Of the traveller, who may not have been entered yet. */
  @RefColumn()
  travellerId: string;

  /** The traveller type that was booked. */
  @TextColumn(40)
  type: string;
}
