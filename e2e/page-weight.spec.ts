import { globSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { isTooHeavy, weigh, type PageWeight } from '@imisozi/bench/page-weight';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';

test.use({ demonstrationAlone: true });

/** The decompressed response for this URL. */
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

/** The pages that exceed their budget, with their weights. */
async function heavyOnes(url: string, paths: readonly string[]): Promise<string[]> {
  const files = new Map<string, string>();
  const tooHeavy: string[] = [];
  for (const path of paths) {
    const html = await load(url + path);
    // Two rounds: the first one loads files that are not cached yet.
    let weight: PageWeight | undefined;
    while (!weight) {
      const missing = new Set<string>();
      const found = weigh(html, (file) => files.get(file) ?? (missing.add(file), ''));
      for (const file of missing) files.set(file, await load(url + file));
      if (missing.size === 0) weight = found;
    }
    expect(weight.css, path).toBeGreaterThan(1_000);
    expect(weight.js, path).toBeGreaterThan(1_000);
    if (isTooHeavy(weight)) tooHeavy.push(`${path}: ${JSON.stringify(weight)}`);
  }
  return tooHeavy;
}

test('every public page keeps to its budget: 14 kB to be painted, 30 kB in all, 36 kB with a form, or 110 kB where it is interactive, and 1 kB more with a choice of currencies', async ({
  product,
}) => {
  const token = await adminToken(product.url);
  const save = (rates: object | null) => send(product.url, 'PUT', '/api/admin/settings', token, { rates });
  const sitemap = await load(`${product.url}/sitemap.xml`);
  const paths = [...sitemap.matchAll(/<url><loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname);
  paths.push('/ticket', '/pay', '/auth/login', '/saved');
  expect(paths.length).toBeGreaterThan(40);
  try {
    await save(null);
    expect(await heavyOnes(product.url, paths)).toEqual([]);
    await save({ EUR: 0.9, GBP: 0.8, RWF: 1_400 });
    expect(await load(`${product.url}/`)).toContain('data-currencies');
    expect(await heavyOnes(product.url, paths), 'with a choice of currencies').toEqual([]);
  } finally {
    await save(null);
  }
});

test("the site's bundle contains the production builds of its packages, whatever NODE_ENV is", () => {
  const files = globSync(fileURLToPath(new URL('../site/dist/server/**/*.mjs', import.meta.url)));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const imported = [
    ...code.matchAll(/^(?:import|export)\b[^'"\n]*["']([^.'"][^'"]*)["'];$|\bimport\("([^."][^"]*)"\)/gm),
  ];
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.map(([, once, late]) => once ?? late!).filter((name) => !isBuiltin(name))).toEqual([]);
  expect(code.includes('process.env.NODE_ENV')).toBe(false);
  // Only React's development build contains the message for this mistake.
  expect(code.includes('unique "key" prop')).toBe(false);
});
