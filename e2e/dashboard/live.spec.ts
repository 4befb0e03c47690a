import type { Page, Request } from '@playwright/test';
import { airTicketBody, contactBody } from '@imisozi/api/test/forms';
import { officeOrder, post } from '../support/booking.js';
import { bookSeats, datedTour, departureOn } from '../support/departures.js';
import { expect, open, pretendHidden, rowOf, test } from '../support/dashboard.js';
import { colleague } from '../support/colleague.js';
import { send } from '../support/staff.js';

const bell = (page: Page, unread: number) => page.getByRole('button', { name: `Notifications, ${unread} unread` });

test('a new order is counted and listed without a reload, but not while a booking is open @both', async ({
  page,
  product,
  tokens,
}) => {
  await send(product.url, 'PUT', '/api/admin/notifications/read', tokens.admin);
  // The dashboard reconnects after a failure of the stream.
  await page.route('**/api/admin/live', (route) => route.abort(), { times: 1 });
  await page.goto('/account/tour-bookings');
  await expect(bell(page, 0)).toBeVisible();
  const first = await officeOrder(product.url, 'heard.first@example.org');
  await expect(rowOf(page, first.number)).toBeVisible();
  await expect(bell(page, 1)).toBeVisible();

  await page.getByRole('link', { name: first.number }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('heard.first@example.org');
  const second = await officeOrder(product.url, 'heard.second@example.org');
  await expect(page.getByLabel('Notifications, 2 unread')).toBeAttached();
  await expect(page.locator('tbody').first()).not.toContainText(second.number);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, second.number)).toBeVisible();

  await post(product.url, '/api/contact', contactBody({ subject: 'A question that is heard' }));
  await bell(page, 3).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link').first()).toContainText('A question that is heard');
  await list.getByRole('button', { name: 'Mark as read:' }).nth(1).click();
  await expect(page.getByLabel('Notifications, 2 unread')).toBeAttached();
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/account\/threads\/[\w-]{36}\/show$/);
  await expect(page.getByRole('dialog')).toContainText('A question that is heard');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await bell(page, 1).click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByLabel('Notifications, 0 unread')).toBeAttached();
  await expect(list.getByRole('button', { name: 'Mark as read:' })).toHaveCount(0);
});

test('a notification that was counted or read before its live event arrives is not counted again', async ({
  page,
  product,
  tokens,
}) => {
  await post(product.url, '/api/contact', contactBody({ subject: 'A question that was read' }));
  await send(product.url, 'PUT', '/api/admin/notifications/read', tokens.admin);
  const stream = [
    ['hello', { unread: 0 }],
    ['notification', { id: 'late', kind: 'contact', title: 'A question that was read', link: '', isRead: false }],
  ].map(([event, data]) => `event: ${event as string}\ndata: ${JSON.stringify(data)}\n\n`);
  const counted = page.waitForResponse('**/api/admin/notifications/unread');
  let streams = 0;
  await page.route('**/api/admin/live', async (route) => {
    if (streams++) return route.abort();
    await counted;
    return route.fulfill({ contentType: 'text/event-stream', body: stream.join('') });
  });
  await page.goto('/account/tour-bookings');
  await expect(page.getByRole('status').filter({ hasText: 'A question that was read' })).toBeAttached();
  await expect.poll(() => streams).toBeGreaterThan(1);
  await expect(bell(page, 0)).toBeVisible();
});

test('events that arrive while the first rows are loading are in the list, and in the list of the bell', async ({
  page,
  product,
  tokens,
}) => {
  await send(product.url, 'PUT', '/api/admin/notifications/read', tokens.admin);
  const rows = await holdResponse(page, '**/api/admin/orders?*');
  const stream = page.waitForResponse('**/api/admin/live');
  await page.goto('/account/tour-bookings');
  await Promise.all([stream, rows.answered]);
  const late = await officeOrder(product.url, 'heard.early@example.org');
  await expect(bell(page, 1)).toBeVisible();
  rows.release();
  await expect(rowOf(page, late.number)).toBeVisible();

  const news = await holdResponse(page, '**/api/admin/notifications?*');
  await bell(page, 1).click();
  await news.answered;
  await post(product.url, '/api/contact', contactBody({ subject: 'A question that is heard early' }));
  await expect(page.getByLabel('Notifications, 2 unread')).toBeAttached();
  news.release();
  await expect(page.getByRole('link', { name: 'A question that is heard early' })).toBeVisible();
});

test('a notification marked as read stays read when an older response arrives later', async ({
  page,
  product,
  tokens,
}) => {
  await send(product.url, 'PUT', '/api/admin/notifications/read', tokens.admin);
  await post(product.url, '/api/contact', contactBody({ subject: 'A question that is there' }));
  await page.goto('/account/tour-bookings');
  await bell(page, 1).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link').first()).toContainText('A question that is there');
  const older = await holdResponse(page, '**/api/admin/notifications?*');
  await post(product.url, '/api/contact', contactBody({ subject: 'A question that is marked' }));
  await expect(page.getByLabel('Notifications, 2 unread')).toBeAttached();
  await older.answered;
  const marked = page.waitForResponse('**/api/admin/notifications/read');
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await marked;
  await expect(page.getByLabel('Notifications, 0 unread')).toBeAttached();
  older.release();
  await expect(list.getByRole('link').first()).toContainText('A question that is marked');
  await expect(list.getByRole('button', { name: 'Mark as read:' })).toHaveCount(0);
});

test.describe('staff with the role user @both', () => {
  test.use({ role: 'user' });

  test('are notified only of what they may read, and can open it (rules/dashboard 7, rules/roles 6)', async ({
    page,
    product,
    tokens,
  }) => {
    await send(product.url, 'PUT', '/api/admin/notifications/read', tokens.user);
    await post(product.url, '/api/contact', contactBody({ subject: 'A question for admins' }));
    await post(product.url, '/api/airticket', airTicketBody({ fullName: 'Admins Read This' }));
    await officeOrder(product.url, 'heard.by.all@example.org');
    await page.goto('/account');
    await bell(page, 1).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await list.getByRole('link', { name: 'Process Visitor ordered' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('heard.by.all@example.org');
    await expect(page.getByLabel('Notifications, 0 unread')).toBeAttached();
  });
});

test.describe('a blocked user', () => {
  test.use({ role: 'nobody' });

  test('is sent to the login by the next live event', async ({ page, product, tokens }) => {
    const { token, id } = await colleague(product.url, product.settings['DATA_DIR']!, 'user');
    await page.addInitScript((text) => localStorage.setItem('token', text), token);
    const stream = page.waitForResponse('**/api/admin/live');
    await page.goto('/account');
    expect((await stream).status()).toBe(200);
    await send(product.url, 'PUT', `/api/users/approve/${id}`, tokens.admin, { isActive: false });
    await officeOrder(product.url, 'heard.by.nobody@example.org');
    await expect(page).toHaveURL(/\/auth\/login/);
  });
});

const READERS = 160;

test('a mailing is confirmed with the number of subscribers, can be paused, and shows its progress while the page is visible @both', async ({
  page,
  product,
  tokens,
}) => {
  const addresses = Array.from({ length: READERS }, (_, index) => `letters.${index}@example.org`);
  await Promise.all(addresses.map((email) => post(product.url, '/api/maillist/subscribe', { email })));
  await page.goto('/account/events/view/dugout-day-on-the-twin-lakes');
  await page.getByRole('button', { name: 'Tell subscribers' }).click();
  const question = page.getByRole('dialog', { name: /^Tell \d+ subscribers about Dugout day on the twin lakes\?$/ });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toHaveCount(0);
  const campaign = async () =>
    (await send<Campaign[]>(product.url, 'GET', '/api/admin/campaigns', tokens.admin)).find(
      ({ title }) => title === 'Dugout day on the twin lakes',
    )!;
  const { id } = await campaign();
  await send(product.url, 'POST', `/api/admin/campaigns/${id}/pause`, tokens.admin);

  await page.goto('/account/campaigns');
  const row = rowOf(page, 'Dugout day on the twin lakes');
  await expect(row).toContainText('Paused');
  const shown = async () => Number(/(\d+) of \d+ sent/.exec((await row.textContent()) ?? '')?.[1]);
  const first = await shown();
  await row.getByRole('button', { name: /^Resume / }).click();
  await expect(row).toContainText('In progress');
  await expect.poll(shown).toBeGreaterThan(first);
  const more = async (letters: number) => {
    const { sent } = await campaign();
    await expect.poll(async () => (await campaign()).sent).toBeGreaterThan(sent + letters);
  };
  const requests = { asked: 0, ended: 0 };
  const isCampaigns = (request: Request) => new URL(request.url()).pathname === '/api/admin/campaigns';
  page.on('request', (request) => (requests.asked += Number(isCampaigns(request))));
  const end = (request: Request) => (requests.ended += Number(isCampaigns(request)));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await expect.poll(() => requests.ended).toBeGreaterThan(1);
  await pretendHidden(page, true);
  // A request that had already started may still update the page.
  await expect.poll(() => requests.asked <= requests.ended).toBe(true);
  const { asked } = requests;
  const unseen = await shown();
  // This takes longer than the interval between two requests.
  await more(12);
  expect(requests.asked).toBe(asked);
  await pretendHidden(page, false);
  await expect.poll(shown).toBeGreaterThan(unseen);
});

interface Campaign {
  readonly id: string;
  readonly title: string;
  readonly sent: number;
}

/** Fetches the next response now, but delivers it only after `release`. */
async function holdResponse(page: Page, url: string) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let answered = (): void => undefined;
  const fetched = new Promise<void>((resolve) => (answered = resolve));
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      answered();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { answered: fetched, release };
}

test.describe('a change by a colleague in another browser @both', () => {
  /** When there are many writes, dashboards refresh less often, at most every ten seconds. */
  const SOON = { timeout: 25_000 };

  test('appears without a reload in the list, the open booking, departures, the calendar and the money due', async ({
    page,
    product,
    tokens,
    browser,
  }) => {
    const { url } = product;
    const tour = await datedTour(url, tokens.admin);
    const departure = await departureOn(url, tokens.admin, tour, '2037-11-12', 12);
    const booking = await bookSeats(url, tour, departure, 'Seen By Colleagues');
    const here = page.context();
    const colleague = await browser.newContext({ baseURL: url, storageState: await here.storageState() });
    const theirs = await colleague.newPage();
    await theirs.goto(`/account/tour-bookings/${booking.id}/show`);

    const [opened, departures, calendar] = [await here.newPage(), await here.newPage(), await here.newPage()];
    await Promise.all([
      openLive(page, '/account/tour-bookings'),
      openLive(opened, `/account/tour-bookings/${booking.id}/show`),
      openLive(departures, '/account/departures'),
      openLive(calendar, '/account/calendar?view=month&day=2037-11-11'),
    ]);
    await expect(rowOf(page, booking.number)).toContainText('PENDING');
    await expect(opened.getByRole('dialog').getByText('PENDING', { exact: true })).toBeVisible();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await theirs.getByRole('dialog').last().getByRole('button', { name: 'Yes' }).click();
    await expect(theirs.getByRole('dialog').getByText('APPROVED', { exact: true }).first()).toBeVisible();
    await expect(rowOf(page, booking.number)).toContainText('APPROVED', SOON);
    await expect(opened.getByRole('dialog').getByText('APPROVED', { exact: true }).first()).toBeVisible(SOON);

    await expect(rowOf(departures, tour.title)).toContainText('2 of 12');
    const month = calendar.getByRole('table', { name: 'November 2037' });
    await expect(month.getByRole('link', { name: /2 of 12/ })).toBeVisible();
    await bookSeats(url, tour, departure, 'Another Family');
    await expect(rowOf(departures, tour.title)).toContainText('4 of 12', SOON);
    await expect(month.getByRole('link', { name: /4 of 12/ })).toBeVisible(SOON);

    await open(opened, '/account/money-due');
    const refunds = opened.getByRole('region', { name: 'Refunds due' });
    await expect(refunds).toBeVisible();
    const call = (path: string, body: object) =>
      send(url, 'POST', `/api/admin/orders/${booking.id}/${path}`, tokens.admin, body);
    await call('ledger', { kind: 'cash', direction: 'in', amount: 70 });
    await call('cancel', { refund: 70, reason: 'Of a spec', override: true });
    await expect(refunds.getByRole('listitem').filter({ hasText: booking.number })).toContainText('$70', SOON);
    await colleague.close();
  });

  test('never replaces what someone is typing', async ({ page, product, tokens, records }) => {
    const { slug } = records.longTour;
    await openLive(page, `/account/tours/view/${slug}`);
    const place = page.getByRole('textbox', { name: 'Location', exact: true });
    await place.fill('Typed by me');
    const read = page.waitForResponse(`**/api/admin/tours/${slug}`);
    await send(product.url, 'PUT', `/api/tours/update/${slug}`, tokens.admin, { location: 'Typed by a colleague' });
    await (await read).finished();
    await expect(place).toHaveValue('Typed by me');
  });
});

/** Opens a screen and waits until its live stream is connected. */
async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse('**/api/admin/live');
  await page.goto(path);
  await stream;
}
