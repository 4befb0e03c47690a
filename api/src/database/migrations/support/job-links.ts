import type { QueryRunner } from 'typeorm';

const AT_ONCE = 250;

interface Kind {
  readonly queue: string;
  readonly name: string;
  /** Whether finished jobs are ignored. */
  readonly isUnfinished?: boolean;
}

/**
 * Sets the job of each record of a table to the newest job that was added for it.
 * @param recordOf returns the record's id from the payload; undefined for a job to ignore
 */
export async function linkJobs(
  runner: QueryRunner,
  table: string,
  { queue, name, isUnfinished = false }: Kind,
  recordOf: (payload: Readonly<Record<string, unknown>>) => unknown,
): Promise<void> {
  const jobs = (await runner.query(
    `SELECT id, payload FROM jobs WHERE queue = ? AND name = ?${isUnfinished ? " AND status <> 'DONE'" : ''} ` +
      'ORDER BY createdAt',
    [queue, name],
  )) as { id: string; payload: string }[];
  const jobOf = new Map<string, string>();
  for (const { id, payload } of jobs) {
    const record = recordOf(read(payload));
    if (typeof record === 'string') jobOf.set(record, id);
  }
  const links = [...jobOf];
  for (let first = 0; first < links.length; first += AT_ONCE) {
    const some = links.slice(first, first + AT_ONCE);
    await runner.query(
      `UPDATE ${table} SET jobId = CASE id ${'WHEN ? THEN ? '.repeat(some.length)} END ` +
        `WHERE id IN (${some.map(() => '?').join(', ')})`,
      [...some.flat(), ...some.map(([record]) => record)],
    );
  }
}

/** Empty if it cannot be read. */
function read(payload: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(payload)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
