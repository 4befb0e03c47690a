import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, index, table, text } from './support/table.js';

/** The network and mailbox of an order's unpaid seats, while it holds them (rules/departures 5). */
const ADDED = table(
  'orders',
  [text('holdNetwork', 43, { nullable: true }), text('holdMailbox', 43, { nullable: true }), flag('paysLater', false)],
  [index('orders_hold_network', ['holdNetwork']), index('orders_hold_mailbox', ['holdMailbox'])],
);

export class BoundUnpaidSeats1763600425000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
