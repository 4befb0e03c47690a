import { In, type FindOptionsSelect, type FindOptionsWhere, type ObjectLiteral, type Repository } from 'typeorm';

/** Rows erased at a time: other writers wait only briefly. */
const BATCH = 200;

/**
 * Erases all rows that match, in batches. What is erased must no longer match, so rows that stay lose what they were
 * found by.
 */
export async function inBatches<Row extends ObjectLiteral & { id: string }>(
  rows: Repository<Row>,
  where: FindOptionsWhere<Row> | FindOptionsWhere<Row>[],
  erase: (some: { readonly ids: readonly string[]; readonly among: FindOptionsWhere<Row> }) => Promise<unknown>,
  stopping?: AbortSignal,
): Promise<void> {
  for (let more = true; more && !stopping?.aborted;) {
    const some = await rows.find({ where, take: BATCH, select: { id: true } as FindOptionsSelect<Row> });
    const ids = some.map(({ id }) => id);
    if (ids.length > 0) await erase({ ids, among: { id: In(ids) } as FindOptionsWhere<Row> });
    more = some.length === BATCH;
  }
}
