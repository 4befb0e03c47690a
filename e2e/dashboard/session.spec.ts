import { expect, expectPage, test } from '../support/dashboard.js';
import { write } from '../support/forms.js';
import { aliveForm } from '../support/site-forms.js';
import { adminToken } from '../support/staff.js';
import type { Page } from '@playwright/test';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** The same token with an expiry in the past. */
function expired(valid: string): string {
  const [head, claims, signature] = valid.split('.');
  const then = {
    ...JSON.parse(Buffer.from(claims!, 'base64url').toString()),
    exp: Math.floor(Date.now() / 1_000) - 60,
  };
  return [head, Buffer.from(JSON.stringify(then)).toString('base64url'), signature].join('.');
}

const setToken = (page: Page, value: string) => page.evaluate((text) => localStorage.setItem('token', text), value);

async function login(page: Page, password = 'demo-staff-1'): Promise<void> {
  await aliveForm(page, 'login');
  await page.getByLabel('Email', { exact: true }).fill('staff@imisozi.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /log ?in/i }).click();
}

test.describe('someone who is not logged in', () => {
  test.use({ role: 'nobody' });

  test('logs in and returns to the page that was asked for, or else to the dashboard (rules/dashboard 3)', async ({
    page,
    product,
  }) => {
    await page.goto('/account/tours/create');
    await expect(page).toHaveURL(`${product.url}/auth/login?from=${encodeURIComponent('/account/tours/create')}`);
    await aliveForm(page, 'login');
    await page.getByRole('button', { name: /log ?in/i }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();

    const answer = page.waitForResponse('**/api/auth/login');
    await login(page, 'not-the-password');
    const { error } = (await (await answer).json()) as { error: string };
    await expect(page.getByRole('alert').filter({ hasText: error })).toHaveClass(/note--error/);

    await login(page);
    await expectPage(page, 'Dashboard', 'Tours', 'Create tour');
    await expect(page).toHaveURL(`${product.url}/account/tours/create`);

    await page.goto('/auth/login');
    await login(page);
    await expect(page).toHaveURL(`${product.url}/account`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  });

  test('loses an expired token when the dashboard starts (rules/dashboard 3)', async ({ page, tokens }) => {
    await page.goto('/faq');
    await setToken(page, expired(tokens.admin));
    await page.goto('/account/events');
    await expect(page).toHaveURL(/\/auth\/login\?from=%2Faccount%2Fevents$/);
    expect(await token(page)).toBeNull();
  });
});

test('logging out needs a confirmation, and afterwards the back button shows nothing (rules/dashboard 3)', async ({
  page,
  product,
}) => {
  // Logging out ends the session on the server, so this test must not use the token that other tests share.
  const own = await adminToken(product.url);
  await page.goto('/faq');
  await setToken(page, own);
  await page.goto('/account/subscribers');
  await expectPage(page, 'Dashboard', 'Subscribers');
  const ask = async () => {
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await ask();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to logout?' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
  expect(await token(page)).not.toBeNull();

  await ask();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  await ask();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await token(page)).toBeNull();
  // A copy of the token is invalid too.
  expect((await page.request.get('/api/users', { headers: { token: own } })).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login\?from=%2Faccount%2Fsubscribers$/);
  await expect(page.getByText('@example.org')).toHaveCount(0);
});

test('a session that ends in the middle of an edit loses no text (rules/dashboard 3)', async ({ page, tokens }) => {
  await page.goto('/account/events/view/night-of-stars-in-akagera');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Night of more stars');
  await write(page, 'Description', 'Written for half an hour.');
  await setToken(page, expired(tokens.admin));
  await page.getByRole('button', { name: 'Update event' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?from=/);

  await page.getByLabel('Email', { exact: true }).fill('admin@imisozi.example');
  await page.getByLabel('Password').fill('demo-admin-1');
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page).toHaveURL(/\/account\/events\/view\/night-of-stars-in-akagera$/);
  await expect(title).toHaveValue('Night of stars in Akagera');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Night of more stars');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Written for half an hour.');
});

test('leaving a form with unsaved changes needs a confirmation; the back button and Go Back lead back', async ({
  page,
  product,
}) => {
  await page.goto('/account/events');
  await page.getByRole('link', { name: 'Create' }).click();
  await expectPage(page, 'Dashboard', 'Events', 'Create event');
  await page.getByRole('textbox', { name: 'Title' }).fill('Half an event');
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Tours', exact: true }).click();
  await expect.poll(() => questions.length).toBe(1);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half an event');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(`${product.url}/account/events`);
  await page.getByRole('link', { name: 'Dugout day on the twin lakes', exact: true }).click();
  await expectPage(page, 'Dashboard', 'Events', 'Dugout day on the twin lakes');
  await page.goBack();
  await expectPage(page, 'Dashboard', 'Events');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(`${product.url}/account`);
});

test('Go Back leads from a list to the page before it, even after records were opened (rules/dashboard 1)', async ({
  page,
  product,
  records,
}) => {
  const booking = page.getByRole('dialog', { name: `Booking ${records.order.number}` });
  const look = async () => {
    await page.getByRole('link', { name: records.order.number, exact: true }).click();
    await expect(booking).toBeVisible();
  };
  const close = async () => {
    await booking.getByRole('button', { name: 'Close' }).click();
    await expect(booking).toHaveCount(0);
    await expect(page).toHaveURL(`${product.url}/account/tour-bookings`);
  };
  await page.goto('/account');
  for (const leave of [() => page.getByRole('button', { name: 'Go Back' }).click(), () => page.goBack()]) {
    await page.getByRole('link', { name: 'Tour Bookings', exact: true }).click();
    await look();
    await close();
    await page.goForward();
    await expect(booking).toBeVisible();
    await close();
    await look();
    await page.reload();
    await close();
    await leave();
    await expect(page).toHaveURL(`${product.url}/account`);
  }
  // Forward again, to the record that was closed last.
  await page.goForward();
  await page.goForward();
  await expect(booking).toBeVisible();
  await close();
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/account`);

  // Closing a record that was not opened from its list replaces it by the list in the history.
  await page.locator('main a[href*="/tour-bookings/"]').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${product.url}/account/tour-bookings`);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/account`);

  // A link in a mail has no earlier page of the dashboard in the history.
  await page.goto(`/account/tour-bookings/${records.order.id}/show`);
  await close();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(`${product.url}/account`);
});

test.describe('a screen whose code cannot be loaded, as after a deployment', () => {
  test.use({ mayLog: ['TypeError: Failed to fetch dynamically imported module'] });

  test('reloads the page once, but not if there is unsaved text; otherwise it says so and can be retried', async ({
    page,
  }) => {
    const retry = page.getByRole('button', { name: 'Try again' });
    const failure = page.getByRole('heading', { name: "We couldn't load this" });
    await page.goto('/account');
    await page.route('**/assets/EventList*', (route) => route.abort(), { times: 1 });
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expectPage(page, 'Dashboard', 'Events');

    let loads = 0;
    page.on('load', () => loads++);
    await page.route('**/assets/TourList*', (route) => route.abort());
    await page.getByRole('link', { name: 'Tours', exact: true }).click();
    await expect(failure).toBeVisible();
    expect(loads).toBe(1);
    await page.unrouteAll();
    await retry.click();
    await expectPage(page, 'Dashboard', 'Tours');

    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Half a tour');
    loads = 0;
    await page.route('**/assets/DestinationList*', (route) => route.abort());
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('link', { name: 'Destinations', exact: true }).click();
    await expect(failure).toBeVisible();
    expect(loads).toBe(0);
    await page.unrouteAll();
    await retry.click();
    await expectPage(page, 'Dashboard', 'Destinations');
  });
});

test('the keyboard alone opens a booking, starts a change of its status, and closes it again (rules/dashboard 6)', async ({
  page,
  records,
  product,
}) => {
  await page.goto('/account/tour-bookings');
  const link = page.getByRole('link', { name: records.order.number });
  await link.focus();
  await page.keyboard.press('Enter');
  const booking = page.getByRole('dialog', { name: `Booking ${records.order.number}` });
  await expect(booking).toBeVisible();
  await booking.getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Approve booking ${records.order.number}?` });
  // The safe button has the focus.
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(booking).toHaveCount(0);
  await expect(page).toHaveURL(`${product.url}/account/tour-bookings`);
});
