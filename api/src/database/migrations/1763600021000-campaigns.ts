import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  dropTables,
  foreignKey,
  id,
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
    'campaigns',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('kind', 20),
      ref('recordId'),
      text('title', 200),
      text('status', 10, { default: "'RUNNING'" }),
      number('recipients', { default: '0' }),
      text('cursor', 36, { default: "''" }),
      number('turn', { default: '0' }),
      time('finishedAt', { nullable: true }),
    ],
    [index('campaigns_created', ['createdAt']), unique('campaigns_subject', ['kind', 'recordId'])],
  ),
  table(
    'campaign_letters',
    [
      id(),
      time('createdAt'),
      ref('campaignId'),
      ref('subscriberId'),
      text('status', 10, { default: "'QUEUED'" }),
      number('turn', { default: '0' }),
      longText('lastError', { nullable: true }),
      time('sentAt', { nullable: true }),
    ],
    [
      unique('campaign_letters_once', ['campaignId', 'subscriberId']),
      index('campaign_letters_status', ['campaignId', 'status']),
      foreignKey('campaign_letters_campaign_fk', 'campaignId', 'campaigns', 'CASCADE'),
    ],
  ),
  table('paces', [key('id', 20), time('nextAt')]),
];

export class CreateCampaigns1763600021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    // The single row that every process locks; it must exist before two of them look for it.
    await runner.query("INSERT INTO paces (id, nextAt) VALUES ('letters', '2026-01-01 00:00:00.000')");
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
