// Holds rules/site 3.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test.js';

test('who types is offered places and tours, also with typing errors, and opens one by keyboard', async ({ page }) => {
  await page.goto('/tours?people=2');
  const words = page.getByLabel('What would you like to see?');
  await words.focus();
  await page.keyboard.type('gorila');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  await expect(words).toHaveRole('combobox');
  await expect(words).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^\d suggestions?$/ })).toHaveCount(1);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(words).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(words).toHaveValue('gorila');
  await page.keyboard.press('Backspace');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tour\/[a-z0-9-]+\?people=2$/);
});

test('Enter without a choice searches; the page says which word it took instead', async ({ page }) => {
  await page.goto('/tours');
  const words = page.getByLabel('What would you like to see?');
  await words.fill('gorila');
  await expect(page.getByRole('listbox')).toBeVisible();
  await words.press('Enter');
  await expect(page).toHaveURL(/[?]q=gorila(#found)?$/);
  await expect(page.getByRole('main')).toContainText('These tours mention “gorilla”');
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a place is suggested and opened by touch', async ({ page }) => {
    await page.goto('/tours?month=');
    await page.getByLabel('What would you like to see?').fill('kivu');
    await page.getByRole('option', { name: 'Tours to Lake Kivu', exact: true }).tap();
    await expect(page).toHaveURL(/\/tours\?place=lake-kivu#found$/);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, word] of [
    ['/tours', 'gorila'],
    ['/fr/tours', 'gorile'],
    ['/sw/tours', 'sokwwe'],
    ['/rw/tours', 'inggagi'],
  ] as const)
    test(`${path} finds tours by ${word}`, async ({ page }) => {
      await page.goto(`${path}?q=${word}`);
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
    });
});

test('suggestions are in the language of the page, and never kept', async ({ product }) => {
  const answer = await fetch(`${product.url}/fr/tours/suggestions.json?q=gorilles&people=3`);
  const { options } = (await answer.json()) as { options: { href: string }[] };
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(options.length).toBeGreaterThan(0);
  for (const { href } of options) expect(href).toMatch(/^\/fr\/tours?[/?].*people=3/);
});
