import { Entity, PrimaryColumn } from 'typeorm';
import { CountColumn, TextColumn } from '../../platform/database/columns.js';

/** How far a mailbox has been read (rules/threads 6). */
@Entity('mailbox_positions')
export class MailboxPosition {
  /** `user@host/folder`. */
  @PrimaryColumn({ type: 'varchar', length: 190 })
  mailbox: string;

  /** The server's number for this numbering of mails; with another one the numbers mean nothing. */
  @TextColumn(20)
  uidValidity: string;

  /** The number of the last mail that was read. */
  @CountColumn()
  lastUid: number;
}
