import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, table, text } from './support/table.js';

const ADDED = table('assignments', [text('note', 500, { nullable: true })]);

/** What the office tells guides and drivers about a trip (rules/operations 13). */
export class NoteAssignments1763600482000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
