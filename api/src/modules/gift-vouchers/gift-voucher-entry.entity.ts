import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { GiftEntryKind } from '@imisozi/core/gift-vouchers';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { MoneyColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';
import { GiftVoucher } from './gift-voucher.entity.js';

/** What made a voucher worth more or less. Never edited or deleted (rules/gift-vouchers 3). */
@Entity('gift_voucher_entries')
@Index('gift_voucher_entries_voucher', ['voucherId', 'createdAt', 'id'])
@Index('gift_voucher_entries_order', ['orderId', 'createdAt', 'id'])
@Index('gift_voucher_entries_ledger', ['ledgerEntryId'])
@Index('gift_voucher_entries_created', ['createdAt', 'kind'])
export class GiftVoucherEntry extends CreatedEntity {
  @RefColumn()
  voucherId: string;

  @ManyToOne(() => GiftVoucher, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'voucherId', foreignKeyConstraintName: 'gift_voucher_entries_voucher_fk' })
  voucher?: Relation<GiftVoucher>;

  @Column({ type: 'varchar', length: 10 })
  kind: GiftEntryKind;

  /** US dollars; below 0 what was taken from it. */
  @MoneyColumn()
  amount: number;

  /** The booking that it paid, or whose money came back. */
  @RefColumn({ nullable: true })
  orderId: string | null;

  /** The entry of the ledger that goes with it, or that took it back. */
  @RefColumn({ nullable: true })
  ledgerEntryId: string | null;

  @TextColumn(500)
  note: string;

  /** The staff member's mail address; empty if the product booked it. */
  @TextColumn(254)
  recordedBy: string;
}
