import { expect, expectPage, test } from '../support/dashboard.js';
import type { Records } from '../support/records.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';
import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'parallel' });

/** An address below /account, its variable part in braces, and the breadcrumb after the dashboard. */
type Screen = readonly [path: string, ...trail: string[]];

/** The screens of spec 2, and those that came with the contract. */
const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  'bookings and payments': [
    ['/tour-bookings', 'Bookings'],
    ['/tour-bookings/{order}/show', 'Bookings'],
    ['/payments', 'Payments'],
  ],
  events: [
    ['/events', 'Events'],
    ['/events/participant', 'Events', 'Participants'],
    ['/events/create', 'Events', 'Create event'],
    ['/events/view/dugout-day-on-the-twin-lakes', 'Events', 'Dugout day on the twin lakes'],
  ],
  destinations: [
    ['/destinations', 'Destinations'],
    ['/destinations/create', 'Destinations', 'Create destination'],
    ['/destinations/view/lake-kivu', 'Destinations', 'Lake Kivu'],
    ['/destinations/comment/lake-kivu', 'Destinations', 'Lake Kivu', 'Comments'],
  ],
  tours: [
    ['/tours', 'Tours'],
    ['/tours/create', 'Tours', 'Create tour'],
    ['/tours/view/tea-country-2-days', 'Tours', 'Tea country, 2 days'],
    ['/tours/comment/tea-country-2-days', 'Tours', 'Tea country, 2 days', 'Comments'],
  ],
  publications: [
    ['/publications', 'Company documents'],
    ['/publications/create', 'Company documents', 'Create document'],
    ['/publications/view/{publication}', 'Company documents', '{title}'],
  ],
  'users and subscribers': [
    ['/users', 'Users'],
    ['/users/create', 'Users', 'Create user'],
    ['/users/view/Demo%20Person', 'Users', 'Demo Person'],
    ['/subscribers', 'Subscribers'],
  ],
  'messages and records': [
    ['/contact-messages', 'Messages'],
    ['/air-ticket-inquiries', 'Air-ticket inquiries'],
    ['/outbox', 'Outbox'],
    ['/audit', 'Audit'],
  ],
};

/** What looks different to staff with the role user. */
const READING: readonly Screen[] = [
  ['/events/view/dugout-day-on-the-twin-lakes', 'Events', 'Dugout day on the twin lakes'],
  ['/destinations/view/lake-kivu', 'Destinations', 'Lake Kivu'],
  ['/tours/view/tea-country-2-days', 'Tours', 'Tea country, 2 days'],
  ['/publications/view/{publication}', 'Company documents', '{title}'],
];

async function expectWhole(page: Page, records: Records, [path, ...trail]: Screen): Promise<void> {
  const filled = (text: string) =>
    text
      .replace('{order}', records.order.id)
      .replace('{publication}', records.longPublication.id)
      .replace('{title}', records.longTitle);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/account${filled(path)}`);
  if (path.endsWith('/show')) await expect(page.getByRole('dialog')).toContainText(records.order.number);
  else if (trail.length > 0) await expectPage(page, 'Dashboard', ...trail.map(filled));
  // The live stream never ends, so the network is never idle.
  await expect(page.locator('main').getByRole('progressbar')).toHaveCount(0);
  await expectSound(page);
}

/** By day on a desk, and by night on a phone. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page, 'light');
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');
}

for (const [name, screens] of Object.entries(SCREENS)) {
  test(`${name}: screens that lead back, fit a phone, and are accessible by day and by night (spec 2, design 5)`, async ({
    page,
    records,
  }) => {
    test.slow();
    for (const screen of screens) await expectWhole(page, records, screen);
  });
}

test('the dashboard, its menu and its dialogs fit a phone, and are accessible by day and by night (design 5)', async ({
  page,
  records,
}) => {
  test.slow();
  await expectWhole(page, records, ['']);
  // On a phone the menu is closed at first.
  await page.reload();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expectAccessible(page, 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to logout?' })).toBeVisible();
  await expectSound(page);
});

test.describe('staff with the role user', () => {
  test.use({ role: 'user' });

  test('read records on screens that fit a phone and are accessible by day and by night (spec 6, design 5)', async ({
    page,
    records,
  }) => {
    test.slow();
    for (const screen of READING) await expectWhole(page, records, screen);
    await page.goto('/account/outbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied');
    await expectSound(page);
  });
});
