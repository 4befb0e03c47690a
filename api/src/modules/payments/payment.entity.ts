import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  FlagColumn,
  JsonColumn,
  LongTextColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';
import { Order } from '../orders/order.entity.js';
import type { PaidInCurrency } from '@imisozi/core/paid-in-currency';
import { paidInCurrencySchema } from '@imisozi/core/paid-in-currency-schema';
import type { PaymentProvider } from '@imisozi/core/payment-providers';
import type { PaymentStatus } from '@imisozi/core/payment-status';

/** One attempt to pay by card or mobile money, from its opening (rules/payments 2, rules/mobile-money 2). */
@Entity('payments')
@Index('payments_status', ['status', 'createdAt'])
@Index('payments_search', ['searchText', 'status', 'createdAt'])
export class Payment extends TimestampedEntity {
  /** Null: opened by a deployed client without an order; its money always needs a review. */
  @Index('payments_order')
  @RefColumn({ nullable: true })
  orderId: string | null;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT', nullable: true })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'payments_order_fk' })
  order?: Relation<Order> | null;

  /** The part of a shared bill that it pays. No foreign key: a new list of parts replaces the old one. */
  @RefColumn({ nullable: true })
  shareId: string | null;

  /** The gift voucher that it buys. No foreign key either. */
  @RefColumn({ nullable: true })
  giftVoucherId: string | null;

  @Column({ type: 'varchar', length: 10 })
  provider: PaymentProvider;

  /** No money moves: the mobile money of the sandbox, or a service's own test environment. */
  @FlagColumn(false)
  isTest: boolean;

  /** Our reference at the gateway: the time in milliseconds and a random part (rules/payments 1). */
  @Index('payments_reference', { unique: true })
  @TextColumn(40)
  reference: string;

  /** The card gateway's session, or our id of the request to the mobile money service (a UUID). */
  @TextColumn(100, { nullable: true })
  sessionId: string | null;

  /** The gateway's proof (successIndicator), compared when the browser returns. */
  @TextColumn(100, { nullable: true })
  successIndicator: string | null;

  @MoneyColumn()
  amount: number;

  @TextColumn(3)
  currency: string;

  /** What moves by mobile money, at the office's rate that the payer was shown; `amount` is what it is worth. */
  @JsonColumn<PaidInCurrency | null>(paidInCurrencySchema, () => null, { nullable: true })
  inCurrency: PaidInCurrency | null;

  /** The payer's mobile money number, such as `250788123456`; erased some time after the payment. */
  @TextColumn(20, { nullable: true })
  phoneNumber: string | null;

  @Column({ type: 'varchar', length: 10, default: 'OPEN' })
  status: PaymentStatus;

  /** Why staff must look at it. */
  @LongTextColumn({ nullable: true })
  reviewReason: string | null;

  @TimeColumn({ nullable: true })
  settledAt: Date | null;

  @TimeColumn({ nullable: true })
  checkedAt: Date | null;

  /** Set when the gateway reported no money after the session had ended: the poller stops asking. */
  @TimeColumn({ nullable: true })
  endedAt: Date | null;

  /** The decision of staff in a review, and when. */
  @LongTextColumn({ nullable: true })
  resolution: string | null;

  @TimeColumn({ nullable: true })
  resolvedAt: Date | null;

  @SearchTextColumn<Payment>(['reference', 'reviewReason'])
  searchText?: Buffer | null;
}
