import { z } from 'zod';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { ThreadMessageKind } from '@imisozi/core/threads';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { JsonColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';
import { Thread } from './thread.entity.js';

const filesSchema = z.array(z.object({ name: z.string(), size: z.number() }));
type EarlierFile = z.infer<typeof filesSchema>[number];

/** A mail of a client, a reply of the office, or a mail that came back; none is ever changed. */
@Entity('thread_messages')
@Index('thread_messages_thread', ['threadId', 'createdAt', 'id'])
export class ThreadMessage extends CreatedEntity {
  @RefColumn()
  threadId: string;

  @ManyToOne(() => Thread, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'threadId', foreignKeyConstraintName: 'thread_messages_thread_fk' })
  thread?: Relation<Thread>;

  @Column({ type: 'varchar', length: 10 })
  kind: Extract<ThreadMessageKind, 'mail' | 'reply' | 'bounce'>;

  /** Who wrote it: the client, or a colleague. */
  @TextColumn(150)
  names: string;

  @LongTextColumn()
  text: string;

  /** The mail that a reply left with. */
  @RefColumn({ nullable: true })
  mailId: string | null;

  /** Tells an incoming mail from all others, so that none is kept twice. */
  @Index('thread_messages_mark', { unique: true })
  @TextColumn(64, { nullable: true })
  mark: string | null;

  /** The files of a mail from before files were kept: they are in the mailbox. Others are `thread_files`. */
  @JsonColumn(filesSchema, () => [], { nullable: true })
  files: EarlierFile[] | null;

  /** The mail's `Message-ID` for one that came in, so that the answer names it. */
  @TextColumn(250, { nullable: true })
  messageId: string | null;
}
