import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, table, text } from './support/table.js';

/** How a tour is sold and priced; an existing tour is sold on any date for its five prices. */
const ADDED = table('tours', [
  text('saleMode', 12, { default: "'any-date'" }),
  longText('seasons', { nullable: true }),
  longText('largeGroups', { nullable: true }),
  longText('travellerTypes', { nullable: true }),
  longText('extras', { nullable: true }),
  longText('terms', { nullable: true }),
]);

export class PriceToursBySeason1763600260000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
