import { Column, Entity, Index } from 'typeorm';
import { supplierRatesSchema, type SupplierRate } from '@imisozi/core/supplier-rates-schema';
import type { CostCurrency, SupplierKind } from '@imisozi/core/suppliers';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { CountColumn, JsonColumn, LongTextColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';

/** Who is paid for a part of trips (rules/suppliers 1). */
@Entity('suppliers')
@Index('suppliers_name', ['name', 'id'])
@Index('suppliers_created', ['createdAt', 'id'])
export class Supplier extends TimestampedEntity {
  @TextColumn(150)
  name: string;

  @Column({ type: 'varchar', length: 12 })
  kind: SupplierKind;

  /** Who answers there. */
  @TextColumn(150)
  contact: string;

  /** Empty if they are only telephoned. */
  @TextColumn(254)
  email: string;

  @TextColumn(40)
  phoneNumber: string;

  @TextColumn(250)
  address: string;

  @LongTextColumn()
  bankDetails: string;

  @LongTextColumn()
  terms: string;

  /** In which the supplier is paid. */
  @TextColumn(3)
  currency: CostCurrency;

  /** How many days after the last day of a service it is to be paid. */
  @CountColumn()
  payDays: number;

  @JsonColumn(supplierRatesSchema, () => [], { nullable: true })
  rates: SupplierRate[] | null;

  /** When the company stopped working with it; null while it does. */
  @TimeColumn({ nullable: true })
  endedAt: Date | null;
}
