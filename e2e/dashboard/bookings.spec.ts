import { readFile } from 'node:fs/promises';
import {
  expect,
  expectPage,
  expectToast,
  failing,
  lookAgainUntil,
  redAlerts,
  rowOf,
  test,
} from '../support/dashboard.js';
import { order } from '../support/booking.js';
import { send } from '../support/staff.js';
import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'parallel' });

const drawer = (page: Page, number: string) => page.getByRole('dialog', { name: `Booking ${number}` });

test('bookings show their columns, look their tours up, and say what could not be loaded (spec 2, 8)', async ({
  page,
  product,
  tokens,
}) => {
  const { tours } = await send<{ tours: { id: string; slug: string } }>(
    product.url,
    'POST',
    '/api/tours/create',
    tokens.admin,
    {
      title: 'Tour that was taken away',
      toursBody: '<p>Gone.</p>',
      image: `${product.url}/media/tour.jpg`,
      price1: 77,
    },
  );
  await send(product.url, 'PUT', `/api/tours/publish/${tours.slug}`, tokens.admin, { isPublished: 'true' });
  const { order: gone } = await send<{ order: { number: string } }>(product.url, 'POST', '/api/order', '', {
    names: 'Visitor of a lost tour',
    email: 'lost@example.org',
    phoneNumber: '+250788123456',
    address: 'KG 8 Avenue',
    location: 'Kigali',
    itemType: 'tour',
    itemsArray: [{ id: tours.id, itemNumber: 1 }],
    people: 1,
    amount: 77,
    needDate: '2024-05-04T07:00',
  });
  await send(product.url, 'DELETE', `/api/tours/delete/${tours.slug}`, tokens.admin);
  const made = await order(product.url, 'found@example.org');

  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/orders?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/account/tour-bookings');
  await expectPage(page, 'Dashboard', 'Bookings');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  answer();

  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'client Name',
    'Tour name',
    'Address',
    'Booking Status',
    'Phone',
    'Email',
    'Amount',
    'Created At',
  ]);
  await expect(rowOf(page, gone.number)).toContainText('Tour Not Found');
  await expect(rowOf(page, gone.number)).toContainText('Travel date in the past');
  const row = rowOf(page, made.number);
  await expect(row).not.toContainText(/Tour Not Found|Travel date in the past/);
  await expect(row).toContainText('PENDING');
  // As the calendar in Kigali has it, far from the browser's own zone (contract 1).
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Africa/Kigali' }).format(new Date());
  await expect(row).toContainText(today);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const [headings, ...lines] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(headings).toMatch(/^\uFEFF"Id","Number","client Name","Phone",.*"Created At \(CAT\)"$/);
  expect(lines.filter((line) => line.includes(made.number))).toHaveLength(1);

  await page.unrouteAll();
  await page.route('**/api/tours', (route) => route.abort());
  await page.reload();
  await expect(redAlerts(page)).toContainText('The tours could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(redAlerts(page)).toHaveCount(0);

  await page.route('**/api/admin/orders?*', (route) => route.abort());
  await page.reload();
  await expect(redAlerts(page)).toContainText('The server can not be reached.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toBeVisible();
});

test('an admin leads a booking along the ways that are allowed, and is told when somebody was faster (contract 4)', async ({
  page,
  product,
  tokens,
}) => {
  test.slow();
  const { id, number } = await order(product.url, 'led@example.org');
  await page.goto(`/account/tour-bookings/${id}/show`);
  const booking = drawer(page, number);
  const ways = booking.getByRole('region', { name: 'Change the status' }).getByRole('button');
  await expect(ways).toHaveText(['Approve', 'Reject', 'Cancel booking', 'Record payment']);
  const go = async (way: string, status: string) => {
    await booking.getByRole('button', { name: way }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Yes' }).dblclick();
    await expectToast(page, `The order ${number} is ${status} now.`);
  };
  await go('Approve', 'APPROVED');
  await expect(ways).toHaveText(['Record payment', 'Cancel booking']);
  await go('Record payment', 'PAID');
  await expect(ways).toHaveText(['Record refund']);
  await expect(booking.getByRole('link', { name: /^(Invoice|Receipt)/ })).toHaveText([
    'Invoice (PDF)',
    'Receipt (PDF)',
  ]);
  await booking.getByRole('button', { name: 'Record refund' }).click();
  const refund = page.getByRole('dialog', { name: `Record the refund of booking ${number}` });
  const amount = refund.getByRole('spinbutton', { name: 'Refunded amount in US dollars' });
  const paid = Number(await amount.inputValue());
  await amount.fill(String(paid + 1));
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await expect(refund).toContainText('The refund must be more than nothing and');
  await amount.fill('10.5');
  await refund.getByRole('textbox', { name: 'Reason' }).fill('Cancelled five days before.');
  await refund.getByRole('button', { name: 'Record refund' }).dblclick();
  await expectToast(page, `The order ${number} is REFUNDED now.`);
  await expect(booking).toContainText('$10.50');
  await expect(booking).toContainText('Cancelled five days before.');
  await expect(booking).toContainText('This booking is closed');

  const other = await order(product.url, 'faster@example.org');
  await page.goto('/account/tour-bookings');
  const row = rowOf(page, other.number);
  await row.getByRole('button', { name: `PENDING: change the status of booking ${other.number}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Approve' }).press('Enter');
  await page
    .getByRole('dialog', { name: `Approve booking ${other.number}?` })
    .getByRole('button', { name: 'Yes' })
    .press('Enter');
  await expectToast(page, `The order ${other.number} is APPROVED now.`);
  await expect(row).toContainText('APPROVED');
  await expect(page).toHaveURL(/\/account\/tour-bookings$/);
  await page.goto(`/account/tour-bookings/${other.id}/show`);
  const second = drawer(page, other.number);
  await second.getByRole('button', { name: 'Record payment' }).click();
  await send(product.url, 'PUT', `/api/order/${other.id}/status`, tokens.admin, { status: 'CANCELLED' });
  const question = page.getByRole('dialog', { name: `Has the payment for booking ${other.number} been received?` });
  const refusal = page.waitForResponse(`**/api/order/${other.id}/status`);
  await question.getByRole('button', { name: 'Yes' }).click();
  const { message } = (await (await refusal).json()) as { message: string };
  await expect(question.getByRole('alert')).toHaveText(message);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(second).toContainText('This booking is closed');
});

test('an open booking outlives a request that fails, and one that can not be opened says why (spec 8)', async ({
  page,
  product,
  tokens,
}) => {
  const { id, number } = await order(product.url, 'kept.open@example.org');
  await send(product.url, 'PUT', `/api/order/${id}/status`, tokens.admin, { status: 'PAID' });
  // The list as well: a row that comes would count as news of the record.
  const fails = await failing(page, /\/api\/admin\/orders[?/]/);
  await page.goto(`/account/tour-bookings/${id}/show`);
  const failure = page.getByRole('dialog', { name: 'This could not be loaded' });
  await expect(failure).toContainText('Something went wrong.');
  fails(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  const booking = drawer(page, number);
  const stale = page
    .getByRole('dialog', { includeHidden: true })
    .filter({ hasText: 'kept.open@example.org' })
    .getByText('This could not be brought up to date.');
  await booking.getByRole('button', { name: 'Record refund' }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Typed before the connection was lost.');
  fails(true);
  await lookAgainUntil(page, (timeout) => expect(stale).toBeVisible({ timeout }));
  await expect(reason).toHaveValue('Typed before the connection was lost.');
  await expect(page.getByText('Element does not exist')).toHaveCount(0);
  fails(false);
  await lookAgainUntil(page, (timeout) => expect(stale).toHaveCount(0, { timeout }));

  await page.goto(`/account/tour-bookings/${crypto.randomUUID()}/show`);
  const missing = page.getByRole('dialog', { name: 'This record is not there' });
  await expect(missing).toContainText('Somebody may have deleted it or seen to it in the meantime.');
  await expect(missing.getByRole('button')).toHaveText(['']);
  await missing.getByRole('button', { name: 'Close' }).click();
  await expectPage(page, 'Dashboard', 'Bookings');
});

test.describe('staff with the role user', () => {
  test.use({ role: 'user' });

  test('see a booking and can not change its status (contract 2)', async ({ page, records }) => {
    await page.goto('/account/tour-bookings');
    await expect(rowOf(page, records.order.number)).toBeVisible();
    await expect(rowOf(page, records.order.number).getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: records.order.number }).click();
    const booking = drawer(page, records.order.number);
    await expect(booking).toContainText(records.email);
    await expect(booking.getByRole('button', { name: /^(?!Close$|Copy )/ })).toHaveCount(0);
    await booking.getByRole('button', { name: 'Close' }).click();
    await expect(booking).toHaveCount(0);
    await page.goto('/account/supplier/orders');
    await expectPage(page, 'Dashboard', 'Bookings');
  });
});
