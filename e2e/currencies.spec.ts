import { anyTour } from './support/booking.js';
import { expect, expectToast, open, test } from './support/dashboard.js';
import { aliveForm } from './support/site-forms.js';
import { send } from './support/staff.js';
import {
  expectAccessibleByDayAndNight,
  expectNothingMoved,
  expectNoSidewaysScroll,
  readThrough,
  watchLayoutShifts,
} from './support/visit.js';

/** Prices with an amount in another currency, which the style sheet shows beside them. */
const ABOUT = '[data-about]';

test("prices are shown in the visitor's currency beside dollars, once the office has set its rate (rules/prices 12, rules/site 8)", async ({
  page,
  context,
  product,
  tokens,
}) => {
  const save = (rates: object | null) => send(product.url, 'PUT', '/api/admin/settings', tokens.admin, { rates });
  const { slug } = await anyTour(product.url);
  const read = async () => (await fetch(`${product.url}/tour/${slug}`)).text();
  expect(await read()).not.toContain('data-currencies');
  await open(page, '/account/settings');
  await page.getByRole('spinbutton', { name: 'EUR for 1 US dollar' }).fill('0.5');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(page, 'The settings have been saved.');
  await expect(page.getByText(/^Last changed on/)).toBeVisible();
  expect(await read()).toContain('data-currencies');
  await save({ RWF: 1_400 });
  try {
    const visitor = await context.newPage();
    await visitor.setViewportSize({ width: 360, height: 800 });
    await visitor.goto('/tours');
    const choice = visitor.getByRole('combobox', { name: 'Show prices also in' });
    await expect(visitor.locator(ABOUT)).toHaveCount(0);
    await choice.selectOption('euros (EUR)');
    await expect(visitor.getByText(/^Approximate, at our rate of/)).toBeVisible();
    const card = visitor.locator('.card .price strong').first();
    const dollars = Number(await card.getAttribute('data-usd'));
    const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
    await expect(card).toHaveAttribute('data-about', `≈ ${euros.format(Math.round(dollars / 2))}`);
    await expectAccessibleByDayAndNight(visitor);

    // The choice applies to the next page, and the form's totals follow it.
    await visitor.goto(`/tour/${slug}`);
    await expect(choice).toHaveValue('EUR');
    await expect(visitor.locator(`.price-ladder ${ABOUT}`).first()).toBeVisible();
    await expectNoSidewaysScroll(visitor, 360);
    const total = visitor.locator('#book [data-usd]').first();
    await aliveForm(visitor, 'booking');
    await expect(total).toHaveAttribute('data-about', /^≈ €/);
    const before = await total.getAttribute('data-about');
    await visitor.getByRole('button', { name: 'One person more' }).click();
    await expect(total).not.toHaveAttribute('data-about', before!);

    await visitor.goto(`/ar/tour/${slug}`);
    await expect(visitor.locator(`.price-ladder ${ABOUT}`).first()).toBeVisible();
    await expectNoSidewaysScroll(visitor, 360);
    await visitor.locator('#currency').selectOption('');
    await expect(visitor.locator(ABOUT)).toHaveCount(0);
    await visitor.close();
  } finally {
    await save(null);
  }
  expect(await read()).not.toContain('data-currencies');
});

test('each page with prices has the choice once, and the prices follow it without a layout shift (rules/prices 12, rules/site 8)', async ({
  context,
  product,
  tokens,
}) => {
  const save = (rates: object | null) => send(product.url, 'PUT', '/api/admin/settings', tokens.admin, { rates });
  const read = async (path: string) => (await fetch(product.url + path)).text();
  const { news } = (await (await fetch(`${product.url}/api/news`)).json()) as { news: { slug: string }[] };
  const destination = `/destination/${news[0]!.slug}`;
  for (const path of ['/', destination]) expect(await read(path)).not.toContain('data-currencies');
  await save({ EUR: 0.5, GBP: 0.25, RWF: 1_400 });
  try {
    for (const path of ['/', destination, '/saved']) expect(await read(path)).toContain('data-currencies');
    const visitor = await context.newPage();
    await watchLayoutShifts(visitor);
    await visitor.goto('/');
    await visitor.getByRole('combobox', { name: 'Show prices also in' }).selectOption('RWF');
    await expect(visitor.locator(`.newest .price ${ABOUT}`).first()).toHaveAttribute('data-about', /^≈ RWF/);
    for (const width of [360, 1280]) {
      await visitor.setViewportSize({ width, height: 800 });
      for (const path of ['/', destination, '/tours', `/ar${destination}`]) {
        await visitor.goto(path);
        await expect(visitor.locator('[data-currencies]')).toHaveCount(1);
        await expect(visitor.locator('#currency')).toHaveValue('RWF');
        const prices = visitor.locator('main .price [data-usd]');
        // Dollars stay, and each has the amount in francs beside it.
        await expect(prices.first()).toHaveText(/\$/);
        await expect(visitor.locator(`main .price ${ABOUT}`)).toHaveCount(await prices.count());
        await readThrough(visitor);
        await expectNothingMoved(visitor, 0.02);
        await expectNoSidewaysScroll(visitor, width);
        // Below the window too, where the browser counts no layout shift.
        const height = await visitor.evaluate(() => document.documentElement.scrollHeight);
        await visitor.locator('#currency').selectOption('');
        await expect(visitor.locator(ABOUT)).toHaveCount(0);
        expect(await visitor.evaluate(() => document.documentElement.scrollHeight), path).toBe(height);
        await visitor.locator('#currency').selectOption('RWF');
      }
      await visitor.goto(`/tour/${(await anyTour(product.url)).slug}`);
      await expect(visitor.locator(`.related ${ABOUT}`).first()).toBeVisible();
      await expect(visitor.locator(`p.offer ${ABOUT}`).first()).toBeAttached();
      await expectNothingMoved(visitor, 0.02);
      await expectNoSidewaysScroll(visitor, width);
    }
    await visitor.goto('/');
    await expectAccessibleByDayAndNight(visitor);
    // Saved tours show the converted price too.
    await visitor.locator('main .save').first().click();
    await visitor.goto('/saved');
    await expect(visitor.locator(`#saved-tours ${ABOUT}`)).toHaveCount(1);
    await visitor.close();
  } finally {
    await save(null);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tour shows its price per person in every currency with a rate (rules/prices 12, rules/site 8)', async ({
    page,
    product,
    tokens,
  }) => {
    const save = (rates: object | null) => send(product.url, 'PUT', '/api/admin/settings', tokens.admin, { rates });
    await save({ EUR: 0.5, RWF: 1_400 });
    try {
      await page.goto(`/tour/${(await anyTour(product.url)).slug}`);
      await expect(page.getByText(/About €[\d,]+, RWF\s[\d,]+,000\. Approximate, at our rate of/)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Show prices also in' })).toBeHidden();
    } finally {
      await save(null);
    }
  });
});
