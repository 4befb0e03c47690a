import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { CountColumn, MoneyColumn, RefColumn } from '../../platform/database/columns.js';
import { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { Order } from '../orders/order.entity.js';
import { StatementRow } from './statement-row.entity.js';

/** A part of a row that was booked for an order: once at most, until its entry in the ledger is voided. */
@Entity('statement_bookings')
@Index('statement_bookings_once', ['rowId', 'orderId'], { unique: true })
export class StatementBooking extends CreatedEntity {
  @RefColumn()
  rowId: string;

  @ManyToOne(() => StatementRow, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'rowId', foreignKeyConstraintName: 'statement_bookings_row_fk' })
  row?: Relation<StatementRow>;

  @Index('statement_bookings_order')
  @RefColumn()
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'statement_bookings_order_fk' })
  order?: Relation<Order>;

  @Index('statement_bookings_entry', { unique: true })
  @RefColumn()
  entryId: string;

  @ManyToOne(() => LedgerEntry, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'entryId', foreignKeyConstraintName: 'statement_bookings_entry_fk' })
  entry?: Relation<LedgerEntry>;

  /** What it takes of the row, in minor units of the row's currency. */
  @CountColumn()
  taken: number;

  /** What was booked for the order, in US dollars. */
  @MoneyColumn()
  amount: number;
}
