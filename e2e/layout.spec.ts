import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { addressOf } from './support/routes.js';
import { expect, test } from './support/test.js';
import { expectWholeWhenZoomed } from './support/visit.js';

const site = fileURLToPath(new URL('../site/src/', import.meta.url));

/** Declarations with left or right; logical ones such as `inline-start` follow the language. */
const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;

/** Text between tags, or in an attribute for screen readers; the `>` of `=>` or `Props<V> extends` is not a tag's. */
const BETWEEN_TAGS = /(?<!=)>\s*(?!extends\b)([A-Za-z][^<>{}=;()]*[a-z][^<>{}=;()]*)</g;
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

test('styles use start and end instead of left and right, so that they work in Arabic too (rules/site 10)', async () => {
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

test('texts are in the files of their language, not in the markup (rules/site 10)', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const name of glob('**/*.{astro,tsx}', { cwd: site })) {
    files += 1;
    const markup = (await readFile(site + name, 'utf8'))
      .replace(/^---.*?---/s, '')
      .replace(/<style.*?<\/style>/gs, '')
      .replace(/\{\/\*.*?\*\/\}/gs, '');
    const said = [...markup.matchAll(BETWEEN_TAGS), ...markup.matchAll(SPOKEN_ATTRIBUTE)];
    found.push(...said.map(([, text]) => `${name}: ${text?.trim()}`));
  }
  expect(files).toBeGreaterThan(80);
  expect(found).toEqual([]);
});

test('pages fit the window at 400 % zoom, and with text of twice the size (WCAG 1.4.4, 1.4.10)', async ({
  page,
  product,
}) => {
  for (const path of await Promise.all(PATHS.map((route) => addressOf(product.url, route)))) {
    await page.goto(path);
    await expectWholeWhenZoomed(page);
  }
});
