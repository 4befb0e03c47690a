import type { EntityManager, FindOneOptions } from 'typeorm';

/**
 * Options of a query in a transaction that must find what others have committed since the transaction began: MySQL would
 * answer a plain query as of its first one. SQLite has one writer at a time, and so nothing newer.
 */
export const currentRead = ({ connection }: EntityManager): Pick<FindOneOptions<object>, 'lock'> =>
  connection.options.type === 'mysql' ? { lock: { mode: 'pessimistic_write' } } : {};
