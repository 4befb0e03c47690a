import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table, text } from './support/table.js';

/** The network and mailbox of a waiting client, while the client waits (rules/departures 6). */
const ADDED = table(
  'waiting_entries',
  [text('network', 43, { nullable: true }), text('mailbox', 43, { nullable: true })],
  [index('waiting_entries_network', ['network']), index('waiting_entries_mailbox', ['mailbox'])],
);

export class BoundWaiting1763600456000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
