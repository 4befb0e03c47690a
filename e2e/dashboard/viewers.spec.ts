import type { Browser, Page } from '@playwright/test';
import { officeOrder } from '../support/booking.js';
import { expect, test } from '../support/dashboard.js';

const SOON = { timeout: 2_000 };
/** After this, a window that says nothing any more has left. */
const FORGOTTEN = { timeout: 30_000 };

const alsoOpen = (page: Page) => page.getByRole('dialog').getByText('this booking open too');

/** The window of a colleague in another browser. */
async function windowOf(browser: Browser, url: string, token: string): Promise<Page> {
  const localStorage = [{ name: 'token', value: token }];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  return (await browser.newContext({ baseURL: url, storageState })).newPage();
}

test('colleagues with the same booking open see each other, until one leaves it (rules/dashboard 10) @both', async ({
  page,
  product: { url },
  tokens,
  browser,
}) => {
  const { id } = await officeOrder(url, 'open.twice@example.org');
  const path = `/account/tour-bookings/${id}/show`;
  const theirs = await windowOf(browser, url, tokens.user);
  await page.goto(path);
  await expect(page.getByRole('dialog')).toContainText('open.twice@example.org');
  await expect(alsoOpen(page)).toBeHidden();

  await theirs.goto(path);
  await expect(alsoOpen(theirs)).toBeVisible();
  await expect(alsoOpen(page)).toBeVisible(SOON);
  await expect(alsoOpen(page)).toHaveText(/^\S.* has this booking open too\.$/);

  await theirs.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(alsoOpen(page)).toBeHidden(SOON);
  await theirs.goto(path);
  await expect(alsoOpen(page)).toBeVisible(SOON);
  // Closed with the whole browser.
  await theirs.context().close();
  await expect(alsoOpen(page)).toBeHidden(FORGOTTEN);
});

test('a colleague whose connection is lost counts as gone within half a minute (rules/dashboard 10)', async ({
  page,
  product: { url },
  tokens,
  browser,
}) => {
  const { id } = await officeOrder(url, 'open.lost@example.org');
  const path = `/account/tour-bookings/${id}/show`;
  const theirs = await windowOf(browser, url, tokens.user);
  await Promise.all([page.goto(path), theirs.goto(path)]);
  await expect(alsoOpen(page)).toBeVisible();
  await expect(alsoOpen(theirs)).toBeVisible();
  await theirs.context().setOffline(true);
  await expect(alsoOpen(page)).toBeHidden(FORGOTTEN);
  await theirs.context().setOffline(false);
  await expect(alsoOpen(page)).toBeVisible({ timeout: 15_000 });
  await theirs.context().close();
});
