import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Taxed } from '@imisozi/core/tax/tax-rates';
import { taxedSchema } from '@imisozi/core/tax/taxed-schema';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { JsonColumn, MoneyColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { Order } from '../orders/order.entity.js';

/** An invoice, issued when an order became PAID. It is never changed, only credited (rules/money 6). */
@Entity('invoices')
@Index('invoices_order', ['orderId', 'createdAt'])
export class Invoice extends CreatedEntity {
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'invoices_order_fk' })
  order?: Relation<Order>;

  @Index('invoices_number', { unique: true })
  @TextColumn(20)
  number: string;

  @MoneyColumn()
  amount: number;

  /** The amount by rate of tax; null if the company was not registered (rules/tax 2). */
  @JsonColumn<Taxed | null>(taxedSchema, () => null, { nullable: true })
  taxed: Taxed | null;

  /** The credit note that cancelled it; null while it is valid. */
  @TextColumn(20, { nullable: true })
  creditNumber: string | null;

  @TimeColumn({ nullable: true })
  creditedAt: Date | null;
}

/** An {@link Invoice} with a credit note. */
export type CreditedInvoice = Invoice & { readonly creditNumber: string; readonly creditedAt: Date };
