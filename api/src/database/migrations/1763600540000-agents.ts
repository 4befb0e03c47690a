import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTables,
  day,
  dropColumns,
  dropTables,
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
    'agents',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('company', 150),
      text('contact', 150),
      text('email', 254),
      text('phoneNumber', 40),
      text('address', 250),
      text('tin', 30),
      text('deal', 12),
      number('percent', { default: '0' }),
      longText('tourPercents', { nullable: true }),
      number('creditDays', { default: '0' }),
      number('creditLimit', { nullable: true }),
      longText('note'),
      time('endedAt', { nullable: true }),
    ],
    [index('agents_company', ['company', 'id']), index('agents_created', ['createdAt', 'id'])],
  ),
  table(
    'agent_entries',
    [
      id(),
      time('createdAt'),
      ref('agentId'),
      ref('orderId', { nullable: true }),
      text('kind', 12),
      number('amount'),
      day('day'),
      text('way', 20, { nullable: true }),
      text('reference', 100, { nullable: true }),
      text('note', 500),
      text('recordedBy', 254),
      ref('ledgerEntryId', { nullable: true }),
      ref('voids', { nullable: true }),
    ],
    [
      index('agent_entries_agent', ['agentId', 'day', 'id']),
      index('agent_entries_order', ['orderId', 'kind', 'agentId']),
      index('agent_entries_ledger', ['ledgerEntryId']),
      unique('agent_entries_voids', ['voids']),
    ],
  ),
];

const OF_ORDERS = table(
  'orders',
  [ref('agentId', { nullable: true }), longText('agentTerms', { nullable: true })],
  [index('orders_agent', ['agentId', 'createdAt', 'id'])],
);
const OF_QUOTES = table('quotes', [ref('agentId', { nullable: true })]);

/** Travel agents, their commission, and who of them a booking or a proposal is by. */
export class KnowAgents1763600540000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await addColumns(runner, OF_ORDERS);
    await addColumns(runner, OF_QUOTES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, OF_QUOTES);
    await dropColumns(runner, OF_ORDERS);
    await dropTables(runner, TABLES);
  }
}
