import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import type { LedgerKind } from '@imisozi/core/ledger';
import type { CostCurrency, ServiceState } from '@imisozi/core/suppliers';
import { TimestampedEntity } from '../../../platform/database/base-entities.js';
import { CountColumn, DayColumn, RefColumn, TextColumn, TimeColumn } from '../../../platform/database/columns.js';
import { Order } from '../../orders/order.entity.js';
import { Supplier } from '../supplier.entity.js';

/** What a supplier does for a booking, and what it costs (rules/suppliers 2). Never shown to clients. */
@Entity('trip_services')
@Index('trip_services_order', ['orderId', 'fromDay', 'id'])
@Index('trip_services_supplier', ['supplierId', 'fromDay', 'id'])
@Index('trip_services_due', ['state', 'paidOn', 'dueDay', 'id'])
@Index('trip_services_by_day', ['fromDay', 'id'])
@Index('trip_services_created', ['createdAt', 'id'])
@Index('trip_services_tour_key', ['orderId', 'tourKey'], { unique: true })
export class TripService extends TimestampedEntity {
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'trip_services_order_fk' })
  order?: Relation<Order>;

  @RefColumn()
  supplierId: string;

  @ManyToOne(() => Supplier, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'supplierId', foreignKeyConstraintName: 'trip_services_supplier_fk' })
  supplier?: Relation<Supplier>;

  /** `Two double rooms, full board`. */
  @TextColumn(200)
  what: string;

  @DayColumn()
  fromDay: Day;

  @CountColumn()
  days: number;

  @CountColumn()
  units: number;

  /** Of one unit for one day, in whole minor units of the currency. */
  @CountColumn()
  unitCost: number;

  /** Days × units × unit cost. */
  @CountColumn()
  cost: number;

  @TextColumn(3)
  currency: CostCurrency;

  /** For the supplier, who reads it. */
  @TextColumn(500)
  note: string;

  @Column({ type: 'varchar', length: 12, default: 'to-request' })
  state: ServiceState;

  /** The supplier's own number of the confirmation. */
  @TextColumn(60, { nullable: true })
  reference: string | null;

  @TimeColumn({ nullable: true })
  requestedAt: Date | null;

  /** The first day of the trip and the number of people for which it was last requested. */
  @DayColumn({ nullable: true })
  askedDay: Day | null;

  @Column({ type: 'int', nullable: true })
  askedPeople: number | null;

  /** Of the tour's service that it began as (rules/suppliers 7): a booking has each once. */
  @TextColumn(45, { nullable: true })
  tourKey: string | null;

  /** `VCH-2026-000001`; null until it is made. */
  @Index('trip_services_voucher', { unique: true })
  @TextColumn(20, { nullable: true })
  voucherNumber: string | null;

  @TimeColumn({ nullable: true })
  voucherAt: Date | null;

  /** By when the supplier is to be paid. */
  @DayColumn()
  dueDay: Day;

  /** Null until it is paid. */
  @DayColumn({ nullable: true })
  paidOn: Day | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  paidBy: LedgerKind | null;

  @TextColumn(60, { nullable: true })
  paidReference: string | null;
}
