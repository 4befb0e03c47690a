import { expect, type Locator, type Page } from '@playwright/test';
import { makeMachinery, type Machinery } from './machinery.ts';
import { makeRecords, type Records } from './records.ts';
import { adminToken, loginToken, send } from './staff.ts';
import { test as base } from './test.ts';

export type Role = 'admin' | 'user';

const CONFIRMED_MS = 3 * 60_000;
/** Of the tokens of this worker; they begin confirmed. */
let confirmedUntil = Date.now() + CONFIRMED_MS;

async function confirm(url: string, { admin, user }: Record<Role, string>) {
  await send(url, 'POST', '/api/auth/confirm', admin, { password: 'demo-admin-1' });
  await send(url, 'POST', '/api/auth/confirm', user, { password: 'demo-staff-1' });
  confirmedUntil = Date.now() + CONFIRMED_MS;
}

/**
 * Tests of the dashboard start logged in, as `admin` unless `test.use({ role: 'user' })` says otherwise. Because of
 * these worker fixtures they never share a product with the site's tests, which expect unchanged demonstration content.
 */
export const test = base.extend<
  { role: Role | 'nobody'; confirmed: void },
  { tokens: Record<Role, string>; records: Records; machinery: Machinery }
>({
  role: ['admin', { option: true }],
  tokens: [
    async ({ product: { url } }, use) =>
      use({ admin: await adminToken(url), user: await loginToken(url, 'staff@imisozi.example', 'demo-staff-1') }),
    { scope: 'worker' },
  ],
  // A worker plays longer than the ten minutes for which a password counts (rules/accounts 13).
  confirmed: [
    async ({ product: { url }, tokens }, use) => {
      if (Date.now() > confirmedUntil) await confirm(url, tokens);
      await use();
    },
    { auto: true },
  ],
  records: [async ({ product, tokens }, use) => use(await makeRecords(product.url, tokens.admin)), { scope: 'worker' }],
  machinery: [
    async ({ product, tokens }, use) => use(await makeMachinery(product.url, tokens.admin)),
    { scope: 'worker' },
  ],
  storageState: async ({ product, tokens, role }, use) =>
    use({
      cookies: [],
      origins:
        role === 'nobody' ? [] : [{ origin: product.url, localStorage: [{ name: 'token', value: tokens[role] }] }],
    }),
});

export { expect };

/**
 * Opens a screen as a link within the dashboard does. Loading the whole dashboard takes five times as long, so tests
 * load it once, unless they are about loading.
 * @param path including `/account`
 */
export async function open(page: Page, path: string): Promise<void> {
  if (!page.url().includes('/account')) return void (await page.goto(path));
  await page.evaluate((to) => {
    // The router's own counter in the history, which forms check before they let the user leave.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: to, idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Checks the page that `trail` leads to: breadcrumb, heading, tab title and Go Back (rules/dashboard 1). */
export async function expectPage(page: Page, ...trail: readonly string[]): Promise<void> {
  const title = trail.at(-1)!;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([...trail]);
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await expect(page).toHaveTitle(`${title} – Staff dashboard`);
}

/** The server's sentence appears as a toast (rules/dashboard 4). */
export const expectToast = (page: Page, sentence: string | RegExp): Promise<void> =>
  expect(toasts(page).filter({ hasText: sentence })).toBeVisible();

const toasts = (page: Page): Locator => page.locator('.MuiSnackbar-root');

/** The red alerts of the page, one for each failure (rules/dashboard 5). */
export const redAlerts = (page: Page): Locator => page.locator('main .MuiAlert-colorError');

/**
 * Simulates a return to the tab, at which the page refetches its data, until `seen` holds. Repeated, because a request
 * that is already under way is not sent again.
 */
export const lookAgainUntil = (page: Page, seen: (timeout: number) => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await seen(3_000);
  }).toPass({ timeout: 30_000 });

/** Makes requests to `url` fail until the result is called with false; one route, so that none slips between two. */
export async function failing(page: Page, url: string | RegExp): Promise<(fails: boolean) => void> {
  let isFailing = true;
  await page.route(url, (route) =>
    isFailing ? route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }) : route.continue(),
  );
  return (fails) => (isFailing = fails);
}

/** Searches a list, and waits until its URL has the search: before that a row that is opened would be closed again. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search' }).fill(text);
  await page.waitForURL((url) => url.searchParams.get('filter')?.includes(JSON.stringify(text)) ?? false);
}

/** The row of a list that contains the text. */
export const rowOf = (page: Page, text: string | RegExp): Locator => page.getByRole('row').filter({ hasText: text });

/** The headings of a list's columns, without the checkbox column. */
export const columnsOf = (page: Page): Locator =>
  page.getByRole('columnheader').filter({ hasNot: page.getByRole('checkbox') });

/** Simulates switching to another tab, or back to this one. */
export const pretendHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    hidden ? 'hidden' : 'visible',
  );
