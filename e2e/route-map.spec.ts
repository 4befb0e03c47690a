import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';

const GRAND = '/tour/grand-circuit-of-rwanda-14-days';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('a tour shows its route on a map drawn by us, numbered as the list of its places', async ({
      page,
      product,
    }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(product.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
      });
      await page.goto(GRAND);
      const places = page.getByRole('region', { name: 'This tour leads to' });
      const map = places.getByRole('img', { name: 'Map of the route: its 8 stops are numbered as in the list below' });
      await map.scrollIntoViewIfNeeded();
      await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(places.getByRole('listitem').first()).toHaveText(/^\s*1\s*Kigali\s*$/);
      await expect(places.getByRole('listitem').last()).toHaveText(/^\s*8\s*Huye and Nyanza\s*$/);
      // Streets and paths are elsewhere: nothing is asked for there before the link is followed, nor told where from.
      const streets = places.getByRole('link', { name: 'See the area on openstreetmap.org' });
      await expect(streets).toHaveAttribute('rel', 'noopener noreferrer');
      const area = new URL((await streets.getAttribute('href'))!);
      const [west, south, east, north] = ['minlon', 'minlat', 'maxlon', 'maxlat'].map((name) =>
        Number(area.searchParams.get(name)),
      );
      expect(area.origin).toBe('https://www.openstreetmap.org');
      expect([west! < 29.3, west! > 28, east! > 30.7, east! < 32]).toEqual([true, true, true, true]);
      expect([south! < -2.5, south! > -3.5, north! > -1.5, north! < 0]).toEqual([true, true, true, true]);
      expect(elsewhere).toEqual([]);
    });
  });
}

test('the drawing has every stop in its order, and names nothing as markup', async ({ page, product }) => {
  const token = await adminToken(product.url);
  const title = 'Kigali <b>&</b> "hills"';
  await send(product.url, 'PUT', '/api/news/update/kigali', token, { title });
  await page.goto(`${product.url}${GRAND}.svg`);
  const numbers = page.locator('text.number');
  expect(await numbers.allTextContents()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  await expect(page.locator('text.label').first()).toHaveText(title);
  await expect(page.locator('circle').first()).toHaveCSS('fill', 'rgb(31, 91, 67)');
  await send(product.url, 'PUT', '/api/news/update/kigali', token, { title: 'Kigali' });
});

test('a tour to one place, or to places without a position, shows no map', async ({ page }) => {
  for (const slug of ['bisoke-crater-lake-hike-2-days', 'tea-country-2-days']) {
    await page.goto(`/tour/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map of the route/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See the area on openstreetmap.org' })).toHaveCount(0);
  }
});
