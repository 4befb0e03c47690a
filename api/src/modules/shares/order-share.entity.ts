import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { CountColumn, MoneyColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { Order } from '../orders/order.entity.js';

/** A part of an order that another person pays by a link; its id opens that part and nothing more (rules/money 10). */
@Entity('order_shares')
@Index('order_shares_order', ['orderId', 'createdAt', 'position'])
@Index('order_shares_entry', ['entryId'])
export class OrderShare extends CreatedEntity {
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'order_shares_order_fk' })
  order?: Relation<Order>;

  /** Its position in the list. */
  @CountColumn()
  position: number;

  /** The person who pays it. */
  @TextColumn(150)
  names: string;

  @MoneyColumn()
  amount: number;

  /** Null while it is unpaid, and again once its payment is voided. */
  @TimeColumn({ nullable: true })
  paidAt: Date | null;

  /** The ledger entry of its money. */
  @RefColumn({ nullable: true })
  entryId: string | null;
}
