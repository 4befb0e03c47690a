import { Logger } from '@nestjs/common';
import { MoreThan, type FindOptionsWhere, type Repository } from 'typeorm';
import { BrokenSeal, type Sealer } from './sealer.js';

/** Rows read at a time. */
const BATCH = 500;

const logger = new Logger('Sealing');

/** Rows of a table that hold something encrypted. */
interface SealedRows<Row extends { id: string }> {
  readonly rows: Repository<Row>;
  /** Those that hold anything; by default all. */
  readonly where?: FindOptionsWhere<Row>;
  /** What they are called in the log. */
  readonly name: string;
  /** Encrypts a row again. @returns whether it was encrypted with an earlier key */
  readonly reseal: (row: Row) => Promise<boolean>;
}

/**
 * Encrypts again, in batches, what an earlier key encrypted; nothing is read while there is none (rules/privacy 3).
 * @returns the number of rows
 */
export async function resealRows<Row extends { id: string }>(
  sealer: Sealer,
  { rows, where, name, reseal }: SealedRows<Row>,
  stopping?: AbortSignal,
): Promise<number> {
  if (!sealer.isRotating) return 0;
  let [count, last] = [0, ''];
  for (let more = true; more && !stopping?.aborted;) {
    const after = { ...where, id: MoreThan(last) } as FindOptionsWhere<Row>;
    const some = await rows.find({ where: after, order: { id: 'ASC' } as object, take: BATCH });
    for (const row of some) if (await readable(() => reseal(row))) count++;
    more = some.length === BATCH;
    last = some.at(-1)?.id ?? last;
  }
  if (count > 0) logger.log(`${count} ${name} are encrypted with the current key.`);
  return count;
}

/** A row that no key opens stays unchanged: the missing key may be configured again. */
async function readable(reseal: () => Promise<boolean>): Promise<boolean> {
  try {
    return await reseal();
  } catch (error) {
    if (error instanceof BrokenSeal) return false;
    throw error;
  }
}
