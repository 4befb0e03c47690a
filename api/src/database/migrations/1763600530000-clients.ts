import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  bytes,
  createTables,
  day,
  dropColumns,
  dropTables,
  foreignKey,
  id,
  index,
  key,
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
    'clients',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('names', 150),
      text('email', 254),
      text('phoneNumber', 40),
      text('language', 5, { default: "'en'" }),
      day('birthday', { nullable: true }),
      longText('preferences'),
      longText('note'),
      text('consent', 8, { default: "'unknown'" }),
      day('consentOn', { nullable: true }),
      text('knownAs', 1_500),
      bytes('searchText', 2_800, { nullable: true }),
    ],
    [
      index('clients_created', ['createdAt', 'id']),
      index('clients_names', ['names', 'id']),
      index('clients_email', ['email']),
      index('clients_search', ['createdAt', 'id', 'searchText']),
    ],
  ),
  table(
    'client_addresses',
    [
      id(),
      time('createdAt'),
      ref('clientId'),
      text('kind', 5),
      text('value', 254),
      text('sought', 254),
      text('own', 254, { nullable: true }),
      number('place', { default: '0' }),
    ],
    [
      unique('client_addresses_of', ['clientId', 'kind', 'sought']),
      index('client_addresses_sought', ['kind', 'sought']),
      unique('client_addresses_own', ['own']),
      foreignKey('client_addresses_client_fk', 'clientId', 'clients', 'CASCADE'),
    ],
  ),
  table(
    'client_merges',
    [
      id(),
      time('createdAt'),
      ref('keptId'),
      ref('mergedId'),
      longText('previous'),
      time('undoneAt', { nullable: true }),
    ],
    [
      index('client_merges_kept', ['keptId', 'createdAt']),
      index('client_merges_merged', ['mergedId']),
      index('client_merges_created', ['createdAt']),
    ],
  ),
  table('client_backlogs', [
    key('kind', 20),
    time('readAt', { nullable: true }),
    ref('readId', { nullable: true }),
    time('doneAt', { nullable: true }),
  ]),
];

/** Finds the records of a client by the mail address. */
const BY_ADDRESS = [
  table('contact_messages', [], [index('contact_messages_email', ['email', 'createdAt'])]),
  table('air_ticket_inquiries', [], [index('air_ticket_inquiries_email', ['email', 'createdAt'])]),
  table('participants', [], [index('participants_email', ['email', 'createdAt'])]),
  table('comments', [], [index('comments_email', ['email', 'createdAt'])]),
  table('mails', [], [index('mails_recipient', ['recipient', 'createdAt'])]),
  table('campaign_letters', [], [index('campaign_letters_subscriber', ['subscriberId', 'createdAt'])]),
];

/** Clients with their addresses, and the merges that can be undone. */
export class KnowClients1763600530000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    for (const plan of BY_ADDRESS) await addColumns(runner, plan);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const plan of BY_ADDRESS) await dropColumns(runner, plan);
    await dropTables(runner, TABLES);
  }
}
