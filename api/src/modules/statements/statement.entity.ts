import { Column, Entity, Index } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import type { ColumnMapping, StatementCurrency, StatementFormat } from '@imisozi/core/statements';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { CountColumn, DayColumn, JsonColumn, TextColumn } from '../../platform/database/columns.js';
import { columnMappingSchema } from './column-mapping-schema.js';

/** A bank statement that was uploaded (rules/statements 1). */
@Entity('statements')
@Index('statements_created', ['createdAt', 'id'])
@Index('statements_header', ['headerKey', 'createdAt'])
export class Statement extends CreatedEntity {
  /** Of the file. */
  @TextColumn(200)
  name: string;

  @Column({ type: 'varchar', length: 10 })
  format: StatementFormat;

  /** Its number as the file or whoever uploaded it says; empty if neither does. */
  @TextColumn(64)
  account: string;

  /** Of the account. */
  @Column({ type: 'varchar', length: 3 })
  currency: StatementCurrency;

  @DayColumn()
  fromDay: Day;

  @DayColumn()
  toDay: Day;

  /** The rows that were new: others had been uploaded before. */
  @CountColumn()
  rowCount: number;

  /** Rows of the file that had been uploaded before. */
  @CountColumn()
  knownCount: number;

  /** Rows of the file that could not be read. */
  @CountColumn()
  leftOutCount: number;

  /** The headings of a CSV file as one text, by which its mapping is found again. */
  @TextColumn(500, { nullable: true })
  headerKey: string | null;

  @JsonColumn<ColumnMapping | null>(columnMappingSchema, () => null, { nullable: true })
  mapping: ColumnMapping | null;

  /** The mail address of who uploaded it. */
  @TextColumn(254)
  uploadedBy: string;
}
