import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTables,
  dropColumns,
  dropTables,
  bytes,
  foreignKey,
  index,
  key,
  longText,
  number,
  ref,
  table,
  text,
  time,
  unique,
} from './support/table.js';

const TABLES = [
  table(
    'threads',
    [
      key('id', 36),
      time('createdAt'),
      time('updatedAt'),
      text('topic', 80),
      text('source', 12),
      text('subject', 200),
      text('names', 150),
      text('email', 254),
      text('phoneNumber', 40),
      text('language', 5, { default: "'en'" }),
      ref('orderId', { nullable: true }),
      ref('quoteId', { nullable: true }),
      text('reference', 20),
      text('state', 8, { default: "'open'" }),
      ref('assigneeId', { nullable: true }),
      time('snoozeUntil', { nullable: true }),
      time('lastAt'),
      text('preview', 200),
      bytes('searchText', 2900, { nullable: true }),
    ],
    [
      unique('threads_topic', ['topic']),
      index('threads_state', ['state', 'lastAt', 'id']),
      index('threads_assignee', ['assigneeId', 'state', 'lastAt']),
      index('threads_last', ['lastAt', 'id']),
      index('threads_created', ['createdAt', 'id']),
      index('threads_email', ['email', 'lastAt']),
      index('threads_snoozed', ['snoozeUntil']),
      index('threads_search', ['searchText', 'createdAt']),
      index('threads_order', ['orderId']),
      index('threads_quote', ['quoteId']),
    ],
  ),
  table(
    'thread_messages',
    [
      key('id', 36),
      time('createdAt'),
      ref('threadId'),
      text('kind', 10),
      text('names', 150),
      longText('text'),
      ref('mailId', { nullable: true }),
      text('mark', 64, { nullable: true }),
      longText('files', { nullable: true }),
      text('messageId', 250, { nullable: true }),
    ],
    [
      unique('thread_messages_mark', ['mark']),
      index('thread_messages_thread', ['threadId', 'createdAt', 'id']),
      foreignKey('thread_messages_thread_fk', 'threadId', 'threads', 'CASCADE'),
    ],
  ),
  table('mailbox_positions', [key('mailbox', 190), text('uidValidity', 20), number('lastUid', { default: '0' })]),
  table(
    'reply_templates',
    [key('id', 36), time('createdAt'), time('updatedAt'), text('name', 100), longText('texts')],
    [unique('reply_templates_name', ['name'])],
  ),
];

const BOUNCED = table('client_addresses', [
  time('bouncedAt', { nullable: true }),
  text('bounceReason', 500, { nullable: true }),
]);

const JOINED = ['contact_messages', 'air_ticket_inquiries'].map((name) =>
  table(name, [ref('threadId', { nullable: true })], [index(`${name}_thread`, ['threadId', 'createdAt'])]),
);

/** Conversations with clients (rules/threads 1). */
export class Threads1763600590000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    for (const joined of [...JOINED, BOUNCED]) await addColumns(runner, joined);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const joined of [BOUNCED, ...JOINED.toReversed()]) await dropColumns(runner, joined);
    await dropTables(runner, TABLES);
  }
}
