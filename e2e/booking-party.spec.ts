// Holds rules/forms 6, 10.
import { monthsAhead } from '@imisozi/core/finder/tour-query';
import { today } from '@imisozi/core/kigali-time';
import { aliveForm, openSteps } from './support/site-forms.js';
import { expect, test } from './support/test.js';

const TOUR = '/tour/tea-country-2-days';

test('no tap is lost before the form is hydrated, and a number that was typed stays', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // The island's scripts load after the visitor has started to fill in the form.
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(TOUR, { waitUntil: 'commit' });
  const form = page.locator('form#booking');
  const more = form.getByRole('button', { name: 'One person more' });
  await expect(form.locator('details.step')).toHaveCount(3);
  await openSteps(form);
  await expect(form.getByLabel('Number of people')).toBeVisible();
  await expect(more).toHaveCount(0);
  await form.getByLabel('Number of people').fill('3');
  release();
  await aliveForm(page, 'booking');
  await expect(form.getByLabel('Number of people')).toHaveValue('3');
  await more.click();
  await form.getByRole('button', { name: 'One person fewer' }).click();
  await expect(form.getByLabel('Number of people')).toHaveValue('3');
  await expect(form.locator('.booking-total')).toContainText('each');
});

test('the number of people chosen in the finder is preset on a tour page', async ({ page }) => {
  await page.goto('/tours?people=4');
  await page.locator('article.card a').first().click();
  await expect(page).toHaveURL(/\/tour\/[a-z0-9-]+\?people=4$/);
  const field = page.locator('form#booking').getByLabel(/Number of people|Adults/);
  await expect(field).toHaveValue('4');
  await aliveForm(page, 'booking');
  await expect(field).toHaveValue('4');
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /people/);
});

test('people and month travel from the home page to the booking form, with and without a script', async ({
  browser,
  product,
}) => {
  const month = monthsAhead(today())[4]!;
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: product.url });
    await page.goto('/');
    const form = page.getByRole('search', { name: 'Find a tour' });
    await form.getByLabel('What would you like to see?').fill('tea country');
    await form.getByLabel('When').selectOption({ value: month });
    await form.getByLabel('People').selectOption({ value: '3' });
    await form.getByLabel('Length').selectOption({ value: '4' });
    await form.getByRole('button', { name: 'Show tours' }).click();
    await expect(page).toHaveURL(new RegExp(`/tours[?]q=tea\\+country&people=3&days=4&month=${month}`));
    await page.getByRole('article').getByRole('link', { name: 'Tea country' }).first().click();
    await expect(page).toHaveURL(`${product.url}${TOUR}?people=3&month=${month}`);
    const booking = page.locator('form#booking');
    await expect(booking.getByLabel(/Number of people|Adults/)).toHaveValue('3');
    await expect(booking.locator('[name=date]')).toHaveValue(`${month}-01`);
    await page.close();
  }
});

test('a tour page for a number of people is cached if the finder offers that number', async ({ product }) => {
  const cacheOf = async (query: string) => {
    const answer = await fetch(`${product.url}${TOUR}${query}`);
    await answer.text();
    return answer.headers.get('x-cache');
  };
  const month = monthsAhead(today())[3]!;
  await expect.poll(() => cacheOf('?people=4&utm_source=letter')).toBe('HIT');
  await expect.poll(() => cacheOf(`?people=4&month=${month}`)).toBe('HIT');
  for (const query of [
    `?month=${month}&people=4`,
    '?month=2020-01',
    '?people=7',
    '?people=4&people=5',
    '?people=04',
    '?people=4&dates=all',
  ]) {
    for (let times = 0; times < 3; times++) expect([query, await cacheOf(query)]).not.toEqual([query, 'HIT']);
  }
});
