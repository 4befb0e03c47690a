// Holds rules/operating 4.
import { request, type IncomingMessage } from 'node:http';
import { startProduct, type Product } from './support/product.js';
import { expect, test } from './support/test.js';

const HOT = ['/', '/tours', '/destinations', '/events', '/contact', '/faq', '/tour/tea-country-2-days', '/api/tours'];

/** Other spellings of the URLs of cached pages; each index gives a different one. */
const SPELLINGS: readonly ((index: number) => string)[] = [
  (index) => `/z${index}/../tours`,
  (index) => `/z${index}/%2e%2e/tours`,
  (index) => `/${'/'.repeat(index)}tours`,
  (index) => `/tours${'/'.repeat(index + 1)}`,
  (index) => `/${'./'.repeat(index + 1)}faq`,
  (index) => `/fr/z${index}/../tours`,
  (index) => `/${escaped('tours', index)}`,
  (index) => `/tour/${escaped('tea-country-2-days', index)}`,
  (index) => `/api/tours/z${index}/../five`,
  (index) => `/api/${escaped('tours', index)}`,
  (index) => `/api/tours/${escaped('tea-country-2-days', index)}`,
  (index) => `/api${'/'.repeat(index + 2)}tours`,
  (index) => `/tours?utm_source=${index}`,
  (index) => `/tour/nothing-${index}`,
  (index) => `/tour/${cased('tea-country-2-days', index)}`,
  (index) => `/${cased('tours', index)}`,
  // These are different pages, more than the cache holds.
  (index) => `/${['fr', 'sw', 'rw', 'ar'][index % 4]}/tours?people=${(index % 5) + 1}&days=${index % 9}`,
  (index) => `/tours?people=${(index % 5) + 1}&month=2027-${String((index % 12) + 1).padStart(2, '0')}`,
];

/** The text with some characters percent-encoded: those at the set bits of `index + 1`. */
const escaped = (text: string, index: number): string =>
  [...text].map((one, at) => ((index + 1) & (1 << at) ? `%${one.charCodeAt(0).toString(16)}` : one)).join('');

const cased = (text: string, index: number): string =>
  [...text].map((one, at) => ((index + 1) & (1 << at) ? one.toUpperCase() : one)).join('');

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: '1' });
});
test.afterAll(() => product.stop());

/** Sends the path unchanged: `fetch` would normalise it. */
const ask = (path: string, visitor: string, method = 'GET') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(product.url);
    const headers = { 'x-forwarded-for': visitor };
    request({ hostname, port, path, method, headers }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });

const cacheOf = async (path: string, visitor: string) => (await ask(path, visitor)).headers['x-cache'];

const entries = async () =>
  Number(/^edge_cache_entries (\d+)/m.exec(await (await fetch(`${product.url}/api/metrics`)).text())?.[1]);

test('one client with 2,000 URLs cannot evict from the edge cache the pages that others read', async () => {
  for (const visitor of ['198.51.100.1', '203.0.113.1']) {
    for (const path of HOT) await expect.poll(() => cacheOf(path, visitor), path).toBe('HIT');
  }
  const before = await entries();
  const queue = Array.from({ length: 2_000 }, (_, index) => {
    const spelling = SPELLINGS[index % SPELLINGS.length]!;
    return [spelling(Math.floor(index / SPELLINGS.length)), index % 5 === 0 ? 'HEAD' : 'GET'] as const;
  });
  const attack = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await ask(next[0], '192.0.2.66', next[1]);
  };
  await Promise.all(Array.from({ length: 8 }, attack));
  for (const path of HOT) expect([path, await cacheOf(path, '198.51.100.77')]).toEqual([path, 'HIT']);
  // The choices of the finder's form, and the pages that other spellings redirect to.
  expect((await entries()) - before).toBeLessThan(250);
});

test('every other spelling of a URL redirects to the URL of its page, and is not cached', async () => {
  for (const [path, moved] of [
    ['/z1/../tours', '/tours'],
    ['/%74ours', '/tours'],
    ['/tours/', '/tours'],
    ['/tours//', '/tours'],
    ['/fr/', '/fr'],
    ['/fr/../tours', '/tours'],
    ['/fr//tours', '/fr/tours'],
    ['/./tours?people=2', '/tours?people=2'],
    ['/tour/tea%2Dcountry-2-days', '/tour/tea-country-2-days'],
    ['/tours/%2e?people=2#x', '/tours?people=2'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const { statusCode, headers } = await ask(path, '192.0.2.1', method);
      expect([path, statusCode, headers.location]).toEqual([path, 308, moved]);
      expect([path, headers['x-cache']]).toEqual([path, 'BYPASS']);
    }
  }
  for (const path of [
    '/FR/tours',
    '/Tours',
    '/tour/TEA-country-2-days',
    '/api/tours/TEA-country-2-days',
    '/api//tours',
    '/api/tours/',
  ]) {
    expect([path, (await ask(path, '192.0.2.1')).statusCode]).toEqual([path, 404]);
  }
});
