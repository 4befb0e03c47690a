import type { Page } from '@playwright/test';
import { colleague, COLLEAGUE_PASSWORD } from '../support/colleague.js';
import { expect, expectPage, expectToast, failing, test } from '../support/dashboard.js';
import { loginToken } from '../support/staff.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

// Each test has an account of its own, because what it ends or requires would concern every other test.
test.use({ role: 'nobody' });

const logInAs = (page: Page, token: string) => page.addInitScript((held) => localStorage.setItem('token', held), token);

const security = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' });

test('everybody sees where they are logged in, and logs out there (rules/accounts 10)', async ({ page, product }) => {
  const { email, token } = await colleague(product.url, product.settings['DATA_DIR']!, 'reservations');
  const elsewhere = await Promise.all([1, 2, 3].map(() => loginToken(product.url, email, COLLEAGUE_PASSWORD)));
  const stillOpen = async () =>
    (
      await Promise.all(elsewhere.map((one) => page.request.get('/api/auth/sessions', { headers: { token: one } })))
    ).filter((answer) => answer.ok()).length;
  await logInAs(page, token);
  await page.goto('/account');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await expectPage(page, 'Dashboard', 'Security');
  const sessions = security(page).getByRole('listitem');
  await expect(sessions).toHaveCount(4);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(sessions.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0);
  await expectAccessibleByDayAndNight(page);
  await expectNoSidewaysScroll(page, 360);

  await sessions
    .getByRole('button', { name: /^Log out/ })
    .first()
    .click();
  await expectToast(page, 'The session has been ended.');
  await expect(sessions).toHaveCount(3);
  expect(await stillOpen()).toBe(2);

  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  const question = page.getByRole('dialog', { name: 'Log out everywhere else?' });
  await expectAccessibleByDayAndNight(page);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
  expect(await stillOpen()).toBe(2);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(security(page)).toContainText('You are not logged in anywhere else.');
  expect(await stillOpen()).toBe(0);
});

test('sessions that cannot be loaded can be asked for again (rules/dashboard 5)', async ({ page, product }) => {
  const { token } = await colleague(product.url, product.settings['DATA_DIR']!, 'accountant');
  await logInAs(page, token);
  const fail = await failing(page, '**/api/auth/sessions');
  await page.goto('/account/security');
  await expect(security(page).getByRole('alert')).toContainText('Something went wrong.');
  fail(false);
  await security(page).getByRole('button', { name: 'Try again' }).click();
  await expect(security(page).getByRole('listitem')).toHaveCount(1);
});

test('guides and travel agents have the page too (rules/accounts 10)', async ({ page, product }) => {
  const { token } = await colleague(product.url, product.settings['DATA_DIR']!, 'guide');
  await logInAs(page, token);
  await page.goto('/account');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await expect(security(page).getByRole('listitem')).toHaveCount(1);
  await expectAccessibleByDayAndNight(page);
  await expectNoSidewaysScroll(page, 360);

  const agent = await loginToken(product.url, 'agent@agent.example', 'demo-agent-1');
  await page.evaluate((held) => localStorage.setItem('token', held), agent);
  await page.addInitScript((held) => localStorage.setItem('token', held), agent);
  await page.goto('/account/security');
  await expect(security(page).getByText('This device')).toBeVisible();
});
