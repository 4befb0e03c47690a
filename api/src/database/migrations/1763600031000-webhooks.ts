import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  dropTables,
  flag,
  foreignKey,
  id,
  index,
  longText,
  number,
  ref,
  table,
  text,
  time,
} from './support/table.js';

const TABLES = [
  table('webhooks', [
    id(),
    time('createdAt'),
    time('updatedAt'),
    text('url', 500),
    text('description', 200),
    longText('events'),
    flag('isActive', true),
    number('secretVersion', { default: '0' }),
  ]),
  table(
    'webhook_deliveries',
    [
      id(),
      time('createdAt'),
      ref('webhookId'),
      text('event', 40),
      ref('recordId'),
      longText('body'),
      text('status', 10, { default: "'queued'" }),
      number('attempts', { default: '0' }),
      number('answer', { nullable: true }),
      longText('lastError', { nullable: true }),
      time('deliveredAt', { nullable: true }),
    ],
    [
      index('webhook_deliveries_webhook', ['webhookId', 'createdAt']),
      index('webhook_deliveries_created', ['createdAt']),
      foreignKey('webhook_deliveries_webhook_fk', 'webhookId', 'webhooks', 'CASCADE'),
    ],
  ),
];

export class CreateWebhooks1763600031000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
