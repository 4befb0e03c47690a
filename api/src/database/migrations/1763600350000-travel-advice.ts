import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, table } from './support/table.js';

/** A tour's own advice for travellers, where it differs from the company's. */
const ADDED = table('tours', [longText('advice', { nullable: true })]);

export class AdviseTravellers1763600350000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
