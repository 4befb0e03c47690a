import { PURGE_CDN } from './platform/edge-cache/cdn-purge.job.js';
import type { Figure } from './platform/backup/figures.js';
import { MAKE_COPIES } from './modules/media/copies/copy.job.js';

/**
 * What a restored database is compared by, beside the rows of its tables (rules/operating 11): sums of all books, and the
 * highest numbers of papers.
 */
export const FIGURES: readonly Figure[] = [
  sums('the ledger', 'ledger_entries', 'direction'),
  sums('the ledger without what was voided', 'ledger_entries', 'direction', 'voidedAt IS NULL'),
  { name: 'what orders have paid:', sql: "SELECT 'in all' AS name, COALESCE(SUM(paid), 0) AS value FROM orders" },
  { name: 'the last number of', sql: 'SELECT series AS name, last AS value FROM document_numbers' },
];

/** Jobs that a restore does not hold back: what they do is seen by nobody twice. */
export const QUEUES_THAT_REACH_NOBODY: readonly string[] = [MAKE_COPIES.queue, PURGE_CDN.queue];

function sums(name: string, table: string, by: string, where = '1 = 1'): Figure {
  return {
    name: `${name}:`,
    sql: `SELECT ${by} AS name, SUM(amount) AS value FROM ${table} WHERE ${where} GROUP BY ${by}`,
  };
}
