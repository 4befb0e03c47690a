import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  dropTables,
  foreignKey,
  id,
  index,
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
    'jobs',
    [
      id(),
      time('createdAt'),
      text('queue', 40),
      text('name', 60),
      longText('payload'),
      text('status', 10, { default: "'WAITING'" }),
      number('attempts', { default: '0' }),
      time('runAt'),
      time('leaseUntil', { nullable: true }),
      ref('leaseId', { nullable: true }),
      longText('lastError', { nullable: true }),
      time('finishedAt', { nullable: true }),
    ],
    [index('jobs_lease', ['status', 'leaseUntil']), index('jobs_due', ['status', 'runAt'])],
  ),
  table(
    'mails',
    [
      id(),
      time('createdAt'),
      text('template', 40),
      text('recipient', 254),
      text('replyTo', 254, { nullable: true }),
      longText('data'),
      text('subject', 250, { nullable: true }),
      text('status', 10, { default: "'queued'" }),
      number('attempts', { default: '0' }),
      longText('lastError', { nullable: true }),
      time('sentAt', { nullable: true }),
      ref('orderId', { nullable: true }),
    ],
    [
      index('mails_order', ['orderId']),
      index('mails_status', ['status', 'createdAt']),
      index('mails_created', ['createdAt']),
    ],
  ),
  table(
    'notifications',
    [id(), time('createdAt'), text('kind', 40), text('title', 250), text('link', 250)],
    [index('notifications_created', ['createdAt'])],
  ),
  table(
    'notification_reads',
    [id(), time('createdAt'), ref('userId'), ref('notificationId')],
    [
      index('notification_reads_notification', ['notificationId']),
      unique('notification_reads_once', ['userId', 'notificationId']),
      foreignKey('notification_reads_user_fk', 'userId', 'users', 'CASCADE'),
      foreignKey('notification_reads_notification_fk', 'notificationId', 'notifications', 'CASCADE'),
    ],
  ),
];

export class CreateWork1763600005000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
