import { Column, Entity, Index } from 'typeorm';
import type { KeptVoucherState } from '@imisozi/core/gift-vouchers';
import type { Day } from '@imisozi/core/kigali-time';
import type { LanguageCode } from '@imisozi/core/languages';
import type { LedgerKind } from '@imisozi/core/ledger';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import {
  DayColumn,
  FlagColumn,
  LanguageColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';

/** Money that somebody has paid for another one to spend (rules/gift-vouchers 1). */
@Entity('gift_vouchers')
@Index('gift_vouchers_created', ['createdAt', 'id'])
@Index('gift_vouchers_issued', ['issuedAt', 'id'])
@Index('gift_vouchers_by_state', ['state', 'createdAt', 'id'])
export class GiftVoucher extends TimestampedEntity {
  /** `GFT-2026-000001`: given with the payment, without gaps in a year; null until then. */
  @Index('gift_vouchers_number', { unique: true })
  @TextColumn(20, { nullable: true })
  number: string | null;

  /** Opens the page of its buyer, where it is paid. It spends nothing. */
  @Index('gift_vouchers_key', { unique: true })
  @RefColumn()
  buyerKey: string;

  /** The digest by which a code is found; a list of them tells nobody a code. */
  @Index('gift_vouchers_code', { unique: true })
  @TextColumn(64, { nullable: true })
  codeDigest: string | null;

  /** The encrypted code, for its paper; null until it is paid. */
  @TextColumn(200, { nullable: true })
  sealedCode: string | null;

  /** The last four letters, by which the office recognises it. */
  @TextColumn(4, { nullable: true })
  codeEnd: string | null;

  @MoneyColumn()
  amount: number;

  /** The sum of its entries, changed only with them and never below zero. */
  @MoneyColumn({ default: 0 })
  balance: number;

  @Column({ type: 'varchar', length: 10, default: 'unpaid' })
  state: KeptVoucherState;

  @TextColumn(150)
  fromNames: string;

  @TextColumn(150)
  toNames: string;

  @TextColumn(500)
  message: string;

  @TextColumn(254)
  buyerEmail: string;

  /** Null: the buyer prints it. */
  @TextColumn(254, { nullable: true })
  recipientEmail: string | null;

  /** What buyer and recipient read. */
  @LanguageColumn()
  language: LanguageCode;

  /** How it was paid. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  way: LedgerKind | null;

  @TextColumn(100, { nullable: true })
  reference: string | null;

  /** Paid with the sandbox's test card: no money has moved. */
  @FlagColumn(false)
  isTest: boolean;

  @TimeColumn({ nullable: true })
  issuedAt: Date | null;

  /** The last day on which it can be spent. */
  @DayColumn({ nullable: true })
  expiresOn: Day | null;

  @TextColumn(500, { nullable: true })
  voidReason: string | null;

  @SearchTextColumn<GiftVoucher>(['number', 'fromNames', 'toNames', 'buyerEmail', 'recipientEmail'], { long: true })
  searchText?: Buffer | null;
}
