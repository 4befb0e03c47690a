import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  dropTables,
  foreignKey,
  id,
  longText,
  number,
  ref,
  table,
  text,
  time,
  unique,
} from './support/table.js';

const RECORDS = [
  ['tourId', 'tours'],
  ['destinationId', 'destinations'],
  ['eventId', 'events'],
  ['publicationId', 'publications'],
] as const;

const TABLES = [
  table(
    'translations',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      ...RECORDS.map(([column]) => ref(column, { nullable: true })),
      text('language', 10),
      number('version'),
      text('author', 254),
    ],
    RECORDS.flatMap(([column, records]) => [
      unique(`translations_${records}`, [column, 'language']),
      foreignKey(`translations_${records}_fk`, column, records, 'CASCADE'),
    ]),
  ),
  table(
    'translated_fields',
    [id(), time('createdAt'), ref('translationId'), text('field', 40), longText('texts')],
    [
      unique('translated_fields_field', ['translationId', 'field']),
      foreignKey('translated_fields_fk', 'translationId', 'translations', 'CASCADE'),
    ],
  ),
];

/** Translations of tours, destinations, events and publications. */
export class TranslateRecords1763600381000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
