import type { Env } from '@imisozi/api/config/env';
import { Transactions } from '@imisozi/api/platform/database/transactions';
import type { DataSource } from 'typeorm';
import { seedContent } from './seed-content.ts';
import { seedMedia } from './seed-media.ts';
import { seedActivity } from './seed-activity.ts';
import { seedAgentLogin, seedUsers } from './seed-users.ts';

/** Writes accounts, content, pictures and a month of activity into an empty database; all of the records or none. */
export async function seedDemonstration(dataSource: DataSource, env: Env): Promise<void> {
  const media = await seedMedia(env);
  await new Transactions(dataSource).run(async (tx) => {
    const admin = await seedUsers(tx, env);
    await seedContent(tx, media, admin.id);
    await seedActivity(tx, admin);
    await seedAgentLogin(tx, env);
  });
}
