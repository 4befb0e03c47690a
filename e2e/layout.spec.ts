import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { addressOf } from './support/routes.js';
import { expect, test } from './support/test.js';

const site = fileURLToPath(new URL('../site/src/', import.meta.url));

/** Declarations that know a left and a right; `inline-start` and its like follow the language. */
const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;

/** A word between tags, or in an attribute that is read out; an arrow's `>` ends no tag. */
const BETWEEN_TAGS = /(?<!=)>\s*([A-Za-z][^<>{}=;()]*[a-z][^<>{}=;()]*)</g;
const SPOKEN_ATTRIBUTE = /\b(?:aria-label|alt|title|placeholder|label)="([^"]*[A-Za-z][^"]*)"/g;

const PATHS = [
  ...[
    '/',
    '/tours',
    '/tours?people=2&days=1&price=250&place=lake-kivu',
    '/tour/{tour}',
    '/destination/{destination}',
    '/event/{event}',
    '/events/1',
    '/contact',
  ],
  ...['/faq', '/participant', '/publications', '/airticket', '/pay', '/auth/login'],
];
const WIDTHS = [360, 1280];
/** A window of 1280 pixels at 400 %, and windows whose text is twice as large. */
const ZOOMED = [
  [320, 256, '100%'],
  [1280, 800, '200%'],
  [360, 740, '200%'],
] as const;

const sampled = (url: string) => Promise.all(PATHS.map((path) => addressOf(url, path)));

test('styles know a beginning and an end, no left and no right, so that Arabic can follow (design 2)', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const name of glob('**/*.{css,astro}', { cwd: site })) {
    files += 1;
    const text = await readFile(site + name, 'utf8');
    const styles = name.endsWith('.css') ? text : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].join('\n');
    styles.split('\n').forEach((line) => {
      if (PHYSICAL.test(line)) found.push(`${name}: ${line.trim()}`);
    });
  }
  expect(files).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('words stand in the file of their language, not in the markup (design 2)', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const name of glob('**/*.{astro,tsx}', { cwd: site })) {
    files += 1;
    const markup = (await readFile(site + name, 'utf8'))
      .replace(/^---.*?---/s, '')
      .replace(/<style.*?<\/style>/gs, '')
      .replace(/\{\/\*.*?\*\/\}/gs, '');
    const said = [...markup.matchAll(BETWEEN_TAGS), ...markup.matchAll(SPOKEN_ATTRIBUTE)];
    found.push(...said.map(([, words]) => `${name}: ${words?.trim()}`));
  }
  expect(files).toBeGreaterThan(80);
  expect(found).toEqual([]);
});

test('pages fit at 400 % zoom, and with text of twice its size (WCAG 1.4.4, 1.4.10)', async ({ page, product }) => {
  for (const path of await sampled(product.url)) {
    await page.goto(path);
    for (const [width, height, text] of ZOOMED) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate((size) => {
        const root = document.documentElement;
        root.style.fontSize = size;
        return root.scrollWidth - root.clientWidth;
      }, text);
      expect([path, width, text, over]).toEqual([path, width, text, 0]);
    }
  }
});

test('pages that run from right to left fit their window (design 2)', async ({ page, product }) => {
  for (const path of await sampled(product.url)) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const beside = await page.evaluate(() => {
        const root = document.documentElement;
        window.scrollTo({ left: -9_999 });
        const scrolled = window.scrollX;
        window.scrollTo({ left: 0 });
        return { over: root.scrollWidth - root.clientWidth, scrolled };
      });
      expect([path, width, beside]).toEqual([path, width, { over: 0, scrolled: 0 }]);
    }
    const side = await page
      .locator('h1')
      .first()
      .evaluate((heading) => getComputedStyle(heading).direction);
    expect(side).toBe('rtl');
  }
});
