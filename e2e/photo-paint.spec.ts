// Holds rules/site 15.
import { photo } from '@imisozi/api/test/files';
import type { Page } from '@playwright/test';
import { adminToken, send, upload } from './support/staff.js';
import { expect, test } from './support/test.js';
import { COPIES_MADE } from './support/waits.js';

/** Slow 4G, as Lighthouse simulates it for phones. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };

/** The limit for "good" in Web Vitals. */
const GOOD_MS = 2_500;

/** For the connection, the page, and the picture that it refers to. */
const ROUND_TRIPS = 3;

// A high-density screen loads a large copy.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });

interface Painted {
  readonly url: string;
  /** Size of the picture. */
  readonly bytes: number;
  /** Size of everything that has arrived with the picture: the page and what came before it. */
  readonly bytesUntil: number;
}

/** Milliseconds that the network needs for the picture, independent of the machine's load. */
const networkMs = ({ bytesUntil }: Painted): number =>
  ROUND_TRIPS * SLOW_4G.latency + (bytesUntil / SLOW_4G.downloadThroughput) * 1_000;

/** The largest contentful paint of a page that is opened with an empty cache on slow 4G. */
async function largestPaint(page: Page, path: string, { without }: { without: readonly string[] }): Promise<Painted> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: [...without] as 'avif'[] });
  await page.goto(path);
  const painted = await page.evaluate(
    () =>
      new Promise<Painted>((resolve) => {
        new PerformanceObserver((list) => {
          const { url } = list.getEntries().at(-1) as PerformanceEntry & { url: string };
          const [loaded] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
          if (!url || !loaded) return;
          const all = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
          const before = (all as PerformanceResourceTiming[]).filter(
            ({ entryType, responseEnd }) => entryType === 'navigation' || responseEnd <= loaded.responseEnd,
          );
          const bytesUntil = before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
          resolve({ url, bytes: loaded.encodedBodySize, bytesUntil });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await session.detach();
  return painted;
}

test('a tour with a photo of 6 MB is painted within 2.5 s on a phone with slow 4G, and faster with AVIF', async ({
  page,
  product,
}) => {
  const token = await adminToken(product.url);
  const file = await photo();
  expect(file.length).toBeGreaterThan(6_000_000);
  const image = await upload(product.url, token, 'photo.jpg', file);
  const { tours: tour } = await send<{ tours: { slug: string } }>(product.url, 'POST', '/api/tours/create', token, {
    title: `Heavy photo ${Date.now()}`,
    image,
    price1: 100,
  });
  await send(product.url, 'PUT', `/api/tours/publish/${tour.slug}`, token, { isPublished: true });
  const path = `/tour/${tour.slug}`;
  try {
    const early = await largestPaint(page, path, { without: [] });
    expect(networkMs(early)).toBeLessThan(GOOD_MS);
    await expect.poll(async () => (await fetch(product.url + path)).text(), COPIES_MADE).toContain('type="image/avif"');
    const webp = await largestPaint(page, path, { without: ['avif'] });
    const avif = await largestPaint(page, path, { without: [] });
    expect(webp.url).toMatch(/-1280\.webp$/);
    expect(avif.url).toMatch(/-1280\.avif$/);
    expect(networkMs(webp)).toBeLessThan(GOOD_MS);
    expect(networkMs(avif)).toBeLessThan(GOOD_MS);
    expect(avif.bytes).toBeLessThan(webp.bytes * 0.8);
  } finally {
    await send(product.url, 'DELETE', `/api/tours/delete/${tour.slug}`, token);
  }
});
