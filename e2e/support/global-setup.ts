import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAsTemplate, TEMPLATE } from './product-template.ts';
import { createHome, endProcess, untilReady } from './product.ts';

/** Starts the product once before all tests, because migrating and seeding takes half the time of every start. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const home = await createHome();
  const template = await mkdtemp(join(tmpdir(), 'template-'));
  try {
    const web = home.start('main');
    await untilReady(home.url, web);
    await endProcess(web, 'SIGTERM');
    await keepAsTemplate(template, home.folder, home.settings.DATABASE_URL);
  } finally {
    await home.remove();
  }
  process.env[TEMPLATE] = template;
  return () => rm(template, { recursive: true, force: true });
}
