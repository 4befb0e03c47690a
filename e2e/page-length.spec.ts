import { expect, test } from './support/test.js';

test.use({ demonstrationAlone: true, viewport: { width: 360, height: 740 } });

/** The longest that a page may be on a phone, in CSS pixels: some twelve windows. */
const MAX_LENGTH = 9_000;

/** The language with the longest words, that of the addresses, and one from right to left. */
const LANGUAGES = ['', '/fr', '/ar'];

test('no public page is longer than twelve windows of a phone', async ({ page, product }) => {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<url><loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname);
  const tooLong: string[] = [];
  for (const path of [...paths, '/ticket', '/pay', '/auth/login', '/saved'].flatMap((one) =>
    LANGUAGES.map((language) => language + one),
  )) {
    const answer = await page.goto(path);
    expect(answer?.ok(), path).toBe(true);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    if (length > MAX_LENGTH) tooLong.push(`${path}: ${length}`);
  }
  expect(paths.length).toBeGreaterThan(40);
  expect(tooLong).toEqual([]);
});
