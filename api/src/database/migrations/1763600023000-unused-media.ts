import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, key, table, time } from './support/table.js';

const TABLES = [table('unused_media', [key('publicId', 200), time('unusedSince')])];

export class CreateUnusedMedia1763600023000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
