import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Rows per statement: each database limits the number of values in a statement. */
const MAX_ROWS = 500;
const GATHERED = 'gathered';

/** Writes the gathered items with as few statements as possible. */
export type GatheredWrite<Item> = (tx: EntityManager, items: readonly Item[]) => Promise<void>;

type Gathered = Map<GatheredWrite<never>, unknown[]>;

const inserts = new Map<EntityTarget<ObjectLiteral>, GatheredWrite<ObjectLiteral>>();

/**
 * Calls `write` right before the transaction of `tx` commits, once for all items that were gathered for it: listeners
 * that know nothing of each other write together. Until then the rows are not in the database, and queries do not find
 * them.
 */
export function gatherWrite<Item>(tx: EntityManager, write: GatheredWrite<Item>, item: Item): void {
  const gathered = tx.queryRunner?.data[GATHERED] as Gathered | undefined;
  if (!gathered) throw new Error('gatherWrite needs the manager of Transactions.run');
  const items = gathered.get(write);
  if (items) items.push(item);
  else gathered.set(write, [item]);
}

/** {@link gatherWrite} for new rows: all rows of a table are inserted with one INSERT. */
export function gatherInsert<Row extends ObjectLiteral>(tx: EntityManager, entity: EntityTarget<Row>, row: Row): void {
  gatherWrite(tx, insertOf(entity), row);
}

/** Inserts rows with one statement, without reading them back. */
export async function insertAll<Row extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += MAX_ROWS) {
    const values = rows.slice(from, from + MAX_ROWS) as object[];
    await tx.createQueryBuilder().insert().into(entity).values(values).updateEntity(false).execute();
  }
}

/** Starts gathering for a transaction. */
export function startGathering(tx: EntityManager): void {
  tx.queryRunner!.data[GATHERED] = new Map() satisfies Gathered;
}

/** Writes everything gathered so far. */
export async function writeGathered(tx: EntityManager): Promise<void> {
  const gathered = tx.queryRunner!.data[GATHERED] as Gathered;
  for (const [write, items] of gathered) {
    gathered.delete(write);
    await write(tx, items as never[]);
  }
}

function insertOf(entity: EntityTarget<ObjectLiteral>): GatheredWrite<ObjectLiteral> {
  let insert = inserts.get(entity);
  if (!insert) inserts.set(entity, (insert = (tx, rows) => insertAll(tx, entity, rows)));
  return insert;
}
