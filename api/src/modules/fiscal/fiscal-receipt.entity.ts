import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod';
import type { FiscalKind, FiscalSignature, FiscalState } from '@imisozi/core/fiscal';
import { fiscalSignatureSchema } from '@imisozi/core/fiscal-schema';
import type { Taxed } from '@imisozi/core/tax/tax-rates';
import { taxedSchema } from '@imisozi/core/tax/taxed-schema';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { CountColumn, JsonColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';

/** A paper that the fiscal device signs, once (rules/fiscal 1). It names nobody. */
@Entity('fiscal_receipts')
@Index('fiscal_receipts_state', ['state', 'createdAt'])
@Index('fiscal_receipts_order', ['orderId'])
@Index('fiscal_receipts_reverses', ['reverses'])
export class FiscalReceipt extends CreatedEntity {
  @RefColumn()
  orderId: string;

  @TextColumn(20)
  orderNumber: string;

  @Column({ type: 'varchar', length: 10 })
  kind: FiscalKind;

  /** `INV-2026-000042`, or the credit note's number. */
  @Index('fiscal_receipts_paper', { unique: true })
  @TextColumn(20)
  paper: string;

  /** The invoice that a refund takes back, in whole or in part. */
  @TextColumn(20, { nullable: true })
  reverses: string | null;

  /** The tour or event. */
  @TextColumn(250)
  title: string;

  @JsonColumn<Taxed>(taxedSchema, () => ({
    percent: 0,
    shares: { standard: 0, 'zero-rated': 0, exempt: 0 },
    tax: 0,
  }))
  taxed: Taxed;

  /** Francs per dollar when the paper was issued; null if the office had no rate. */
  @JsonColumn<number | null>(z.number(), () => null, { nullable: true })
  francsPerDollar: number | null;

  @Column({ type: 'varchar', length: 12 })
  state: FiscalState;

  @CountColumn()
  attempts: number;

  /** It is not sent before: somebody is sending it, or the device was away. */
  @TimeColumn({ nullable: true })
  notBefore: Date | null;

  /** Why it is not signed, in the words of the device. */
  @TextColumn(300, { default: '' })
  problem: string;

  @JsonColumn<FiscalSignature | null>(fiscalSignatureSchema, () => null, { nullable: true })
  signed: FiscalSignature | null;
}
