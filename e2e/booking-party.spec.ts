// Holds rules/forms 6, 10.
import { aliveForm } from './support/site-forms.js';
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

test('a tour page for a number of people is cached if the finder offers that number', async ({ product }) => {
  const cacheOf = async (query: string) => {
    const answer = await fetch(`${product.url}${TOUR}${query}`);
    await answer.text();
    return answer.headers.get('x-cache');
  };
  await expect.poll(() => cacheOf('?people=4&utm_source=letter')).toBe('HIT');
  for (const query of ['?people=7', '?people=4&people=5', '?people=04', '?people=4&dates=all']) {
    for (let times = 0; times < 3; times++) expect([query, await cacheOf(query)]).not.toEqual([query, 'HIT']);
  }
});
