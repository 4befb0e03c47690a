import { Column, Entity, Index } from 'typeorm';
import { CountColumn, LongTextColumn, MoneyColumn, RefColumn, TextColumn, TimeColumn } from '../../database/columns.js';
import { Editable } from '../../database/entity.js';
import type { OrderStatus } from './order.status.js';

export const ITEM_TYPES = ['tour', 'event'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** A request for one tour or event, priced by the server (contract 4). */
@Entity('orders')
@Index('orders_created', ['createdAt'])
@Index('orders_status', ['status', 'createdAt'])
@Index('orders_item_type', ['itemType', 'createdAt'])
export class Order extends Editable {
  /** What people call it, on documents too: `2026-000042`. */
  @Index('orders_number', { unique: true })
  @TextColumn(20)
  number: string;

  @TextColumn(150)
  names: string;

  @Index('orders_email')
  @TextColumn(254)
  email: string;

  @TextColumn(40)
  phoneNumber: string;

  @TextColumn(250)
  address: string;

  @TextColumn(250)
  location: string;

  @TimeColumn()
  needDate: Date;

  @TimeColumn()
  deadline: Date;

  @Column({ type: 'varchar', length: 10, default: 'PENDING' })
  status: OrderStatus;

  @Column({ type: 'varchar', length: 10 })
  itemType: ItemType;

  /** The id of the tour or event. No foreign key: the order outlives what it was priced from. */
  @Index('orders_item')
  @RefColumn()
  itemId: string;

  /** As the client sent it; a count the deployed clients always set to 1. */
  @CountColumn()
  itemNumber: number;

  /** Title, people and price at the time of the order; later edits never change them. */
  @TextColumn(200)
  itemTitle: string;

  @CountColumn()
  people: number;

  @MoneyColumn()
  amount: number;

  @TextColumn(3)
  currency: string;

  @LongTextColumn()
  message: string;

  @TimeColumn({ nullable: true })
  paidAt: Date | null;
}
