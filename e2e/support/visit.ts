import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Playwright sends this to each page, where it is parsed: the minified file is less than half the default. */
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export type Scheme = 'light' | 'dark';

/** By far the slowest rule. */
const CONTRAST = 'color-contrast';

/** Adds up, in the page, the layout shifts that no input caused. Call it before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, of: [] as string[] };
    Object.assign(window, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue;
        seen.sum += entry.value;
        seen.of.push(...entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const LATE_MS = 300;

/** From now on scripts and answers of the API come late, so that what they change is seen before and after. */
export const slowLine = (page: Page): Promise<unknown> =>
  page.route(/\/api\/|\.js(\?|$)/, async (route) => {
    await wait(LATE_MS);
    await route.continue().catch(() => {
      // The page was left meanwhile.
    });
  });

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Scrolls through the page as a reader does, so that all lazy content loads. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
  await wakeIslands(page);
  await expect(page.locator('main fieldset:disabled')).toHaveCount(0);
}

/** Interacts with the islands that wait for it, and waits until every visible part of the page is interactive. */
export async function wakeIslands(page: Page): Promise<void> {
  const asleep = async () => {
    // An island listens only after its script has run, which this test cannot observe.
    await page.evaluate(() => {
      for (const island of document.querySelectorAll('astro-island[client=interaction]')) {
        island.dispatchEvent(new FocusEvent('focusin'));
      }
    });
    return page.evaluate(islandsAsleep);
  };
  await expect.poll(asleep, `islands of ${page.url()} that never woke up`).toEqual([]);
  const carousels = page.locator('.carousel:visible');
  await expect(carousels.locator('[data-embla]')).toHaveCount(await carousels.count());
}

/** The visible islands that are not hydrated yet: their controls cannot be used. */
function islandsAsleep(): string[] {
  const asleep = [...document.querySelectorAll('astro-island[ssr]')];
  return asleep
    .filter(({ firstElementChild }) => firstElementChild?.checkVisibility())
    .map((island) => `${island.getAttribute('component-url')} ${island.getAttribute('client')}`);
}

/** Checks the cumulative layout shift so far; browsers call less than 0.1 good. */
export async function expectNothingMoved(page: Page, max: number): Promise<void> {
  const { sum, of } = await page.evaluate(() => Reflect.get(window, 'layoutShifts') as { sum: number; of: string[] });
  expect(sum, `moved: ${of.join('\n')}`).toBeLessThan(max);
}

/**
 * No violation in axe-core in this colour scheme. Between schemes only contrast changes, so the second one needs only
 * that check; between languages everything may change.
 */
export async function expectAccessible(page: Page, scheme: Scheme, only?: 'contrast' | 'structure'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // Scrolled down, the navbar would cover some of the elements.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const findings = async () => {
    // The only frames are sandboxed mails, in which no script runs.
    const options: Parameters<AxeBuilder['options']>[0] = {
      iframes: false,
      // No rule needs the style sheets again, and only violations are reported.
      preload: false,
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    };
    // Injected into the page only once.
    const isThere = await page.evaluate(() => 'axe' in window);
    const axe = new AxeBuilder({ page, axeSource: isThere ? '0' : axeSource }).setLegacyMode().options(options);
    if (only === 'contrast') axe.withRules(CONTRAST);
    if (only === 'structure') axe.disableRules(CONTRAST);
    const { violations } = await axe.analyze();
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}\n${failureSummary ?? ''}`),
    );
  };
  // A script may set the scheme late, so the check is repeated until it holds.
  await expect.poll(findings, { message: `${page.url()} ${scheme}`, intervals: [500] }).toEqual([]);
}

/** {@link expectAccessible} in both colour schemes. */
export async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  await expectAccessible(page, 'light');
  await expectAccessible(page, 'dark', 'contrast');
}

/** The page does not overflow the window horizontally. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Lists become cards only after the page has noticed its new width.
  const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(needed, { message: `${page.url()} at ${width}` }).toBe(width);
}

/** A window of 1280 pixels at 400 % zoom, and windows with text of twice the size. */
const ZOOMED = [
  { width: 320, height: 256, text: '100%' },
  { width: 1280, height: 800, text: '200%' },
  { width: 360, height: 740, text: '200%' },
] as const;

/** The largest share of the window that fixed and sticky elements may cover. */
const MAX_STUCK = 1 / 3;

/**
 * At 400 % zoom, and with text of twice the size, the page does not overflow horizontally, and fixed and sticky
 * elements leave room to read (WCAG 1.4.4, 1.4.10).
 */
export async function expectWholeWhenZoomed(page: Page): Promise<void> {
  for (const { width, height, text } of ZOOMED) {
    await page.setViewportSize({ width, height });
    const { over, stuck, by } = await page.evaluate(measureZoomed, text);
    const where = `${page.url()} at ${width} × ${height}, text ${text}`;
    expect.soft(over, `${where}: pixels out of sight`).toBe(0);
    expect.soft(stuck, `${where}: taken by what stays in sight: ${by.join(', ')}`).toBeLessThanOrEqual(MAX_STUCK);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** The horizontal overflow to either side, and the share of the window that does not scroll. */
async function measureZoomed(fontSize: string) {
  const root = document.documentElement;
  root.style.fontSize = fontSize;
  const scrollBy = async (top: number) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
  const pinned = [...document.querySelectorAll('body *')].filter(
    (element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(),
  );
  const middle = (root.scrollHeight - innerHeight) / 2;
  await scrollBy(middle);
  const tops = pinned.map((element) => element.getBoundingClientRect().top);
  await scrollBy(middle + 10);
  const stays = new Set(
    pinned.filter((element, at) => middle > 10 && element.getBoundingClientRect().top === tops[at]),
  );
  const covering = (x: number, y: number) => {
    let element = document.elementFromPoint(x, y);
    while (element && !stays.has(element)) element = element.parentElement;
    // What stays in a column of its own, such as a list of contents, has only what contains it behind it.
    const behind = document.elementsFromPoint(x, y).filter((other) => !element?.contains(other));
    return behind.some((other) => !other.contains(element)) ? element : null;
  };
  // Sampled in 64 rows of 16 points, so that elements under others are not counted.
  const points = Array.from({ length: 1024 }, (_, at) =>
    covering(((at % 16) + 0.5) * (innerWidth / 16), (Math.floor(at / 16) + 0.5) * (innerHeight / 64)),
  ).filter((element) => element !== null);
  const by = [...new Set(points)].map(({ className }) => className);
  scrollTo({ left: root.dir === 'rtl' ? -9_999 : 9_999, behavior: 'instant' });
  const over = Math.max(root.scrollWidth - root.clientWidth, Math.abs(scrollX));
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  return { over, stuck: points.length / 1024, by };
}

/** Tab reaches every control of the content, and each shows the focus. */
export async function expectReachableByKeyboard(page: Page): Promise<void> {
  const presses = await page.evaluate((stops) => {
    const controls = 'main :is(a[href], button, input, select, textarea, summary)';
    const all = [...document.querySelectorAll<HTMLElement>(controls)];
    const targets = all.filter((element) => {
      // A group of radio buttons is one stop: the checked one, or the first where none is.
      const group =
        element instanceof HTMLInputElement && element.type === 'radio'
          ? all.filter((one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === element.name)
          : [];
      const oneOfItsGroup = group.length > 0 && (group.find(({ checked }) => checked) ?? group[0]) !== element;
      const stops = element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]');
      return stops && !oneOfItsGroup && element.checkVisibility({ visibilityProperty: true });
    });
    for (const element of targets) element.dataset['expected'] = '';
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      delete element.dataset['expected'];
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === 'none' || outlineWidth === '0px') element.dataset['unmarked'] = '';
    });
    const main = document.querySelector<HTMLElement>('main');
    main?.focus();
    delete main?.dataset['unmarked'];
    const more = (type: keyof typeof stops) =>
      targets.filter((one) => one.matches(`[type=${type}]`)).length * stops[type];
    // Scrollable rows of slides are Tab stops too.
    return (
      targets.length + more('date') + more('datetime-local') + document.querySelectorAll('main [tabindex="0"]').length
    );
  }, MORE_STOPS_OF_A_DATE);
  for (let press = 0; press < presses; press++) await page.keyboard.press('Tab');
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll('[data-expected], [data-unmarked]')].map((element) =>
      element.outerHTML.slice(0, 160),
    ),
  );
  expect(lost, `not reached, or without a mark of the focus, on ${page.url()}`).toEqual([]);
}

/** Beyond the first: month, day, year and calendar button are four stops; hour, minute and half of the day three more. */
const MORE_STOPS_OF_A_DATE = { date: 3, 'datetime-local': 6 } as const;
