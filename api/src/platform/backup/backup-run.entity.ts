import { Column, Entity, Index } from 'typeorm';
import { CreatedEntity } from '../database/base-entities.js';
import { TextColumn, TimeColumn } from '../database/columns.js';

/** DONE, FAILED: of a backup. HELD: restored, and what was queued waits for the owner's word: RELEASED or DROPPED. */
export type BackupRunState = 'DONE' | 'FAILED' | 'HELD' | 'RELEASED' | 'DROPPED';

/** One backup, written when it has ended; or the restore from which this database came. */
@Entity('backup_runs')
@Index('backup_runs_newest', ['kind', 'createdAt'])
export class BackupRun extends CreatedEntity {
  @Column({ type: 'varchar', length: 10 })
  kind: 'backup' | 'restore';

  @Column({ type: 'varchar', length: 10 })
  state: BackupRunState;

  /** Of a restore: when the owner decided. */
  @TimeColumn({ nullable: true })
  endedAt: Date | null;

  /** The name of its file; empty if it failed before there was one. */
  @TextColumn(100)
  file: string;

  /** How it was verified, or why it failed. */
  @TextColumn(500)
  note: string;
}
