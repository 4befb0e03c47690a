import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BytesColumn, ID_LENGTH } from '../../../platform/database/columns.js';
import { ThreadFile } from './thread-file.entity.js';

/** A part of a file's content: whole files are longer than what a database takes in one statement. */
@Entity('thread_file_parts')
export class ThreadFilePart {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  fileId: string;

  @ManyToOne(() => ThreadFile, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'fileId', foreignKeyConstraintName: 'thread_file_parts_file_fk' })
  file?: Relation<ThreadFile>;

  @PrimaryColumn({ type: 'int' })
  position: number;

  @BytesColumn()
  content: Buffer;
}
