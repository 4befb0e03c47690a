// Holds rules/site 5.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test.js';

for (const [width, javaScriptEnabled] of [
  [360, true],
  [1280, false],
] as const)
  test.describe(`At ${width} pixels ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

    test('the year is a table of twelve months, each of which leads to its tours', async ({ page }) => {
      await page.goto('/');
      const year = page.getByRole('table', { name: 'A year in Rwanda' });
      await expect(year.getByRole('columnheader')).toHaveText([
        ...['Month', 'Gorillas', 'Birds', 'Dry roads', 'Price', 'Festivals'],
      ]);
      await expect(year.getByRole('row')).toHaveCount(13);
      const july = year.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Jul' }) });
      await expect(july.getByRole('cell')).toHaveText(['best', 'good', 'dry', 'higher', 'Ubumuntu']);
      // All of the month can be touched, not only its name.
      await july.getByRole('cell').nth(1).click({ force: true });
      await expect(page).toHaveURL(/\/tours[?]month=\d{4}-07#found$/);
    });
  });

test('the panorama leads to the destinations from west to east, and is still with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const panorama = page.getByRole('navigation', { name: 'From the volcanoes to the savannah' });
  const names = await panorama.getByRole('link').allInnerTexts();
  expect(names.indexOf('Kigali')).toBeGreaterThan(names.indexOf('Lake Kivu'));
  expect(names.at(-1)).toBe('Akagera National Park');
  await panorama.getByRole('link', { name: 'Akagera National Park' }).click();
  await expect(page).toHaveURL(/\/destination\/akagera-national-park$/);
});

test('no tour stands twice on the home page', async ({ page }) => {
  await page.goto('/');
  const paths = await page
    .getByRole('main')
    .locator('a[href*="/tour/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(paths.length).toBeGreaterThan(6);
  expect(new Set(paths).size).toBe(paths.length);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
