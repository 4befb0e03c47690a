import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { LedgerDirection, EntryKind } from '@imisozi/core/ledger';
import type { PaidInCurrency } from '@imisozi/core/paid-in-currency';
import { paidInCurrencySchema } from '@imisozi/core/paid-in-currency-schema';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import {
  FlagColumn,
  JsonColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';
import { Order } from '../orders/order.entity.js';

/** Money in or out for an order. Never edited or deleted: a mistake is voided (rules/money 3, 4). */
@Entity('ledger_entries')
@Index('ledger_entries_order', ['orderId', 'createdAt'])
@Index('ledger_entries_received', ['receivedAt', 'voidedAt', 'direction', 'amount'])
export class LedgerEntry extends CreatedEntity {
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'ledger_entries_order_fk' })
  order?: Relation<Order>;

  @Column({ type: 'varchar', length: 20 })
  kind: EntryKind;

  @Column({ type: 'varchar', length: 3 })
  direction: LedgerDirection;

  /** Positive in both directions. */
  @MoneyColumn()
  amount: number;

  /** The balance after it, as its receipt states it. */
  @MoneyColumn()
  balanceAfter: number;

  /** Paid with the sandbox's test card: no money has moved (rules/payments 1). */
  @FlagColumn(false)
  isTest: boolean;

  /** What moved, if it was another currency than dollars (rules/money 14). */
  @JsonColumn<PaidInCurrency | null>(paidInCurrencySchema, () => null, { nullable: true })
  inCurrency: PaidInCurrency | null;

  /** What the bank kept of it, in dollars: the company's cost, which the client has paid. */
  @MoneyColumn({ default: 0 })
  fee: number;

  /** The parts of the amount by rate of tax, which it includes; null from before the company registered (rules/tax 3). */
  @MoneyColumn({ nullable: true })
  standardRated: number | null;

  @MoneyColumn({ nullable: true })
  zeroRated: number | null;

  @MoneyColumn({ nullable: true })
  taxExempt: number | null;

  /** The standard rate of that day. */
  @Column({ type: 'int', nullable: true })
  taxPercent: number | null;

  /** The tax that the amount contains. */
  @MoneyColumn({ nullable: true })
  tax: number | null;

  @TimeColumn()
  receivedAt: Date;

  /** The number of the transfer, cheque or card payment. */
  @TextColumn(100, { nullable: true })
  reference: string | null;

  @TextColumn(1_000)
  note: string;

  /** The staff member's mail address; empty if the product booked it. */
  @TextColumn(254)
  recordedBy: string;

  /** `RCT-2026-000042` for money in, `CRN-2026-000007` for money out. */
  @Index('ledger_entries_receipt', { unique: true })
  @TextColumn(20)
  receiptNumber: string;

  /** Set on a mistaken entry and on the one that voids it: neither counts. */
  @TimeColumn({ nullable: true })
  voidedAt: Date | null;

  /**
   * Voided after its month was closed: it and the entry that voids it count in the books, each on its own day
   * (rules/money 15).
   */
  @FlagColumn(false)
  staysInBooks: boolean;

  /** The entry that this one voids. */
  @RefColumn({ nullable: true })
  voids: string | null;
}
