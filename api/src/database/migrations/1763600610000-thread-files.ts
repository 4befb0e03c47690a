import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  dropTables,
  foreignKey,
  index,
  key,
  manyBytes,
  number,
  numberKey,
  ref,
  table,
  text,
  time,
} from './support/table.js';

const TABLES = [
  table(
    'thread_files',
    [
      key('id', 36),
      time('createdAt'),
      ref('threadId'),
      ref('messageId', { nullable: true }),
      ref('userId', { nullable: true }),
      number('position', { default: '0' }),
      text('name', 150),
      text('type', 5, { nullable: true }),
      number('size', { default: '0' }),
      text('problem', 12, { nullable: true }),
    ],
    [
      index('thread_files_thread', ['threadId', 'createdAt']),
      index('thread_files_message', ['messageId', 'position']),
      index('thread_files_created', ['createdAt', 'id']),
      foreignKey('thread_files_thread_fk', 'threadId', 'threads', 'CASCADE'),
      foreignKey('thread_files_message_fk', 'messageId', 'thread_messages', 'CASCADE'),
    ],
  ),
  table(
    'thread_file_parts',
    [key('fileId', 36), numberKey('position'), manyBytes('content')],
    [foreignKey('thread_file_parts_file_fk', 'fileId', 'thread_files', 'CASCADE')],
  ),
];

/** Files of conversations (rules/threads 8, 9). */
export class KeepFilesOfThreads1763600610000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
