import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runSql } from '@imisozi/api/test/database';
import { dumpOf } from '@imisozi/api/test/database-template';

/** Names the folder of the template to the workers of Playwright. */
export const TEMPLATE = 'PRODUCT_TEMPLATE';
const DUMP = 'database.sql';

/** Keeps the folder and the database of a product that has ended. */
export async function keepAsTemplate(template: string, folder: string, databaseUrl?: string): Promise<void> {
  await cp(folder, template, { recursive: true });
  if (databaseUrl) await writeFile(join(template, DUMP), await dumpOf(databaseUrl));
}

/** Makes the folder and the database of a product that was never started like those of the template, if there is one. */
export async function fillFromTemplate(folder: string, databaseUrl?: string): Promise<void> {
  const template = process.env[TEMPLATE];
  if (!template) return;
  await cp(template, folder, { recursive: true });
  if (databaseUrl) await runSql(databaseUrl, await readFile(join(template, DUMP), 'utf8'));
}
