import type { DataSource, EntityManager } from 'typeorm';
import type { Env } from '../../config/env.js';
import { User } from '../../modules/users/user.entity.js';
import { onlyOneProcess } from '../migrate.js';
import { Transactions } from '../transactions.js';
import { seedContent } from './seed-content.js';
import { seedMedia } from './seed-media.js';
import { seedMonth } from './seed-month.js';
import { seedUsers } from './seed-users.js';

/**
 * Fills an empty database with the demonstration content; never in production (contract 8).
 * @returns whether it did
 */
export async function seedIfEmpty(dataSource: DataSource, env: Env): Promise<boolean> {
  if (env.isProduction) return false;
  return onlyOneProcess(dataSource, async () => {
    if (await dataSource.getRepository(User).exists()) return false;
    await seed(dataSource, env);
    return true;
  });
}

/** Writes accounts, content and pictures; all of the records or none. */
async function seed(dataSource: DataSource, env: Env): Promise<void> {
  const media = await seedMedia(env);
  await new Transactions(dataSource).run(async (tx: EntityManager) => {
    const admin = await seedUsers(tx, env);
    await seedContent(tx, media, admin.id);
    await seedMonth(tx, admin);
  });
}
