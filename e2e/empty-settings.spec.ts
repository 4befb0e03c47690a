import { readFile } from 'node:fs/promises';
import { startProduct } from './support/product.js';
import { OPEN_ROUTES, PRIVATE_ROUTES } from './support/public-routes.js';
import { addressOf } from './support/routes.js';
import { expect, test } from './support/test.js';

/** What a test run itself decides. */
const NEEDED = /^(PORT|DATA_DIR|DATABASE_URL|REDIS_URL|RATE_LIMIT)$/;

/** Every setting that `.env.example` names, in a line of its own or in a remark. */
async function settings(): Promise<readonly string[]> {
  const example = await readFile(new URL('../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/(?<=^|# | {2})([A-Z][A-Z_]+)(?==)/gm)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !NEEDED.test(name));
}

/** The status of every public page and file that does not answer as it should. */
async function failingRoutes(names: readonly string[]): Promise<string[]> {
  const product = await startProduct(Object.fromEntries(names.map((name) => [name, ''])));
  try {
    const failing: string[] = [];
    for (const route of [...OPEN_ROUTES, ...PRIVATE_ROUTES, '/sitemap.xml', '/rss.xml', '/llms.txt', '/robots.txt']) {
      const { status } = await fetch(product.url + (await addressOf(product.url, route)));
      if (status !== 200) failing.push(`${route}: ${status}`);
    }
    return failing;
  } finally {
    await product.stop();
  }
}

test('an empty setting means that there is none: every public page answers without any of them (rules/operating 3)', async () => {
  test.slow();
  expect(await failingRoutes(await settings())).toEqual([]);
});

test('and where every other fact of the company is empty: an empty one may hide where its neighbour is used', async () => {
  test.slow();
  const facts = (await settings()).filter((name) => name.startsWith('COMPANY_'));
  expect(facts.length).toBeGreaterThan(15);
  for (const half of [0, 1]) {
    const names = facts.filter((_, index) => index % 2 === half);
    expect([names, await failingRoutes(names)]).toEqual([names, []]);
  }
});

test('a page about a portal that the company does not have leads to its office', async () => {
  const product = await startProduct({ COMPANY_CAR_RENTAL_PORTAL: '', COMPANY_HOTEL_PORTAL: '' });
  try {
    for (const path of ['/carrental', '/accommodation', '/fr/accomodation']) {
      const page = await (await fetch(product.url + path)).text();
      const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
      expect([path, /href="(\/fr)?\/contact"/.test(main)]).toEqual([path, true]);
      expect([path, /portal|portail|href=""/i.test(main)]).toEqual([path, false]);
    }
  } finally {
    await product.stop();
  }
});
