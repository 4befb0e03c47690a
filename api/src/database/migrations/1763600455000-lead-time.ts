import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, number, table } from './support/table.js';

const ADDED = table('tours', [number('leadDays', { default: '0' })]);

/** How many days ahead visitors must book a tour (rules/prices 2). */
export class BookAhead1763600455000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
