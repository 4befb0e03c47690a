import { globSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { isTooHeavy, weigh, type PageWeight } from '@imisozi/bench/page-weight';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';

test.use({ demonstrationAlone: true });

/** The address as the product serves it, unpacked. */
function load(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
        if (answer.statusCode === 200) resolve(text.toString());
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** Those of the pages that do not keep to their budget, with what they weigh. */
async function heavyOnes(url: string, paths: readonly string[]): Promise<string[]> {
  const files = new Map<string, string>();
  const tooHeavy: string[] = [];
  for (const path of paths) {
    const html = await load(url + path);
    // Two rounds: the first meets the files that it has not fetched yet.
    let weight: PageWeight | undefined;
    while (!weight) {
      const missing = new Set<string>();
      const found = weigh(html, (address) => files.get(address) ?? (missing.add(address), ''));
      for (const address of missing) files.set(address, await load(url + address));
      if (missing.size === 0) weight = found;
    }
    expect(weight.css, path).toBeGreaterThan(1_000);
    expect(weight.js, path).toBeGreaterThan(1_000);
    if (isTooHeavy(weight)) tooHeavy.push(`${path}: ${JSON.stringify(weight)}`);
  }
  return tooHeavy;
}

test('every public page keeps to its budget: 14 kB to be painted (15.5 with departures), 30 kB in all, or 110 kB where it is interactive', async ({
  product,
}) => {
  const sitemap = await load(`${product.url}/sitemap.xml`);
  const paths = [...sitemap.matchAll(/<url><loc>([^<]+)/g)].map(([, address]) => new URL(address!).pathname);
  const tooHeavy = await heavyOnes(product.url, [...paths, '/ticket', '/pay', '/auth/login', '/saved']);
  expect(paths.length).toBeGreaterThan(40);
  expect(tooHeavy).toEqual([]);
});

test('home, finder, destinations and saved tours keep to it with currencies to choose too', async ({ product }) => {
  const { news } = (await (await fetch(`${product.url}/api/news`)).json()) as { news: { slug: string }[] };
  const token = await adminToken(product.url);
  const save = (rates: object | null) => send(product.url, 'PUT', '/api/admin/settings', token, { rates });
  await save({ EUR: 0.9, GBP: 0.8, RWF: 1_400 });
  try {
    const paths = ['/', '/tours', '/saved', ...news.map(({ slug }) => `/destination/${slug}`)];
    expect(await load(`${product.url}/`)).toContain('data-currencies');
    expect(await heavyOnes(product.url, paths)).toEqual([]);
  } finally {
    await save(null);
  }
});

test('the bundle of the site carries its packages, as they are in production whatever NODE_ENV says', () => {
  const files = globSync(fileURLToPath(new URL('../site/dist/server/**/*.mjs', import.meta.url)));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const imported = [
    ...code.matchAll(/^(?:import|export)\b[^'"\n]*["']([^.'"][^'"]*)["'];$|\bimport\("([^."][^"]*)"\)/gm),
  ];
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.map(([, once, late]) => once ?? late!).filter((name) => !isBuiltin(name))).toEqual([]);
  expect(code.includes('process.env.NODE_ENV')).toBe(false);
  // Only the development build of React has words for this mistake.
  expect(code.includes('unique "key" prop')).toBe(false);
});
