import { readFile } from 'node:fs/promises';
import {
  columnsOf,
  expect,
  expectPage,
  expectToast,
  failing,
  lookAgainUntil,
  open,
  rowOf,
  searchFor,
  test,
} from '../support/dashboard.js';
import { commentBody, contactBody } from '@imisozi/api/test/forms';
import { officeOrder, post } from '../support/booking.js';
import { send } from '../support/staff.js';
import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'parallel' });

/** 'MMMM d, y' (rules/dashboard 2), for `MOMENT` with a time. */
const DAY = /(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/;
const MOMENT = /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d CAT/;

interface List {
  readonly path: string;
  readonly columns: readonly string[];
  readonly dates: RegExp;
  /** The action on a row that admins have and staff with the role user do not. */
  readonly verb?: RegExp;
}

const OPEN_LISTS: readonly List[] = [
  {
    path: 'events',
    columns: ['Title', 'Place', 'Start date', 'End date', 'Price', 'Status', 'Translations'],
    dates: MOMENT,
    verb: /^(Activate|Deactivate) /,
  },
  {
    path: 'destinations',
    columns: ['Title', 'Views', 'Comments', 'Status', 'Translations', 'Created At'],
    dates: DAY,
    verb: /^(Publish|UnPublish) /,
  },
  {
    path: 'tours',
    columns: ['Title', 'Location', 'Price for one', 'Status', 'Translations', 'Created At'],
    dates: DAY,
    verb: /^(Publish|UnPublish) /,
  },
  {
    path: 'publications',
    columns: ['Title', 'Category', 'Document', 'Status', 'Translations', 'Created At'],
    dates: DAY,
    verb: /^(Activate|Deactivate) /,
  },
  {
    path: 'events/participant',
    columns: ['Name', 'Event', 'Organization', 'Country', 'Phone', 'Email', 'Amount', 'Created At'],
    dates: DAY,
  },
];

const ADMIN_LISTS: readonly List[] = [
  {
    path: 'comments',
    columns: ['Name', 'Email', 'Comment', 'About', 'Status', 'Created At', 'Actions'],
    dates: MOMENT,
  },
  {
    path: 'users',
    columns: ['Name', 'Email', 'Role', 'Organization', 'Phone number', 'Status', 'Created At', 'Actions'],
    dates: DAY,
  },
  {
    path: 'gift-vouchers',
    columns: ['Number', 'For', 'Left', 'Valid until', 'State'],
    dates: /[A-Z][a-z]{2} \d{1,2}, \d{4}|–/,
  },
  {
    path: 'agents',
    columns: ['Company', 'Deal', 'Contact', 'Credit', 'State', 'Actions'],
    dates: /Working with us|Ended/,
  },
  {
    path: 'clients',
    columns: ['Name', 'Email', 'Phone', 'Language', 'Bookings', 'Paid', 'Latest trip', 'Known since'],
    dates: DAY,
  },
  {
    path: 'suppliers',
    columns: ['Name', 'Kind', 'Contact', 'Rates', 'Currency', 'State', 'Actions'],
    dates: /Working with us|Ended/,
  },
  {
    path: 'statements',
    columns: ['File', 'Account', 'First day', 'Last day', 'To do', 'Uploaded by'],
    dates: /[A-Z][a-z]{2} \d{1,2}, \d{4}/,
  },
  {
    path: 'services',
    columns: ['Due day', 'Supplier', 'Booking', 'What', 'Cost', 'State', 'Actions'],
    dates: /[A-Z][a-z]{2} \d{1,2}, \d{4}/,
  },
  {
    path: 'threads',
    columns: ['Subject', 'Client', 'From', 'Who answers', 'State', 'Last message'],
    dates: MOMENT,
  },
  { path: 'subscribers', columns: ['Email', 'Created At'], dates: DAY },
  {
    path: 'outbox',
    columns: ['Recipient', 'Subject', 'Status', 'Reason', 'Attempts', 'Created At', 'Actions'],
    dates: MOMENT,
  },
  {
    path: 'audit',
    columns: ['When', 'User', 'Action', 'Type of record', 'Record', 'Changed fields', 'IP address'],
    dates: MOMENT,
  },
];

/** Paths where the role user reads 'Access denied'; users and subscribers lead to the login (rules/dashboard 3, 9). */
const DENIED = [
  'users/create',
  'money-due',
  'calendar',
  'manifest',
  'operations',
  'guides',
  'vehicles',
  'permits',
  'fiscal-receipts',
  'agents',
  'gift-vouchers',
  'clients',
  'statements',
  'suppliers',
  'services',
  'users/view/Anybody',
  'outbox',
  'mail-previews',
  'audit',
  'contact-messages',
  'threads',
  'reply-templates',
  'queues',
  'webhooks',
  'webhook-deliveries',
  'campaigns',
];

async function expectList(page: Page, { path, dates }: List, columns: readonly string[]): Promise<void> {
  await open(page, `/account/${path}`);
  await expect(columnsOf(page), path).toHaveText([...columns]);
  await expect(page.getByRole('row').nth(1), path).toContainText(dates);
}

test('an admin finds every list of the menu with its columns and actions (rules/dashboard 2, 9)', async ({
  page,
  records,
}) => {
  test.slow();
  await page.goto('/account');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of [
    'Dashboard',
    'Events',
    'Participants',
    'Destinations',
    'Tours',
    'Departures',
    'Tour Bookings',
    'company Documents',
    'Calendar',
    'Operations',
    'Manifest',
    'Guides and drivers',
    'Vehicles',
    'Permits',
    'Agents',
    'Gift vouchers',
    'Clients',
    'Suppliers',
    'Payables',
    'Money due',
    'Reports',
    'Payments',
    'Users',
    'Subscribers',
    'Messages',
    'Comments',
    'Outbox',
    'Queues',
    'Webhooks',
    'Audit',
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const list of OPEN_LISTS) {
    await expectList(page, list, list.verb ? [...list.columns, 'Actions'] : list.columns);
    if (list.verb) await expect(page.getByRole('button', { name: list.verb }).first()).toBeVisible();
    const { longTitle } = records;
    const cut = { tours: 40, publications: 80 }[list.path];
    if (cut) await expect(page.getByText(`${longTitle.slice(0, cut).trimEnd()}…`, { exact: true })).toBeVisible();
  }
  for (const list of ADMIN_LISTS) await expectList(page, list, list.columns);
  // Newer entries may have pushed it off the first page.
  await searchFor(page, records.longTitle);
  await expect(rowOf(page, records.longTitle).first()).toContainText('admin@imisozi.example');
});

test('an admin handles messages, inquiries and payments (rules/payments 7, rules/roles 2)', async ({
  page,
  records,
}) => {
  await page.goto('/account/contact-messages');
  const message = rowOf(page, 'A question of a spec').first();
  await expect(message).toContainText(MOMENT);
  await message.getByRole('button', { name: /^Mark as handled/ }).click();
  await expect(message).toContainText('Handled');
  await page.getByRole('link', { name: 'Air-ticket inquiries' }).click();
  await expect(rowOf(page, 'Spec Traveller').first()).toContainText('Nairobi');
  await open(page, '/account/payments');
  expect(records.order.number).toMatch(/^\d{4}-\d{6}$/);
  const payment = rowOf(page, '$10').first();
  await expect(payment).toContainText(MOMENT);
  const answer = page.waitForResponse('**/api/admin/payments/*/check');
  await payment.getByRole('button', { name: /^Check now/ }).click();
  await expectToast(page, ((await (await answer).json()) as { message: string }).message);
});

test('a list that is not fully counted says so, and reads far pages relative to a row', async ({ page, product }) => {
  await post(product.url, '/api/maillist/subscribe', { email: 'far.pages@example.org' });
  const asked: URLSearchParams[] = [];
  await page.route('**/api/admin/subscribers?**', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    // The rows of the first page stand in for those of far pages.
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/range=[^&]*/, 'range=[0,24]'),
    });
    const [first, last] = JSON.parse(query.get('range')!) as [number, number];
    // The next page is asked for before these rows have arrived.
    if (first === 1050) await new Promise((resolve) => setTimeout(resolve, 1_000));
    const headers = { 'content-range': `subscribers ${first}-${last}/10001`, 'x-total-at-least': '10001' };
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
  await open(page, '/account/subscribers');
  await expect(page.getByText('1-25 of 10,000+', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /page 401$/ })).toHaveCount(0);
  const far = page.waitForResponse((response) => response.url().includes(encodeURIComponent('[1025,1049]')));
  await open(page, '/account/subscribers?page=42');
  // The numbers may appear before the rows, which the request for the next page needs.
  await (await far).finished();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('1026-1050 of 10,000+', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('1051-1075 of 10,000+', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('1076-1100 of 10,000+', { exact: true })).toBeVisible();
  const ranges = () => asked.map((query) => query.get('range'));
  await expect.poll(ranges).toEqual(['[0,24]', '[1025,1049]', '[1050,1074]', '[1075,1099]']);
  expect(asked.map((query) => query.has('after'))).toEqual([false, false, true, true]);
  // A refresh of the list may still be running.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('bulk actions: an admin handles messages, shows comments, approves events and exports a selection', async ({
  page,
  product,
  tokens,
}) => {
  const mark = `bulk${Date.now()}`;
  for (let count = 0; count < 10; count++) {
    await post(product.url, '/api/contact', { ...contactBody(), subject: `${mark} ${count}` });
    await post(product.url, '/api/comments/create', { ...commentBody('lake-kivu'), names: mark });
  }
  const { data: event } = await send<{ data: { slug: string } }>(
    product.url,
    'POST',
    '/api/events/create',
    tokens.admin,
    {
      title: mark,
      startDate: '2038-05-01',
      endDate: '2038-05-02',
      image: `${product.url}/media/e.jpg`,
    },
  );
  const selectAll = async (path: string, title: string, count: number) => {
    await open(page, `/account/${path}`);
    await expectPage(page, 'Dashboard', title);
    await searchFor(page, mark);
    await expect(page.getByRole('row')).toHaveCount(1 + count);
    await page.getByRole('columnheader').getByRole('checkbox').check();
  };
  await selectAll('contact-messages', 'Messages', 10);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Messages', exact: true })).toHaveAccessibleDescription(/^\d+ waiting$/);
  await expect(menu.getByRole('group', { name: 'System' }).getByRole('link')).toHaveText([
    'Settings',
    'Editable texts',
    'Outbox',
    'Queues',
    'Webhooks',
    'Audit',
  ]);
  await page.getByRole('button', { name: 'Mark as handled', exact: true }).click();
  await expectToast(page, 'Mark as handled: 10 records.');
  await expect(rowOf(page, mark).filter({ hasText: 'Handled' })).toHaveCount(10);

  await selectAll('comments', 'Comments', 10);
  await rowOf(page, mark).first().getByRole('checkbox').uncheck();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the selection' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 9);
  await page.getByRole('button', { name: 'Enable', exact: true }).click();
  await expectToast(page, 'Enable: 9 records.');
  await expect(rowOf(page, mark).filter({ hasText: 'Shown' })).toHaveCount(9);

  await selectAll('events', 'Events', 1);
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expectToast(page, 'Activate: 1 record.');
  const { data } = await send<{ data: object }>(product.url, 'GET', `/api/events/${event.slug}`, '');
  expect(data).toMatchObject({ isApproved: true });
});

test('an admin sends a mail again to a corrected email address, and reads why a wrong one is refused', async ({
  page,
  product,
}) => {
  const mark = `typo${Date.now()}`;
  const { id, number } = await officeOrder(product.url, `${mark}@exmaple.org`);
  await page.goto(`/account/tour-bookings/${id}/show`);
  await page.getByRole('dialog').getByRole('link', { name: 'Show the emails' }).click();
  await expectPage(page, 'Dashboard', 'Outbox');
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue(number);
  // The mail to the client, and the one to the company.
  await expect(page.getByRole('row')).toHaveCount(1 + 2);
  await rowOf(page, mark).getByRole('link').first().click();
  const mail = page.getByRole('dialog').filter({ hasText: 'Delivery' });
  await mail.getByRole('button', { name: 'Send again…' }).click();
  const question = page.getByRole('dialog', { name: /^Send again: / });
  const address = question.getByRole('textbox', { name: 'Recipient' });
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(`${mark}@exmaple.org`);
  await address.fill(`${mark}@example`);
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(address).toHaveAccessibleDescription('Must be a valid email');
  // An address that the form accepts and the server refuses.
  await address.fill(`${mark}é@example.org`);
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(question.getByRole('alert')).toHaveText('Email must be a valid email address');
  await address.fill(`${mark}@example.org`);
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  await expectToast(page, `The email is on its way to ${mark}@example.org.`);
  await expect(question).toHaveCount(0);
  await expect(mail).toContainText('This email has been sent again as a new one.');
  await mail.getByRole('link', { name: 'Open the new email' }).click();
  await expect(mail).toContainText(`${mark}@example.org`);
  await mail.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, mark)).toHaveCount(2);
});

test('retrying a failed job leads back to the list of failed jobs', async ({ page, machinery }) => {
  await page.goto(`/account/queues/${machinery.deadJob}/show`);
  const job = page.getByRole('dialog', { name: 'webhooks/deliver' });
  await expect(job).toBeVisible();
  // The job could fail again before the page reads it.
  await page.route(`**/api/admin/dead-jobs/${machinery.deadJob}`, (route) =>
    route.fulfill({ status: 404, json: { message: 'This job was not found.' } }),
  );
  const answer = page.waitForResponse('**/api/admin/dead-jobs/*/retry');
  await job.getByRole('button', { name: 'Retry' }).click();
  const { message } = (await (await answer).json()) as { message: string };
  await expectToast(page, message);
  await expect(job).toHaveCount(0);
  await expectPage(page, 'Dashboard', 'Queues');
  // Toasts are shown one by one: a click elsewhere closes the first.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(message)).toHaveCount(0);
  expect(await page.getByText('Element does not exist').count()).toBe(0);
});

test('a screen keeps its content when it cannot be refreshed, and says so', async ({ page }) => {
  const stale = page.getByText("We couldn't refresh this.");
  const screens = [
    ['', '**/api/admin/dashboard', page.getByRole('link', { name: /^\d+ ?Tours$/ })],
    ['destinations', '**/api/admin/destinations?*', rowOf(page, 'Lake Kivu')],
  ] as const;
  for (const [path, api, content] of screens) {
    await open(page, `/account/${path}`);
    await expect(content).toBeVisible();
    const fails = await failing(page, api);
    await lookAgainUntil(page, (timeout) => expect(stale).toBeInViewport({ timeout }));
    await expect(content).toBeVisible();
    await expect(page.getByText("We couldn't load this")).toHaveCount(0);
    fails(false);
  }
  // Changes of other records do not refresh the last screen.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(stale).toHaveCount(0);
});

test('the deliveries of one webhook name it, also after leaving the list, until the filter is removed', async ({
  page,
  machinery,
}) => {
  await page.goto(`/account/webhooks/${machinery.webhook}/show`);
  await page.getByRole('link', { name: 'Show its deliveries' }).click();
  await expectPage(page, 'Dashboard', 'Deliveries');
  const filter = page.getByRole('combobox', { name: 'Webhook' });
  await expect(filter).toContainText('Nobody there');
  await page.getByRole('link', { name: 'Webhooks', exact: true }).first().click();
  await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
  await expect(filter).toContainText('Nobody there');
  const all = page.waitForRequest(
    (request) => request.url().includes('/api/admin/webhook-deliveries?') && !request.url().includes('webhookId'),
  );
  await page.getByRole('button', { name: 'Remove this filter' }).click();
  await all;
  await expect(filter).toHaveCount(0);
});

test.describe('staff with the role user', () => {
  test.use({ role: 'user' });

  test('read every list that they may read, without the actions of admins (rules/dashboard 9)', async ({
    page,
    records,
  }) => {
    test.slow();
    for (const list of OPEN_LISTS) {
      await expectList(page, list, list.columns);
      if (list.verb) await expect(page.getByRole('button', { name: list.verb })).toHaveCount(0);
    }
    const views = [
      ['events/view/dugout-day-on-the-twin-lakes', 'Dugout day on the twin lakes'],
      ['destinations/view/lake-kivu', 'Lake Kivu'],
      ['tours/view/tea-country-2-days', 'Tea country, 2 days'],
      [`publications/view/${records.longPublication.id}`, records.longTitle],
    ] as const;
    for (const [path, title] of views) {
      await open(page, `/account/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      // Once the content is there, a missing button is not just late.
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(page.locator('form')).toHaveCount(0);
      await expect(
        page.getByRole('button', { name: /Update|Delete|Publish|Activate|Deactivate|Tell subscribers/ }),
        path,
      ).toHaveCount(0);
    }
    await open(page, '/account/destinations/comment/lake-kivu');
    await expectPage(page, 'Dashboard', 'Destinations', 'Lake Kivu', 'Comments');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  });

  test('have no menu items for admins, and the URLs of those screens deny access or lead to the login (rules/dashboard 3, 9)', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/account');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Payments' })).toBeVisible();
    for (const name of [
      'Calendar',
      'Manifest',
      'Users',
      'Subscribers',
      'Messages',
      'Outbox',
      'Queues',
      'Webhooks',
      'Audit',
    ]) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
    }
    for (const path of DENIED) {
      await open(page, `/account/${path}`);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Access denied');
    }
    for (const path of ['users', 'subscribers']) {
      await page.goto(`/account/${path}`);
      await expect(page).toHaveURL(new RegExp(`/auth/login\\?from=%2Faccount%2F${path}$`));
    }
  });
});

test('the dashboard counts publications, events, destinations and tours (rules/dashboard 2)', async ({
  page,
  product,
  tokens,
}) => {
  const answer = await fetch(`${product.url}/api/admin/dashboard`, { headers: { token: tokens.admin } });
  const { counts } = (await answer.json()) as { counts: Record<string, number> };
  await page.goto('/account');
  const cards = page.getByRole('list', { name: 'What the company offers' });
  await expect(cards.getByRole('listitem')).toHaveText(
    ['Publications', 'Events', 'Destinations', 'Tours'].map((name) => `${counts[name.toLowerCase()]}${name}`),
  );
  await cards.getByRole('link', { name: /Tours/ }).click();
  await expectPage(page, 'Dashboard', 'Tours');
});

test('an accountant downloads files from the dashboard: each paid booking, and the table of the revenue', async ({
  page,
  machinery,
}) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kigali' }).format(new Date());
  await page.goto('/account');
  const linesOf = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await download;
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    return { name: file.suggestedFilename(), head: lines[0], rows: lines.slice(1) };
  };
  const paid = await linesOf('Paid bookings (CSV)');
  expect(paid.name).toMatch(new RegExp(`^payments-\\d{4}-\\d\\d-\\d\\d-${today}\\.csv$`));
  expect(paid.head).toMatch(
    /^\uFEFF"Id","Number","client Name",.*"Paid on","Paid by",.*"Invoice","Receipt","Refunded"/,
  );
  // The headings are unique, and none is the name of an API field.
  const headings = paid.head!.replace(/^\uFEFF/, '').split(',');
  expect(
    headings.filter((heading, index) => headings.indexOf(heading) !== index || /[a-z][A-Z]/.test(heading)),
  ).toEqual([]);
  const [row, ...others] = paid.rows.filter((line) => line.includes(machinery.paid.number));
  expect(row).toMatch(new RegExp(`"machinery@example\\.org".*"PAID".*"${today}","office",.*"INV-\\d{4}-\\d{6}"`));
  expect(others).toEqual([]);

  await page.getByRole('button', { name: '12 months' }).click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const table = page.getByRole('table', { name: 'Bookings and revenue' });
  await expect(table.getByRole('row')).toHaveCount(1 + 12);
  const revenue = await linesOf('This table (CSV)');
  expect(revenue.name).toMatch(new RegExp(`^revenue-\\d{4}-\\d\\d-\\d\\d-${today}\\.csv$`));
  expect(revenue.head).toBe('\uFEFF"Month","Bookings made","Bookings paid in full","Revenue in US dollars"');
  expect(revenue.rows).toHaveLength(12);
  expect(revenue.rows.at(-1)).toMatch(new RegExp(`^"${today.slice(0, 7)}-01",[1-9]\\d*,[1-9]\\d*,[1-9]`));
});

test('a selection in a list is dropped when the filters change, and when the page is reloaded', async ({
  page,
  product,
}) => {
  const mark = `selected${Date.now()}`;
  await Promise.all(
    ['one', 'two'].map((name) =>
      post(product.url, '/api/contact', { ...contactBody(), subject: `${mark} ${name}`, names: mark }),
    ),
  );
  await open(page, '/account/contact-messages');
  const search = page.getByRole('textbox', { name: 'Search' });
  const selected = page.getByText(/^\d+ items? selected$/);
  await search.fill(mark);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await expect(selected).toHaveText('2 items selected');
  await search.fill(`${mark} one`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, mark).getByRole('checkbox')).not.toBeChecked();
  await rowOf(page, mark).getByRole('checkbox').check();
  await page.reload();
  await expect(rowOf(page, mark).getByRole('checkbox')).not.toBeChecked();
});
