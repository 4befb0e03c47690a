import { Entity, PrimaryColumn } from 'typeorm';
import { RefColumn, TimeColumn } from '../../platform/database/columns.js';

/** How far the records that are older than clients were read for people (rules/clients 3). */
@Entity('client_backlogs')
export class ClientBacklog {
  /** The kind of records. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: string;

  /** The last record that was read. */
  @TimeColumn({ nullable: true })
  readAt: Date | null;

  @RefColumn({ nullable: true })
  readId: string | null;

  @TimeColumn({ nullable: true })
  doneAt: Date | null;
}
