import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OPEN_ROUTES, PRIVATE_ROUTES } from './support/public-routes.js';
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

/** A search with all criteria. */
const FOUND = '/tours?people=2&days=1&price=250&place=lake-kivu';

/** Of one page; the longest ones repeat themselves. */
const MAX_TABS = 40;

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

test('every page fits the window at 400 % zoom, and with text of twice the size (WCAG 1.4.4, 1.4.10)', async ({
  page,
  product,
}) => {
  for (const route of [...OPEN_ROUTES, ...PRIVATE_ROUTES, FOUND]) {
    await page.goto(await addressOf(product.url, route));
    await expectWholeWhenZoomed(page);
  }
});

test('nothing that stays in sight covers what has the focus, in a window of 320 × 256 (WCAG 2.4.11)', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const covered: string[] = [];
  for (const route of OPEN_ROUTES) {
    await page.goto(await addressOf(product.url, route));
    // Text in its own font is of another height, which moves what has the focus.
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.locator('main').focus();
    for (let left = MAX_TABS; left > 0; left--) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(focusInSight);
      if (!found) break;
      if (!found.isSeen) covered.push(`${route}: ${found.name}`);
    }
  }
  expect(covered).toEqual([]);
});

/** What has the focus, and whether any of it comes into sight within a second; nothing past the content. */
async function focusInSight() {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return undefined;
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isInSight = () => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    return parts.some((across) =>
      parts.some((down) => {
        const there = document.elementFromPoint(left + across * width, top + down * height);
        return (
          there !== null &&
          (focused.contains(there) || there.contains(focused) || there.closest('label')?.control === focused)
        );
      }),
    );
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  // A busy browser scrolls some frames later.
  let isSeen = isInSight();
  for (const end = Date.now() + 1_000; !isSeen && Date.now() < end; isSeen = isInSight()) await nextFrame();
  return { isSeen, name: `${focused.tagName} ${focused.id} ${focused.textContent.trim().slice(0, 40)}` };
}
