import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, table } from './support/table.js';

/** Whether a traveller's passport is known; null for existing travellers, because only their encrypted details tell. */
const ADDED = table('travellers', [flag('hasPassport', null)]);

export class CountPassports1763600305000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
