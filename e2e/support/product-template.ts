import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runSql } from '@imisozi/api/test/database';
import { dumpOf } from '@imisozi/api/test/database-template';

/** The environment variable with the template's folder, for Playwright's workers. */
export const TEMPLATE = 'PRODUCT_TEMPLATE';
const DUMP = 'database.sql';

/** Saves the folder and the database of a stopped product as the template. */
export async function keepAsTemplate(template: string, folder: string, databaseUrl?: string): Promise<void> {
  await cp(folder, template, { recursive: true });
  if (databaseUrl) await writeFile(join(template, DUMP), await dumpOf(databaseUrl));
}

/** Copies the template, if there is one, into the folder and the database of a product that has never been started. */
export async function fillFromTemplate(folder: string, databaseUrl?: string): Promise<void> {
  const template = process.env[TEMPLATE];
  if (!template) return;
  await cp(template, folder, { recursive: true });
  if (databaseUrl) await runSql(databaseUrl, await readFile(join(template, DUMP), 'utf8'));
}
