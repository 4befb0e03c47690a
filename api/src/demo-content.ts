import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { EdgePurge } from './platform/edge-cache/edge-purge.entity.js';
import { EVERYTHING } from './platform/edge-cache/edge-store.js';
import type { Env } from './config/env.js';
import { onlyOneProcess } from './platform/database/migrate.js';
import { User } from './modules/users/user.entity.js';
import { step } from './start-up.js';

/** Not in the production image, so it is loaded only when needed. */
const demo = () => import('@imisozi/demo');

/**
 * Fills an empty database with the demonstration content; never in production (rules/operating 2).
 * @returns whether it did
 */
export async function seedIfEmpty(dataSource: DataSource, env: Env): Promise<boolean> {
  if (env.isProduction) return false;
  const seed = async () => {
    if (await dataSource.getRepository(User).exists()) return false;
    const { seedDemonstration } = await demo();
    await seedDemonstration(dataSource, env);
    return true;
  };
  return onlyOneProcess(dataSource, seed, { log: step });
}

/** Adds records for measurements; scale 1000 creates 100,000 orders. */
export async function seedScale(dataSource: DataSource, scale: number, said: (text: string) => void): Promise<void> {
  const { seedScale } = await demo();
  await seedScale(dataSource, scale, said);
  // For a web process that is running at the same time: it did not make these writes.
  const purge = { id: randomUUID(), createdAt: new Date(), tags: EVERYTHING };
  await dataSource.getRepository(EdgePurge).insert(purge);
}
