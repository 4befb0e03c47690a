import { OPEN_ROUTES, PRIVATE_ROUTES, SAME_PAGE } from './support/public-routes.js';
import { addressOf } from './support/routes.js';
import { expect, test } from './support/test.js';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectNothingMoved,
  expectReachableByKeyboard,
  readThrough,
  watchLayoutShifts,
} from './support/visit.js';

test.describe.configure({ mode: 'parallel' });

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 800 };
const MAX_SHIFT = 0.02;

const LOOKED_AT = OPEN_ROUTES.filter((route) => !SAME_PAGE.includes(route));

for (const route of [...LOOKED_AT, ...PRIVATE_ROUTES, '/events/9', '/no/such/page', '/500']) {
  test(`${route} is accessible, without layout shifts or overflow, at every width and in both colour schemes (rules/site 1, 10)`, async ({
    page,
    product,
  }) => {
    const path = await addressOf(product.url, route);
    await watchLayoutShifts(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

    await page.setViewportSize(WIDE);
    const answer = await page.goto(path);
    expect(answer!.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
    await expect(page).toHaveTitle(/\w{3}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await readThrough(page);
    await expectNothingMoved(page, MAX_SHIFT);
    await expectReachableByKeyboard(page);
    await expectAccessible(page, 'light');

    await page.setViewportSize(NARROW);
    await page.goto(await addressOf(product.url, route));
    await readThrough(page);
    await expectNothingMoved(page, MAX_SHIFT);
    await expectAccessible(page, 'dark');
    await expectNoSidewaysScroll(page, 360);
    await expectNoSidewaysScroll(page, 320);
  });
}
