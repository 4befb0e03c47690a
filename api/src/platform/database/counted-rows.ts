import type { EntityManager, EntityTarget, FindOptionsSelect, FindOptionsWhere } from 'typeorm';

interface WithId {
  id: string;
}

/**
 * Counts rows, and waits for rows that other open transactions are inserting: of two transactions that count at the
 * same time, the later one sees the row of the earlier. SQLite has one writer at a time. On MySQL two transactions that
 * wait for each other are a deadlock, and one of them is retried.
 * @param most stops counting here
 */
export async function countWithOthers<Row extends WithId>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  most: number,
): Promise<number> {
  const select = { id: true } as FindOptionsSelect<Row>;
  const isMysql = tx.connection.options.type === 'mysql';
  const lock = isMysql ? ({ mode: 'pessimistic_write' } as const) : undefined;
  return (await tx.find(entity, { select, where, take: most, lock })).length;
}
