import { Column, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import type { Month } from '@imisozi/core/months';
import { JsonColumn, TextColumn, TimeColumn } from '../../../platform/database/columns.js';

/** What the ledger of a month adds up to, in US dollars. */
export interface MonthFigures {
  readonly received: number;
  readonly paidOut: number;
  readonly fees: number;
}

const figuresSchema = z.object({ received: z.number(), paidOut: z.number(), fees: z.number() });

/** A month in which money was booked. Whoever books locks its row, so that nothing is booked while it is closed. */
@Entity('ledger_months')
export class LedgerMonth {
  /** `2026-11`. */
  @PrimaryColumn({ type: 'varchar', length: 7 })
  month: Month;

  /** Null while money may be booked into it. */
  @TimeColumn({ nullable: true })
  closedAt: Date | null;

  /** The mail address of who closed it. */
  @TextColumn(254, { nullable: true })
  closedBy: string | null;

  /** What it added up to when it was closed. */
  @JsonColumn<MonthFigures | null>(figuresSchema, () => null, { nullable: true })
  figures: MonthFigures | null;

  /** How often it was opened again. */
  @Column({ type: 'int', default: 0 })
  reopened: number;
}
