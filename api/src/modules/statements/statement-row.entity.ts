import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import type { LedgerDirection } from '@imisozi/core/ledger';
import type { RowState, StatementCurrency } from '@imisozi/core/statements';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { CountColumn, DayColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { Statement } from './statement.entity.js';

/** One movement of an account; the same one is never kept twice (rules/statements 2). */
@Entity('statement_rows')
@Index('statement_rows_statement', ['statementId', 'position'])
@Index('statement_rows_alike', ['day', 'amount', 'currency', 'direction'])
export class StatementRow extends CreatedEntity {
  @RefColumn()
  statementId: string;

  @ManyToOne(() => Statement, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'statementId', foreignKeyConstraintName: 'statement_rows_statement_fk' })
  statement?: Relation<Statement>;

  /** Its place in the file, from 1. */
  @CountColumn()
  position: number;

  @Index('statement_rows_fingerprint', { unique: true })
  @TextColumn(64)
  fingerprint: string;

  @DayColumn()
  day: Day;

  @Column({ type: 'varchar', length: 3 })
  direction: LedgerDirection;

  /** Whole minor units of the currency, positive in both directions. */
  @CountColumn()
  amount: number;

  @Column({ type: 'varchar', length: 3 })
  currency: StatementCurrency;

  @TextColumn(150)
  name: string;

  @TextColumn(500)
  text: string;

  @TextColumn(100)
  reference: string;

  @Column({ type: 'varchar', length: 6, default: 'open' })
  state: RowState;

  /** How much of the amount is booked, in the same units. Changed only with the bookings of the row. */
  @CountColumn()
  bookedAmount: number;

  /** Why it is no payment of a booking, for one that is set aside. */
  @TextColumn(500, { nullable: true })
  asideReason: string | null;

  /** The mail address of who decided about it last. */
  @TextColumn(254, { nullable: true })
  decidedBy: string | null;

  @TimeColumn({ nullable: true })
  decidedAt: Date | null;
}
