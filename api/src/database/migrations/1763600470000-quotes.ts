import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bytes,
  createTables,
  day,
  dropTables,
  foreignKey,
  id,
  index,
  longText,
  number,
  ref,
  table,
  text,
  time,
  unique,
} from './support/table.js';

const TABLES = [
  table(
    'quotes',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('number', 20),
      number('revision', { default: '1' }),
      text('state', 10, { default: "'DRAFT'" }),
      text('names', 150),
      text('email', 254),
      text('phoneNumber', 40),
      text('address', 250),
      text('language', 5, { default: "'en'" }),
      ref('tourId', { nullable: true }),
      text('title', 200),
      longText('days'),
      day('travelDate', { nullable: true }),
      longText('travellers'),
      longText('options'),
      longText('note'),
      longText('terms'),
      day('validUntil', { nullable: true }),
      longText('costs'),
      longText('request'),
      text('source', 12),
      ref('sourceId', { nullable: true }),
      time('sentAt', { nullable: true }),
      day('sentOn', { nullable: true }),
      number('openedRevision', { default: '0' }),
      day('remindedFor', { nullable: true }),
      time('endedAt', { nullable: true }),
      text('acceptedNames', 150, { nullable: true }),
      number('acceptedOption', { nullable: true }),
      ref('orderId', { nullable: true }),
      text('lostReason', 500, { nullable: true }),
      bytes('searchText', 24_000, { nullable: true }),
    ],
    [
      unique('quotes_number', ['number']),
      index('quotes_created', ['createdAt', 'id']),
      index('quotes_state', ['state', 'createdAt']),
      index('quotes_valid', ['state', 'validUntil']),
      index('quotes_sent', ['sentOn', 'state', 'source']),
      index('quotes_email', ['email']),
    ],
  ),
  table(
    'quote_openings',
    [id(), time('createdAt'), ref('quoteId'), day('day'), number('count', { default: '0' })],
    [
      unique('quote_openings_day', ['quoteId', 'day']),
      foreignKey('quote_openings_quote_fk', 'quoteId', 'quotes', 'CASCADE'),
    ],
  ),
  table(
    'quote_changes',
    [id(), time('createdAt'), ref('quoteId'), number('revision'), longText('message')],
    [
      index('quote_changes_quote', ['quoteId', 'createdAt']),
      foreignKey('quote_changes_quote_fk', 'quoteId', 'quotes', 'CASCADE'),
    ],
  ),
];

/** Proposals of the office, the days on which they were opened, and the changes that clients asked for. */
export class AddQuotes1763600470000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
