import { expect, expectPage, open, test } from '../support/dashboard.js';
import type { Machinery } from '../support/machinery.js';
import type { Records } from '../support/records.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';
import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'parallel' });

/** A path below /account with variables in braces, and the breadcrumb below Dashboard, or the name of a record. */
type Screen = readonly [path: string, ...trail: string[]];

/** The screens of rules/dashboard 1. */
const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  'bookings and payments': [
    ['/tour-bookings', 'Bookings'],
    ['/tour-bookings/create', 'Bookings', 'New booking'],
    ['/tour-bookings/{order}/show', 'Booking {number}'],
    ['/payments', 'Payments'],
    ['/money-due', 'Money due'],
    ['/calendar'],
    ['/clients', 'Clients'],
    ['/quotes', 'Proposals'],
  ],
  'trips and suppliers': [
    ['/operations'],
    ['/guides', 'Guides and drivers'],
    ['/vehicles', 'Vehicles'],
    ['/permits', 'Permits'],
    ['/agents', 'Agents'],
    ['/gift-vouchers', 'Gift vouchers'],
    ['/suppliers', 'Suppliers'],
    ['/services', 'Payables'],
    ['/statements', 'Bank statements'],
    ['/reports', 'Reports'],
    ['/fiscal-receipts', 'Fiscal device'],
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
  lodges: [
    ['/lodges', 'Lodges'],
    ['/lodges/create', 'Lodges', 'Create lodge'],
    ['/lodges/view/bamboo-villas', 'Lodges', 'Bamboo Villas'],
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
    ['/threads', 'Messages'],
    ['/reply-templates', 'Templates'],
    ['/contact-messages', 'Messages'],
    ['/comments', 'Comments'],
    ['/reviews', 'Reviews'],
    ['/air-ticket-inquiries', 'Air-ticket inquiries'],
    ['/outbox', 'Outbox'],
    ['/audit', 'Audit'],
    ['/content', 'Editable texts'],
  ],
};

/** Screens that look different to staff with the role user. */
const READING: readonly Screen[] = [
  ['/events/view/dugout-day-on-the-twin-lakes', 'Events', 'Dugout day on the twin lakes'],
  ['/destinations/view/lake-kivu', 'Destinations', 'Lake Kivu'],
  ['/tours/view/tea-country-2-days', 'Tours', 'Tea country, 2 days'],
  ['/publications/view/{publication}', 'Company documents', '{title}'],
];

/** Screens for admins only: background work, and records that need attention (rules/roles 2). */
const MACHINERY: readonly Screen[] = [
  ['/queues', 'Queues'],
  ['/queues/{deadJob}/show', 'webhooks/deliver'],
  ['/mail-previews', 'Email previews'],
  ['/outbox/{mail}/show'],
  ['/webhooks', 'Webhooks'],
  ['/webhooks/{webhook}/show', 'Nobody there'],
  ['/webhook-deliveries', 'Deliveries'],
  ['/webhook-deliveries/{delivery}/show', 'Booking made'],
  ['/campaigns', 'Mailings'],
  ['/audit/{entry}/show'],
];

/** Dialogs, each with its screen and the button that opens it. */
const DIALOGS: readonly (readonly [path: string, button: string, dialog: string])[] = [
  ['/webhooks', 'Create webhook', 'Create webhook'],
  ['/webhooks/{webhook}/show', 'New secret', 'Create a new secret for this webhook?'],
  ['/payments/{review}/show', 'Close the review', 'Close the review of the $11 payment'],
  ['/tour-bookings/{paid}/show', 'Record refund', 'Record the refund of booking {paidNumber}'],
  ['/events/view/dugout-day-on-the-twin-lakes', 'Tell subscribers', 'Dugout day on the twin lakes?'],
];

/** Replaces the names in braces by values of records. */
type Fill = (text: string) => string;

const fillOf =
  (values: Readonly<Record<string, string>>): Fill =>
  (text) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);

const fillFromRecords = ({ order, longPublication, longTitle }: Records) =>
  fillOf({ order: order.id, number: order.number, publication: longPublication.id, title: longTitle });

const fillFromMachinery = ({ paid, ...ids }: Machinery) => fillOf({ ...ids, paid: paid.id, paidNumber: paid.number });

/** @param only limits the check at desk width, for screens made of components that other screens check fully */
async function expectGoodScreen(page: Page, fill: Fill, [path, ...trail]: Screen, only?: 'contrast'): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/account${fill(path)}`);
  if (path.endsWith('/show')) {
    const record = page.getByRole('dialog', { name: trail[0] && fill(trail[0]) });
    await expect(record.getByRole('heading', { level: 2 }).first()).toBeVisible();
  } else if (trail.length > 0) await expectPage(page, 'Dashboard', ...trail.map(fill));
  // The live stream never ends, so the network is never idle.
  await expect(page.locator('main [role=progressbar]:not([aria-valuenow])')).toHaveCount(0);
  await expectGoodLayout(page, only);
}

/**
 * Checks the page at desk width in the current colour scheme, which is light at first, and at phone width in the other.
 * The scheme changes only once for each screen, because the change takes longer than the check.
 */
async function expectGoodLayout(page: Page, only?: 'contrast'): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await expectAccessible(page, isDark ? 'dark' : 'light', only);
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, isDark ? 'light' : 'dark');
}

/** Checks an overlay at phone width only, because the page below has been checked. */
async function expectGoodOverlay(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');
  await expectAccessible(page, 'light', 'contrast');
}

for (const [name, screens] of Object.entries(SCREENS)) {
  test(`${name}: screens that lead back, fit a phone, and are accessible in light and dark (rules/dashboard 1, 6)`, async ({
    page,
    records,
  }) => {
    test.slow();
    for (const screen of screens) await expectGoodScreen(page, fillFromRecords(records), screen);
  });
}

test('queues, mails, webhooks and mailings: screens for admins that lead back, fit a phone, and are accessible in light and dark (rules/dashboard 6)', async ({
  page,
  machinery,
}) => {
  test.slow();
  for (const screen of MACHINERY) await expectGoodScreen(page, fillFromMachinery(machinery), screen, 'contrast');
});

test('dialogs fit a phone, and are accessible in light and dark (rules/dashboard 6)', async ({ page, machinery }) => {
  test.slow();
  const fill = fillFromMachinery(machinery);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, button, name] of DIALOGS) {
    await open(page, `/account${fill(path)}`);
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: fill(name) });
    await expect(dialog).toBeVisible();
    await expectGoodOverlay(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.goto('/account');
  await page.getByRole('button', { name: /^Notifications, [1-9]\d* unread$/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByRole('button', { name: 'Mark as read:' }).first()).toBeVisible();
  await expectGoodOverlay(page);
});

test('a page stays usable when the window becomes as narrow as a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/account/tours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tours');
  await page.setViewportSize({ width: 360, height: 740 });
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Search' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tours');
});

test('a phone has room for every filter of the audit trail', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/account/audit');
  for (const name of ['Changed field', 'User', 'Record id', 'Include technical entries', 'From (CAT)', 'Until (CAT)']) {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name }).click();
  }
  await expect(page.getByRole('button', { name: 'Remove this filter' })).toHaveCount(6);
  await expectNoSidewaysScroll(page, 360);
});

test('the dashboard, its menu and its dialogs fit a phone, and are accessible in light and dark (rules/dashboard 6)', async ({
  page,
  records,
}) => {
  test.slow();
  await expectGoodScreen(page, fillFromRecords(records), ['']);
  // After a reload on a phone the menu is closed.
  await page.reload();
  // The panel clips a button that is too wide, so the page would not scroll.
  const lastSpan = page.getByRole('button', { name: 'Choose dates' });
  await expect(lastSpan).toBeVisible();
  const { x, width } = (await lastSpan.boundingBox())!;
  expect(x + width).toBeLessThan(page.viewportSize()!.width - 24);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expectAccessible(page, 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to logout?' })).toBeVisible();
  await expectGoodLayout(page);
});

test.describe('staff with the role user', () => {
  test.use({ role: 'user' });

  test('read records on screens that fit a phone and are accessible in light and dark (rules/dashboard 6, 9)', async ({
    page,
    records,
  }) => {
    test.slow();
    for (const screen of READING) await expectGoodScreen(page, fillFromRecords(records), screen);
    await page.goto('/account/outbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied');
    await expectGoodLayout(page);
  });
});
