import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { MAX_THREAD_FILE_NAME, type FileType, type ThreadFileProblem } from '@imisozi/core/thread-files';
import { CreatedEntity } from '../../../platform/database/base-entities.js';
import { CountColumn, RefColumn, TextColumn } from '../../../platform/database/columns.js';
import { Thread } from '../thread.entity.js';
import { ThreadMessage } from '../thread-message.entity.js';

/**
 * A file of a conversation (rules/threads 8, 9). Its content is kept beside it in the database: it goes with the
 * message in one transaction, and no address leads to it.
 */
@Entity('thread_files')
@Index('thread_files_thread', ['threadId', 'createdAt'])
@Index('thread_files_message', ['messageId', 'position'])
@Index('thread_files_created', ['createdAt', 'id'])
export class ThreadFile extends CreatedEntity {
  @RefColumn()
  threadId: string;

  @ManyToOne(() => Thread, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'threadId', foreignKeyConstraintName: 'thread_files_thread_fk' })
  thread?: Relation<Thread>;

  /** What it came or went with; null until the reply is sent. */
  @RefColumn({ nullable: true })
  messageId: string | null;

  @ManyToOne(() => ThreadMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'messageId', foreignKeyConstraintName: 'thread_files_message_fk' })
  message?: Relation<ThreadMessage> | null;

  /** The colleague who has uploaded it; null for one that came with a mail. */
  @RefColumn({ nullable: true })
  userId: string | null;

  /** Its place among the files of the message. */
  @CountColumn()
  position: number;

  @TextColumn(MAX_THREAD_FILE_NAME)
  name: string;

  /** By its content; null for one that was not kept. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  type: FileType | null;

  /** In bytes. */
  @CountColumn()
  size: number;

  /** Why it was not kept; null for one that can be opened. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  problem: ThreadFileProblem | null;
}
