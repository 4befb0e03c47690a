import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, ref, table } from './support/table.js';

const OF_USERS = table('users', [ref('agentId', { nullable: true })], [index('users_agent', ['agentId'])]);

/** The travel agent whose login an account is. */
export class LogInAgents1763600600000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, OF_USERS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, OF_USERS);
  }
}
