// Holds rules/site 15, rules/privacy 9.
import type { Page, Request } from '@playwright/test';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/visit.js';

const GRAND = '/tour/grand-circuit-of-rwanda-14-days';
const GRAND_STOPS = [
  'Kigali',
  'Akagera National Park',
  'Volcanoes National Park',
  'Lake Kivu',
  'Nyungwe National Park',
  'Huye and Nyanza',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('a tour shows its route on our own map beside its days', async ({ page, product }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(product.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
      });
      await page.goto(GRAND);
      const places = page.getByRole('region', { name: 'Day by day' });
      const map = places.getByRole('img', { name: `Map of the route: ${GRAND_STOPS.join(', ')}` });
      await map.scrollIntoViewIfNeeded();
      await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      // It follows the day that is being read.
      await places
        .getByRole('listitem')
        .filter({ hasText: 'Day 8' })
        .first()
        .evaluate((day) => day.scrollIntoView({ block: 'center' }));
      await expect(map).toHaveAttribute('src', `${GRAND}.svg#day-8`);
      // The map site is not requested before the link is followed, and gets no referrer.
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

test('the map has every stop in its order, and escapes the names', async ({ page, product }) => {
  const token = await adminToken(product.url);
  const title = 'Kigali <b>&</b> "hills"';
  await send(product.url, 'PUT', '/api/news/update/kigali', token, { title });
  await page.goto(`${product.url}${GRAND}.svg`);
  const numbers = page.locator('text.number');
  expect(await numbers.allTextContents()).toEqual(['1–2, 14', '3–5', '7–9', '10–11', '12', '13']);
  await expect(page.locator('text.label').first()).toHaveText(title);
  await expect(page.locator('.stop rect').first()).toHaveCSS('fill', 'rgb(31, 91, 67)');
  await send(product.url, 'PUT', '/api/news/update/kigali', token, { title: 'Kigali' });
});

test('a tour to one place, or to places without a position, shows no map', async ({ page }) => {
  for (const slug of ['kigali-city-and-memory-1-day', 'tea-country-2-days']) {
    await page.goto(`/tour/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map of the route/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See the area on openstreetmap.org' })).toHaveCount(0);
  }
});

const OSM = 'https://www.openstreetmap.org';

/** Answers in place of the map provider, and returns the requests that it gets. */
async function standInForMaps(page: Page): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(`${OSM}/**`, (route) => {
    asked.push(route.request());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>A map' });
  });
  return asked;
}

for (const [path, title, box, rest] of [
  [GRAND, 'Map of the area', '28.940,-2.630,30.770,-1.287', '&layer=mapnik'],
  [`/ar${GRAND}`, 'خريطة المنطقة', '28.940,-2.630,30.770,-1.287', '&layer=mapnik'],
  ['/contact', 'Map of the area', '30.050,-1.956,30.074,-1.932', '&layer=mapnik&marker=-1.9441,30.0619'],
] as const) {
  test(`${path} loads a map from OpenStreetMap only when a visitor asks for it, and sends no other data`, async ({
    page,
  }) => {
    const asked = await standInForMaps(page);
    const answer = await page.goto(path);
    const policy = answer!.headers()['content-security-policy'];
    expect(policy).toMatch(new RegExp(`frame-src 'self' ${OSM};`));
    expect(policy!.replace(`frame-src 'self' ${OSM}`, '')).not.toContain('openstreetmap');
    const button = page.locator('button[aria-describedby=map-note]');
    await expect(button).toBeVisible();
    // The consequence is explained before the click.
    await expect(button).toHaveAccessibleDescription(/OpenStreetMap.*IP/);
    for (const width of [360, 1280]) await expectNoSidewaysScroll(page, width);
    await expectAccessible(page, 'light');
    expect(asked).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    const frame = page.locator('main iframe');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('title', title);
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Map of the route/ })).toHaveCount(0);
    await expect.poll(() => asked.length).toBe(1);
    const { pathname, search } = new URL(asked[0]!.url());
    expect(pathname).toBe('/export/embed.html');
    expect(search.startsWith(`?bbox=${box}`) && search.endsWith(rest), search).toBe(true);
    expect((await asked[0]!.allHeaders())['referer']).toBeUndefined();
    for (const width of [360, 1280]) await expectNoSidewaysScroll(page, width);
    await expectAccessible(page, 'dark');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a link, not a button', async ({ page }) => {
    for (const [path, name] of [
      [GRAND, 'See the area on openstreetmap.org'],
      ['/contact', 'Open it on openstreetmap.org'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('link', { name })).toBeVisible();
      await expect(page.getByText('Show the map')).toBeHidden();
      await expect(page.getByText('will then see your IP address')).toBeHidden();
    }
  });
});
