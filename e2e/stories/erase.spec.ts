import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { post } from '../support/booking.js';
import { expect, expectToast, open, rowOf, test } from '../support/dashboard.js';
import { openOutside } from '../support/database.js';
import { countEffort } from '../support/effort.js';
import type { Product } from '../support/product.js';
import { send } from '../support/staff.js';

const MOST_CLICKS = 2;

/** Every table as text, and every file but the database's own and those of the demonstration. */
async function everything({ settings }: Product): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const folder = settings['DATA_DIR']!;
  const database = await openOutside({ folder, settings });
  try {
    const names = settings['DATABASE_URL']
      ? 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table'";
    for (const { name } of await database.rows<{ name: string }>(names)) {
      found.set(`table ${name}`, JSON.stringify(await database.rows(`SELECT * FROM ${name}`)));
    }
  } finally {
    await database.close();
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !entry.name.startsWith('app.sqlite')) found.set(path, await readFile(path, 'latin1'));
  }
  return found;
}

const placesOf = (traces: readonly string[], all: ReadonlyMap<string, string>) =>
  [...all].filter(([, text]) => traces.some((trace) => text.includes(trace))).map(([place]) => place);

test('“What do you have about me, and erase it”: two clicks each, and nothing is found afterwards (rules/clients 6, 7) @both', async ({
  page,
  context,
  product,
}) => {
  const mark = `Zephyrine${Date.now()}`;
  const email = `${mark.toLowerCase()}@example.org`;
  const traces = [mark, email];
  await post(product.url, '/api/contact', {
    names: `${mark} Story`,
    email,
    subject: 'About me',
    phone: '+33612345678',
    message: 'What do you have about me? Please erase it.',
  });
  await send(product.url, 'POST', '/api/maillist/subscribe', '', { email });
  await expect.poll(async () => placesOf(traces, await everything(product))).not.toEqual([]);

  await open(page, '/account/threads');
  await rowOf(page, mark).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Open the client' }).click();
  await rowOf(page, email).getByRole('link').first().click();
  const client = page.getByRole('dialog').first();
  await expect(client.getByRole('button', { name: 'Export', exact: true })).toBeVisible();

  const effort = await countEffort(context);
  await page.reload();
  const download = page.waitForEvent('download');
  await client.getByRole('button', { name: 'Export', exact: true }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('What do you have about me?');
  expect(effort.clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await client.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'The client has been erased.');
  expect(effort.clicks).toBeLessThanOrEqual(2 * MOST_CLICKS);
  await expect.poll(async () => placesOf(traces, await everything(product))).toEqual([]);
});
