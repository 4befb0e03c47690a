import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDataSource } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { SCHEMA } from '../schema.js';
import { seedIfEmpty, seedScale } from '../demo-content.js';
import { failStart, readSettings, step } from '../start-up.js';

/** Fills the database: `npm run seed` with demonstration content, `npm run seed -- --scale 1000` for measurements. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string' } } });
  const scale = Number(values.scale ?? 0);
  if (!Number.isInteger(scale) || scale < 0) throw new Error('--scale takes a whole number, such as 1000.');
  const env = readSettings();
  if (env.isProduction) throw new Error('A production database is never seeded (NODE_ENV=production).');
  const dataSource = await openDataSource(env, SCHEMA);
  try {
    await migrate(dataSource, { log: step });
    step(
      (await seedIfEmpty(dataSource, env))
        ? 'Added the demonstration content.'
        : 'The demonstration content is already there.',
    );
    if (scale) await seedScale(dataSource, scale, step);
  } finally {
    await dataSource.destroy();
  }
}

await main().catch(failStart);
