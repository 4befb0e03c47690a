import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, table } from './support/table.js';

/** Tours whose clients are asked who travels; no tour of before asks. */
const ADDED = table('tours', [flag('asksTravellers', false)]);

export class AskTravellers1763600300000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
