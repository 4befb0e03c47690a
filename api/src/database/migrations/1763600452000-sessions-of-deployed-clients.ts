import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, table } from './support/table.js';

/** In the previous release all sessions end if there are no calls. */
const ADDED = table('sessions', [flag('mayIdle', false)]);

export class LetSessionsIdle1763600452000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
