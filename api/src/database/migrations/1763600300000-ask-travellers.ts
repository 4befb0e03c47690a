import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, table } from './support/table.js';

/** Tours that ask who travels; existing tours do not. */
const ADDED = table('tours', [flag('asksTravellers', false)]);

export class AskTravellers1763600300000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
