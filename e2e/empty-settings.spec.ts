import { readFile } from 'node:fs/promises';
import { startProduct } from './support/product.js';
import { OPEN_ROUTES, PRIVATE_ROUTES } from './support/public-routes.js';
import { addressOf } from './support/routes.js';
import { expect, test } from './support/test.js';

/** Settings that the test run itself sets. */
const NEEDED = /^(PORT|DATA_DIR|DATABASE_URL|REDIS_URL|RATE_LIMIT)$/;

/** Every setting in `.env.example`, also those commented out. */
async function settings(): Promise<readonly string[]> {
  const example = await readFile(new URL('../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/(?<=^|# | {2})([A-Z][A-Z_]+)(?==)/gm)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !NEEDED.test(name));
}

/** The public routes and files that do not answer with the expected status, with their status. */
async function failingRoutes(names: readonly string[]): Promise<string[]> {
  const product = await startProduct(Object.fromEntries(names.map((name) => [name, ''])));
  try {
    const failing: string[] = [];
    for (const route of [
      ...OPEN_ROUTES,
      ...PRIVATE_ROUTES,
      '/sitemap.xml',
      '/rss.xml',
      '/llms.txt',
      '/robots.txt',
      '/.well-known/security.txt',
    ]) {
      const { status } = await fetch(product.url + (await addressOf(product.url, route)));
      if (status !== 200) failing.push(`${route}: ${status}`);
    }
    return failing;
  } finally {
    await product.stop();
  }
}

test('an empty setting counts as not set: every public page works with all settings empty (rules/operating 3)', async () => {
  test.slow();
  expect(await failingRoutes(await settings())).toEqual([]);
});

test('every public page works with either half of the company facts empty: an empty fact may hide the use of another', async () => {
  test.slow();
  const facts = (await settings()).filter((name) => name.startsWith('COMPANY_'));
  expect(facts.length).toBeGreaterThan(15);
  for (const half of [0, 1]) {
    const names = facts.filter((_, index) => index % 2 === half);
    expect([names, await failingRoutes(names)]).toEqual([names, []]);
  }
});

test('a page about a portal that the company does not have links to its office', async () => {
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
