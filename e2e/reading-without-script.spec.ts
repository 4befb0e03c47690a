import type { Browser, Page } from '@playwright/test';
import { post } from './support/booking.js';
import { OPEN_ROUTES, PRIVATE_ROUTES, SAME_PAGE } from './support/public-routes.js';
import { addressOf } from './support/routes.js';
import { expect, test } from './support/test.js';
import { wakeIslands } from './support/visit.js';

test.use({ demonstrationAlone: true });

interface Shown {
  readonly texts: readonly string[];
  readonly links: readonly string[];
  readonly pictures: readonly string[];
}

/** What a reader sees, without controls and without messages about what a script has done. */
function shownOn(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const tool = 'button, script, style, template, noscript, .scripted, [role=status], [role=alert], [aria-live]';
    const seen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.replace(/\s+/g, ' ').trim();
      // The second of two readers may see a view count that the first one has increased.
      const still = text?.replace(/[\d,]+ times/, 'many times');
      if (still && seen(node.parentElement) && !node.parentElement?.closest(tool)) texts.push(still);
    }
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)].filter(seen);
    return {
      texts,
      links: all<HTMLAnchorElement>('a[href]').map((link) => link.getAttribute('href') ?? ''),
      pictures: all<HTMLImageElement>('img').map((picture) =>
        // The fragment names the part of a picture that is in view.
        (picture.getAttribute('src') ?? '').replace(/#.*/, ''),
      ),
    };
  });
}

const without = (all: readonly string[], found: readonly string[]) => all.filter((one) => !found.includes(one));

async function scriptless(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

/** Shows what the browser has stored, so it says that it needs JavaScript. */
const NEEDS_SCRIPT = '/saved';

const OPEN_PAGES = OPEN_ROUTES.filter((route) => !SAME_PAGE.includes(route));

for (const [kind, routes] of Object.entries({
  open: OPEN_PAGES,
  private: PRIVATE_ROUTES.filter((route) => route !== NEEDS_SCRIPT),
})) {
  test(`every text, link and picture of ${kind} pages is there without JavaScript (rules/site 9)`, async ({
    browser,
    page,
    product,
  }) => {
    // So tall that everything is in view at once, and hydrates.
    await page.setViewportSize({ width: 1280, height: 9000 });
    const plain = await scriptless(browser);
    for (const route of routes) {
      const address = product.url + (await addressOf(product.url, route));
      await Promise.all([page.goto(address), plain.goto(address)]);
      await wakeIslands(page);
      const [full, bare] = [await shownOn(page), await shownOn(plain)];
      expect(full.texts.length, route).toBeGreaterThan(10);
      const missing = {
        texts: without(full.texts, bare.texts),
        links: without(full.links, bare.links),
        pictures: without(full.pictures, bare.pictures),
      };
      expect(missing, route).toEqual({ texts: [], links: [], pictures: [] });
    }
    await plain.context().close();
  });
}

test('without JavaScript a carousel is a row that scrolls and snaps, without useless buttons (rules/site 9)', async ({
  browser,
  product,
}) => {
  const page = await scriptless(browser);
  for (const [route, name] of [
    ['/', 'Welcome'],
    ['/destinations', /^Pictures of/],
  ] as const) {
    await page.goto(product.url + route);
    const carousel = page.getByRole('region', { name }).first();
    await expect(carousel.getByRole('button')).toHaveCount(0);
    const row = carousel.getByRole('group', { name }).first();
    await row.evaluate((track) => track.scrollTo({ left: track.clientWidth * 0.8, behavior: 'instant' }));
    const second = carousel.locator('.slide').nth(1);
    await expect(second).toBeInViewport({ ratio: 0.6 });
    expect(await row.evaluate((track) => track.scrollLeft === track.clientWidth), 'snapped').toBe(true);
  }
  await page.context().close();
});

test('without JavaScript pictures load, and every tour shows its whole price ladder (rules/prices 3, rules/site 9)', async ({
  browser,
  product,
}) => {
  const { tours } = (await (await fetch(`${product.url}/api/tours`)).json()) as { tours: Record<string, unknown>[] };
  const page = await scriptless(browser);
  for (const tour of tours) {
    await page.goto(`${product.url}/tour/${String(tour['slug'])}`);
    const ladder = page.locator('.price-ladder');
    for (const size of [1, 2, 3, 4, 5]) {
      const { status, body } = await post(product.url, '/api/price', { tour: tour['slug'], people: size });
      const price = status === 200 ? (body as { total: number }).total : Number(tour[`price${size}`]);
      if (price > 0) await expect(ladder).toContainText(`$${price.toLocaleString('en-US')}`);
    }
    const broken = await page.evaluate(() =>
      [...document.images].filter((one) => one.complete && one.naturalWidth === 0).map((one) => one.src),
    );
    expect(broken, String(tour['slug'])).toEqual([]);
  }
  await page.context().close();
});
