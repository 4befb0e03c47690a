import 'reflect-metadata';
import { createBackgroundApp } from '../bootstrap.js';
import { SYSTEM_ACTOR } from '../modules/audit/actor.js';
import { FactorsService } from '../modules/auth/factors/factors.service.js';
import { UsersService } from '../modules/users/users.service.js';
import { openDataSource } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { SCHEMA } from '../schema.js';
import { failStart, readSettings, step } from '../start-up.js';

/**
 * Removes the second factors of somebody who lost them, where no other admin can (rules/accounts 12): `npm run
 * second-factor:remove -- owner@company.rw`. The account is logged out everywhere; the audit trail says so, and its
 * owner is told by mail.
 */
async function main(): Promise<void> {
  const [address] = process.argv.slice(2);
  if (!address) return fail('Usage: npm run second-factor:remove -- EMAIL');
  const env = readSettings();
  const dataSource = await openDataSource(env, SCHEMA);
  await migrate(dataSource, { log: step });
  const app = await createBackgroundApp(env, dataSource, 'tool');
  try {
    const user = await app.get(UsersService, { strict: false }).findByEmail(address);
    if (!user) return fail(`There is no account for ${address}.`);
    const { hadAny } = await app.get(FactorsService, { strict: false }).reset(SYSTEM_ACTOR, user.id);
    const outcome = hadAny ? 'can log in with the password alone, and add a new second factor' : 'has no second factor';
    console.log(`${user.email} ${outcome}.`);
  } finally {
    await app.close();
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

await main().catch(failStart);
