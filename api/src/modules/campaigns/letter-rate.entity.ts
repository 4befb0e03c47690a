import { Entity, PrimaryColumn } from 'typeorm';
import { TimeColumn } from '../../platform/database/columns.js';

/** When the next letter may be sent: one row that all processes share. */
@Entity('letter_rates')
export class LetterRate {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  id: string;

  @TimeColumn()
  nextAt: Date;
}
