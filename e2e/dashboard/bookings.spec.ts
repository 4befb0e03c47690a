// Holds rules/money 13.
import { readFile } from 'node:fs/promises';
import {
  columnsOf,
  expect,
  expectPage,
  expectToast,
  failing,
  lookAgainUntil,
  open,
  redAlerts,
  rowOf,
  test,
} from '../support/dashboard.js';
import { officeOrder } from '../support/booking.js';
import { send } from '../support/staff.js';
import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'parallel' });

const drawer = (page: Page, number: string) => page.getByRole('dialog', { name: `Booking ${number}` });

test('bookings show their columns and the names of their tours, and say what could not be loaded (rules/dashboard 2) @both', async ({
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
  await page.goto(`/account/tours/view/${tours.slug}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Tour that was taken away?' });
  await expect(question).toContainText(
    'There is 1 open booking for it. The booking will be kept, with the current title.',
  );
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'The tour has been deleted. 1 open booking has been kept.');
  const made = await officeOrder(product.url, 'found@example.org');

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

  await expect(columnsOf(page)).toHaveText([
    'Travel date',
    '#',
    'client Name',
    'Tour name',
    'Address',
    'Booking Status',
    'Payment',
    'Phone',
    'Email',
    'Amount',
    'Balance',
    'Created At',
  ]);
  await expect(rowOf(page, gone.number)).toContainText('Tour that was taken away Tour Not Found');
  await expect(rowOf(page, gone.number)).toContainText('Travel date in the past');
  const row = rowOf(page, made.number);
  await expect(row).not.toContainText(/Tour Not Found|Travel date in the past/);
  await expect(row).toContainText('PENDING');
  await expect(row).toContainText('Not paid');
  // The date in Kigali, which differs from the browser's time zone (rules/api 11).
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
  await expect(redAlerts(page)).toContainText("We couldn't load the tours");
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(redAlerts(page)).toHaveCount(0);

  await page.route('**/api/admin/orders?*', (route) => route.abort());
  await page.reload();
  await expect(redAlerts(page)).toContainText('We cannot reach the server.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toBeVisible();
});

/** The days of `travelSpans`, calculated independently: `YYYY-MM-DD` in Kigali. */
function kigaliDay(from: Date, days: number): string {
  return new Date(from.getTime() + (days * 24 + 2) * 3_600_000).toISOString().slice(0, 10);
}

test('the office sees who travels when, fifteen bookings at a glance, and how to reach them @both', async ({
  page,
  product,
  tokens,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const now = new Date();
  const weekday = new Date(kigaliDay(now, 0)).getUTCDay();
  const days = {
    today: kigaliDay(now, 0),
    tomorrow: kigaliDay(now, 1),
    sunday: kigaliDay(now, weekday === 0 ? 0 : 7 - weekday),
    sixth: kigaliDay(now, 6),
    eighth: kigaliDay(now, 8),
  };
  const phones: Record<string, string> = {
    today: '0788 555 010',
    tomorrow: '0788 555 011',
    sunday: '+44 20 7946 0123 ',
    sixth: '256772000111',
    eighth: '00 1 415 555 2671',
  };
  // The first and last minutes of a day in Kigali, which are on another day in the browser's time zone.
  const moments = { today: '00:00', tomorrow: '00:00', sunday: '23:59', sixth: '23:59', eighth: '00:00' };
  for (const [name, day] of Object.entries(days)) {
    await officeOrder(product.url, 'travels@example.org', {
      names: `Travels ${name}`,
      travelDate: day,
      needDate: `${day}T${moments[name as keyof typeof moments]}`,
      phoneNumber: phones[name],
    });
  }
  const { id: cancelled } = await officeOrder(product.url, 'stays@example.org', {
    travelDate: days.today,
    needDate: `${days.today}T08:00`,
  });
  await send(product.url, 'PUT', `/api/order/${cancelled}/status`, tokens.admin, { status: 'CANCELLED' });
  const paid = await officeOrder(product.url, 'travels@example.org', {
    names: 'Has paid',
    needDate: `${days.tomorrow}T08:00`,
  });
  await send(product.url, 'PUT', `/api/order/${paid.id}/status`, tokens.admin, { status: 'PAID' });
  for (let more = 0; more < 14; more++) {
    // Numbers of short groups, which a narrow column would break into three lines; reserved for fictional use.
    const phoneNumber = more % 2 ? '+1 202 555 0133' : '+44 7700 900029';
    await officeOrder(product.url, 'crowd@example.org', {
      travelDate: days.today,
      needDate: `${days.today}T09:00`,
      phoneNumber,
    });
  }

  await page.goto('/account/tour-bookings');
  const chip = (name: string) => page.getByRole('group', { name: 'Who travels' }).getByRole('button', { name });
  const seen = (name: string) => expect(rowOf(page, `Travels ${name}`));
  const expectDays = async (...shown: readonly string[]) => {
    for (const name of Object.keys(days)) {
      const isIn = shown.includes(days[name as keyof typeof days]);
      await seen(name).toHaveCount(isIn ? 1 : 0);
    }
  };
  await chip('Today').click();
  await expect(chip('Today')).toHaveAttribute('aria-pressed', 'true');
  await expectDays(days.today);
  await expect(rowOf(page, 'stays@example.org')).toHaveCount(0);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Travels today');
  await expect(page.getByRole('row').nth(15)).toBeVisible();
  const fifteenth = await page.getByRole('row').nth(15).boundingBox();
  expect(fifteenth!.y + fifteenth!.height).toBeLessThanOrEqual(800);
  const table = page.locator('.RaDataTable-tableWrapper');
  expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await expect(first.getByRole('link', { name: /^WhatsApp / })).toHaveAttribute('href', 'https://wa.me/250788555010');
  await expect(
    rowOf(page, '+44 7700 900029')
      .first()
      .getByRole('link', { name: /^WhatsApp / }),
  ).toBeVisible();

  await chip('Tomorrow').click();
  await expectDays(days.tomorrow);
  await expect(rowOf(page, 'Has paid')).toHaveCount(1);

  const search = page.getByRole('textbox', { name: 'Search' });
  await chip('This weekend').press('Enter');
  // On a Saturday today's crowd fills the first page.
  await search.fill('travels@example.org');
  const saturday = kigaliDay(now, weekday === 0 ? -1 : 6 - weekday);
  await expectDays(saturday, days.sunday);
  await expect(rowOf(page, 'Travels sunday').getByRole('link', { name: /^WhatsApp / })).toHaveAttribute(
    'href',
    'https://wa.me/442079460123',
  );
  await expect(page).toHaveURL(/travels%40example/);
  await search.fill('');
  await expect(page).not.toHaveURL(/travels%40example/);
  await chip('Next 7 days').click();
  await page.getByRole('combobox', { name: 'Booking Status' }).click();
  await page.getByRole('option', { name: 'Not paid yet' }).click();
  await search.fill('travels@example.org');
  await expect(rowOf(page, 'Has paid')).toHaveCount(0);
  await expectDays(days.today, days.tomorrow, days.sunday, days.sixth);
  await expect(page.getByRole('row').nth(1)).toContainText('Travels today');
  await expect(rowOf(page, 'Travels sixth').getByRole('link', { name: /^WhatsApp / })).toHaveAttribute(
    'href',
    'https://wa.me/256772000111',
  );
  await chip('Next 7 days').click();
  await seen('eighth').toHaveCount(1);
});

test('an admin sets the statuses that are allowed, and is told when someone else was faster (rules/orders 3) @both', async ({
  page,
  product,
  tokens,
}) => {
  test.slow();
  const { id, number } = await officeOrder(product.url, 'led@example.org');
  await page.clock.install();
  await page.goto(`/account/tour-bookings/${id}/show`);
  const booking = drawer(page, number);
  const ways = booking.getByRole('region', { name: 'Change the status' }).getByRole('button');
  await expect(ways).toHaveText(['Approve', 'Reject', 'Cancel booking', 'Mark as paid in full']);
  await booking.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Yes' }).dblclick();
  await expectToast(page, `Order ${number} is now APPROVED.`);
  await expect(ways).toHaveText(['Mark as paid in full', 'Cancel booking']);
  await booking.getByRole('button', { name: 'Mark as paid in full' }).click();
  await expect(ways).toHaveText(['Undo']);
  await page.clock.runFor(10_000);
  await expectToast(page, `Order ${number} is now PAID.`);
  await expect(ways).toHaveText(['Record refund', 'Cancel booking']);
  await expect(booking.getByRole('button', { name: /^(Invoice|Receipt)/ })).toHaveText([
    'Invoice (PDF)',
    'Receipt (PDF)',
  ]);
  await booking.getByRole('button', { name: 'Record refund' }).click();
  const refund = page.getByRole('dialog', { name: `Record the refund of booking ${number}` });
  const amount = refund.getByRole('spinbutton', { name: 'Refunded amount in US dollars' });
  const paid = Number(await amount.inputValue());
  await amount.fill(String(paid + 1));
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await expect(refund).toContainText('The refund must be more than $0 and at most');
  await amount.fill('10.5');
  await refund.getByRole('textbox', { name: 'Reason' }).fill('Cancelled five days before.');
  await refund.getByRole('button', { name: 'Record refund' }).dblclick();
  await expectToast(page, `Order ${number} is now REFUNDED.`);
  await expect(booking).toContainText('$10.50');
  await expect(booking).toContainText('Cancelled five days before.');
  await expect(booking).toContainText('This booking is closed');

  const other = await officeOrder(product.url, 'faster@example.org');
  await page.goto('/account/tour-bookings');
  const row = rowOf(page, other.number);
  await row.getByRole('button', { name: `PENDING: change the status of booking ${other.number}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Approve' }).press('Enter');
  await page
    .getByRole('dialog', { name: `Approve booking ${other.number}?` })
    .getByRole('button', { name: 'Yes' })
    .press('Enter');
  await expectToast(page, `Order ${other.number} is now APPROVED.`);
  await expect(row).toContainText('APPROVED');
  await expect(page).toHaveURL(/\/account\/tour-bookings$/);
  await open(page, `/account/tour-bookings/${other.id}/show`);
  const second = drawer(page, other.number);
  await second.getByRole('button', { name: 'Mark as paid in full' }).click();
  await send(product.url, 'PUT', `/api/order/${other.id}/status`, tokens.admin, { status: 'CANCELLED' });
  const refusal = page.waitForResponse(`**/api/order/${other.id}/status`);
  await page.clock.runFor(10_000);
  const { message } = (await (await refusal).json()) as { message: string };
  await expectToast(page, `Booking ${other.number} has not been changed. ${message}`);
  await expect(second).toContainText('This booking is closed');
});

test('a payment and a rejection can be undone for ten seconds, and are sent when the page is left', async ({
  page,
  product,
  tokens,
}) => {
  const [paid, rejected, left] = [
    await officeOrder(product.url, 'undone@example.org'),
    await officeOrder(product.url, 'rejected@example.org'),
    await officeOrder(product.url, 'left@example.org'),
  ];
  const statusOf = async ({ id }: { id: string }) =>
    (await send<{ status: string }>(product.url, 'GET', `/api/admin/orders/${id}`, tokens.admin)).status;
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/status') && sent.push(request.url()));
  await page.clock.install();
  await page.goto('/account/tour-bookings');
  const choose = async ({ number }: { number: string }, way: string) => {
    await rowOf(page, number)
      .getByRole('button', { name: /change the status/ })
      .press('Enter');
    await page.getByRole('menuitem', { name: way }).press('Enter');
  };
  const undoOf = ({ number }: { number: string }) => page.getByRole('button', { name: `Undo: booking ${number} ` });
  await choose(paid, 'Mark as paid in full');
  await choose(rejected, 'Reject');
  // In the row, where the focus is, and in the bar at the bottom, which every screen shows.
  await expect(undoOf(paid)).toHaveCount(2);
  await expect(rowOf(page, rejected.number).getByRole('button', { name: /^Undo/ })).toBeFocused();
  // The page's clock also runs by itself, so these are not exact.
  await page.clock.runFor(5_000);
  await rowOf(page, paid.number).getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(rowOf(page, paid.number)).toContainText('PENDING');
  expect(sent).toHaveLength(0);
  const answer = page.waitForResponse(`**/api/order/${rejected.id}/status`);
  await page.clock.runFor(5_500);
  await answer;
  await expect(rowOf(page, rejected.number)).toContainText('REJECTED');
  await expect(undoOf(rejected)).toHaveCount(0);

  // The open booking traps the focus, so it has an Undo button too.
  await open(page, `/account/tour-bookings/${paid.id}/show`);
  const booking = drawer(page, paid.number);
  await booking.getByRole('button', { name: 'Mark as paid in full' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(booking.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(booking.getByRole('button', { name: 'Mark as paid in full' })).toBeVisible();
  await page.clock.runFor(11_000);
  expect(await statusOf(paid)).toBe('PENDING');
  expect(sent).toHaveLength(1);

  await booking.getByRole('button', { name: 'Close' }).click();
  await choose(left, 'Reject');
  await expect(undoOf(left)).toHaveCount(2);
  await page.goto('about:blank');
  await expect.poll(() => statusOf(left)).toBe('REJECTED');
});

test('an open booking survives a failed request, and one that cannot be opened says why (rules/dashboard 5)', async ({
  page,
  product,
  tokens,
}) => {
  const { id, number } = await officeOrder(product.url, 'kept.open@example.org');
  await send(product.url, 'PUT', `/api/order/${id}/status`, tokens.admin, { status: 'PAID' });
  // The list too, because a row of it would update the open record.
  const fails = await failing(page, /\/api\/admin\/orders[?/]/);
  await page.goto(`/account/tour-bookings/${id}/show`);
  const failure = page.getByRole('dialog', { name: "We couldn't load this" });
  await expect(failure).toContainText('Something went wrong.');
  fails(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  const booking = drawer(page, number);
  const stale = page
    .getByRole('dialog', { includeHidden: true })
    .filter({ hasText: 'kept.open@example.org' })
    .getByText("We couldn't refresh this.");
  await booking.getByRole('button', { name: 'Record refund' }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Typed before the connection was lost.');
  fails(true);
  await lookAgainUntil(page, (timeout) => expect(stale).toBeVisible({ timeout }));
  await expect(reason).toHaveValue('Typed before the connection was lost.');
  await expect(page.getByText('Element does not exist')).toHaveCount(0);
  fails(false);
  await lookAgainUntil(page, (timeout) => expect(stale).toHaveCount(0, { timeout }));

  await open(page, `/account/tour-bookings/${crypto.randomUUID()}/show`);
  const missing = page.getByRole('dialog', { name: 'Record not found' });
  await expect(missing).toContainText('Someone may have deleted it or dealt with it in the meantime.');
  await expect(missing.getByRole('button')).toHaveText(['']);
  await missing.getByRole('button', { name: 'Close' }).click();
  await expectPage(page, 'Dashboard', 'Bookings');
});

test.describe('staff with the role user', () => {
  test.use({ role: 'user' });

  test('see a booking and cannot change its status (rules/roles 2)', async ({ page, records }) => {
    await page.goto('/account/tour-bookings');
    await expect(rowOf(page, records.order.number)).toBeVisible();
    await expect(rowOf(page, records.order.number).getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: records.order.number }).click();
    const booking = drawer(page, records.order.number);
    await expect(booking).toContainText(records.email);
    // Apart from buttons for moving and copying, only documents, which change nothing.
    await expect(booking.getByRole('button', { name: /^(?!Close$|Copy |No )/ })).toHaveText(['Proforma invoice (PDF)']);
    await booking.getByRole('button', { name: 'Close' }).click();
    await expect(booking).toHaveCount(0);
    await open(page, '/account/supplier/orders');
    await expectPage(page, 'Dashboard', 'Bookings');
  });
});
