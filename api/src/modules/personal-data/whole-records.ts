import type { ObjectLiteral } from 'typeorm';
import { SEARCH_TEXT } from '../../platform/database/search-text/search-text.js';
import type { WholeRecord } from './personal-records.js';

/** Columns that only the product needs: they open pages, or say nothing of the person. */
const LEFT_OUT = new Set([
  SEARCH_TEXT,
  'clientKey',
  'holdNetwork',
  'holdMailbox',
  'holdMark',
  'network',
  'mailbox',
  'key',
  'keptAs',
]);

/** Records with the columns that say something of the person. */
export const wholeRecords = (rows: readonly (ObjectLiteral & { id: string })[]): WholeRecord[] =>
  rows.map((row) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.has(name))),
    id: row.id,
  }));
