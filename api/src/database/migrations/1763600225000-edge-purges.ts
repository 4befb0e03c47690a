import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, flag, id, index, longText, table, time } from './support/table.js';

const TABLES = [
  table(
    'edge_purges',
    [id(), time('createdAt'), longText('tags'), flag('isOnlyOutdated', false)],
    [index('edge_purges_newest', ['createdAt'])],
  ),
];

export class CreateEdgePurges1763600225000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
