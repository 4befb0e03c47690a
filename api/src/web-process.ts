import 'reflect-metadata';
import { Schedule } from './platform/schedule/schedule.js';
import { openDataSource } from './platform/database/data-source.js';
import { migrate } from './platform/database/migrate.js';
import { SCHEMA } from './schema.js';
import { seedIfEmpty } from './demo-content.js';
import { createWebApp } from './bootstrap.js';
import { readCompany } from '@imisozi/core/company';
import type { Env } from './config/env.js';
import { boundMemory } from './engine.js';
import { checkServices } from './start-up-checks.js';
import { failStart, readSettings, step, warnOfSettings } from './start-up.js';
import { openPort } from './platform/http/port.js';

/** The web process: site, dashboard, API and docs on one port. */
async function main(): Promise<void> {
  const env = readSettings();
  warnOfSettings(env);
  const dataSource = await openDataSource(env, SCHEMA);
  step(`Database: ${env.DATABASE_URL ? 'MySQL' : env.dataPath('app.sqlite')}`);
  await migrate(dataSource, { log: step });
  if (await seedIfEmpty(dataSource, env)) step('Added the demonstration content.');
  const app = await createWebApp(env, dataSource, { pages: true, signals: true });
  boundMemory(app.get(Schedule));
  await openPort(app, env);
  if (!env.isProduction) console.log(banner(env));
  void checkServices(app);
}

function banner(env: Env): string {
  const lines = [
    `${readCompany(process.env).name} is ready: ${env.PUBLIC_URL}`,
    '',
    `  Site       ${env.PUBLIC_URL}`,
    `  Dashboard  ${env.PUBLIC_URL}/account`,
    `               admin  ${env.ADMIN_EMAIL} / ${env.ADMIN_PASSWORD}`,
    `               staff  ${env.STAFF_EMAIL} / ${env.STAFF_PASSWORD}`,
    `               agent  ${env.AGENT_EMAIL} / ${env.AGENT_PASSWORD}`,
    `  API docs   ${env.PUBLIC_URL}/api/docs`,
    env.SMTP_URL ? '  Mails      sent by SMTP' : `  Mails      ${env.PUBLIC_URL}/mailbox  (${env.dataPath('mail')})`,
    '',
    '  Stop with Ctrl+C.',
  ];
  return `\n${lines.join('\n')}\n`;
}

await main().catch(failStart);
