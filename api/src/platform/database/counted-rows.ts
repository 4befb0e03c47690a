import type { EntityManager, EntityTarget, FindOptionsSelect, FindOptionsWhere } from 'typeorm';

interface WithId {
  id: string;
}

/**
 * How many rows there are, and waits for those that other transactions are keeping: of two that count at the same time
 * the later sees the row of the earlier. SQLite has one writer at a time. On MySQL two that wait for each other are a
 * deadlock, and one of them runs again.
 * @param most counts no further
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
