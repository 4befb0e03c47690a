import { addressOf } from './support/routes.js';
import { expect, test } from './support/test.js';
import {
  expectAccessible,
  expectAccessibleByDayAndNight,
  expectNothingMoved,
  watchLayoutShifts,
} from './support/visit.js';
import type { Page } from '@playwright/test';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 800 };
const HERO_INTERVAL_MS = 3000;

test('the Destinations dropdown opens and closes by keyboard, lists every destination, and is accessible (rules/site 6)', async ({
  page,
  product,
}) => {
  const { news } = (await (await fetch(`${product.url}/api/news`)).json()) as { news: { title: string }[] };
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const opener = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Destinations' });
  const list = page.locator('#destinations-menu');
  await expect(list).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('link')).toHaveText(['All Destinations', ...news.map(({ title }) => title)]);
  await expectAccessibleByDayAndNight(page);
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link', { name: 'All Destinations' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the mobile menu contains the entries of the navbar, closes by keyboard, and is accessible (rules/site 6)', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await opener.click();
  for (const name of ['Home', 'Services', 'All Destinations', 'About us', 'Contact Us']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expectAccessibleByDayAndNight(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('leaving the mobile menu with the keyboard closes it, so that it never covers the focused element', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto('/terms');
  const menu = page.locator('#menu');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
});

test('the air-ticket dialog is accessible at both widths, keeps the focus inside, and returns it when closed (rules/forms 3)', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/airticket');
  const opener = page.getByRole('button', { name: 'Send an inquiry' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Full Name')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize(NARROW);
  await expectAccessibleByDayAndNight(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a refused subscription and a notice are accessible (rules/forms 2: Email is required)', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/contact');
  const email = page.getByLabel('Newsletter email');
  // Before its script and texts have loaded, the browser itself refuses an empty field.
  await expect(page.locator('#subscribe-form')).toHaveAttribute('novalidate');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(`notice.${Date.now()}@example.org`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(/./).first()).toBeVisible();
  await expectAccessible(page, 'light');
});

test('the navbar changes its look after 80 pixels, without a layout shift (rules/site 6)', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/terms');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(80);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await scrollTo(81);
  await expect(header).toHaveAttribute('data-scrolled');
  await scrollTo(0);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await expectNothingMoved(page, 0.005);
});

test('the hero shows three slides for 3 seconds each, and can be paused (rules/site 5)', async ({ page }) => {
  await page.clock.install();
  // Time passes only when the test advances the clock.
  await page.clock.pauseAt(Date.now() + 1_000);
  await watchLayoutShifts(page);
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Welcome' });
  const dots = hero.getByRole('button', { name: /^Show slide/ });
  const current = (index: number) => expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
  await expect(dots).toHaveCount(3);
  await untilHeroPlays(page);
  await current(0);
  for (const next of [1, 2, 0]) {
    await page.clock.runFor(HERO_INTERVAL_MS);
    await current(next);
  }
  await expectNothingMoved(page, 0.02);

  await hero.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(0, 899);
  await page.clock.runFor(HERO_INTERVAL_MS * 2);
  await current(0);
  await hero.getByRole('button', { name: 'Next slide' }).click();
  await current(1);
  await page.keyboard.press('ArrowLeft');
  await current(0);
  await page.keyboard.press('ArrowLeft');
  await current(2);
});

/** Without any interaction: the hero hydrates once the page is idle. */
async function untilHeroPlays(page: Page): Promise<void> {
  const isAwake = async () => {
    await page.clock.runFor(100);
    return page.locator('.carousel--hero [data-embla]').count();
  };
  await expect.poll(isAwake, { intervals: [50] }).toBe(1);
}

test('the hero pauses while the pointer or the focus is in it (rules/site 5, WCAG 2.2.2)', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Welcome' });
  const first = hero.getByRole('button', { name: 'Show slide 1' });
  await untilHeroPlays(page);
  await hero.hover();
  await page.clock.runFor(HERO_INTERVAL_MS * 2);
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await hero.getByRole('group', { name: 'Welcome' }).focus();
  await page.clock.runFor(HERO_INTERVAL_MS * 2);
  await expect(first).toHaveAttribute('aria-current', 'true');
  // Only the visible slide's link, and no link of a hidden slide.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(hero.getByRole('button', { name: 'Previous slide' })).toBeFocused();
});

test('the hero does not move with reduced motion', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilHeroPlays(page);
  await page.clock.runFor(HERO_INTERVAL_MS * 2);
  await expect(page.getByRole('button', { name: 'Show slide 1' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
});

test('a gallery loads no script until the first interaction, and responds to the first click, swipe and key (rules/site 15)', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/destinations', { waitUntil: 'networkidle' });
  const isFramework = (url: string) => /\/(react|Carousel)\./.test(url);
  expect(scripts.filter(isFramework)).toEqual([]);

  const gallery = page.getByRole('region', { name: /^Pictures of/ }).first();
  const slides = gallery.locator('.slide');
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  const shows = async (index: number) => {
    await expect(gallery.getByText(`Slide ${index + 1} of ${count}`)).toBeAttached();
    await expect(gallery.getByRole('button', { name: `Show slide ${index + 1}` })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(slides.nth(index)).toBeInViewport({ ratio: 0.99 });
  };
  // Without pointer movement before it, as a finger taps: it is the first event of the gallery.
  await gallery.getByRole('button', { name: 'Next slide' }).dispatchEvent('click');
  await gallery.getByRole('group').dispatchEvent('focusin');
  await shows(1);
  expect(scripts.filter(isFramework).length).toBeGreaterThan(0);

  await gallery.getByRole('button', { name: 'Previous slide' }).click();
  await shows(0);
  await gallery.getByRole('group').focus();
  await page.keyboard.press('ArrowRight');
  await shows(1);
  const { x, y, width } = (await gallery.boundingBox())!;
  // Well over half of a slide, because the speed decides between two slides that are equally near.
  await page.mouse.move(x + width * 0.2, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, y + 60, { steps: 5 });
  await page.mouse.up();
  await shows(0);
  await page.mouse.wheel(80, 0);
  await shows(1);
});

test('in print there are no controls, and every collapsible section is open', async ({ page, product }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const route of ['/tour/{tour}', '/event/{event}', '/destination/{destination}']) {
    await page.goto(await addressOf(product.url, route));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button').or(page.getByRole('textbox')), route).toHaveCount(0);
  }
  await page.goto('/faq');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // The price of covid tests, to the letter (rules/content 9).
  await expect(page.getByText(/USD 50.*120 hours/)).toBeVisible();
  await expect(page.getByText('hello@imisozi.example')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(26, 41, 34)');
});
