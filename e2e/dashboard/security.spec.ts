import { codeOf } from '@imisozi/api/test/authenticator-code';
import type { Page } from '@playwright/test';
import { colleague, COLLEAGUE_PASSWORD } from '../support/colleague.js';
import { expect, expectPage, expectToast, failing, test } from '../support/dashboard.js';
import { openOutside } from '../support/database.js';
import { aliveForm } from '../support/site-forms.js';
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

test('a second factor is added, asked for at the login, and removed (rules/accounts 11, 12)', async ({
  page,
  product,
}) => {
  test.slow();
  const { email, token } = await colleague(product.url, product.settings['DATA_DIR']!, 'reservations');
  await page.goto('/faq');
  await page.evaluate((held) => localStorage.setItem('token', held), token);
  await page.goto('/account/security');
  const factors = page.getByRole('region', { name: 'Second factor' });
  await expect(factors).toContainText('No authenticator app yet.');
  await factors.getByRole('button', { name: 'Add an authenticator app' }).click();
  const adding = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await adding.getByLabel('Name').fill('A phone of this test');
  await adding.getByRole('button', { name: 'Next' }).click();
  await expect(adding.getByRole('img', { name: 'Square code for authenticator apps' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await expectNoSidewaysScroll(page, 360);
  const secret = (await adding.locator('code').textContent())!;
  const code = adding.getByLabel('Code of the app');
  await code.fill('1');
  await adding.getByRole('button', { name: 'Add the app' }).click();
  await expect(adding.getByRole('alert')).toContainText('This code is not valid.');
  await code.fill(codeOf(secret, -1));
  await adding.getByRole('button', { name: 'Add the app' }).click();

  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(adding).toHaveCount(0);
  await expectAccessibleByDayAndNight(page);
  const recovery = (await codes.getByRole('listitem').first().textContent())!;
  await page.keyboard.press('Escape');
  await expect(codes.getByRole('button', { name: 'Done' })).toBeDisabled();
  await codes.getByLabel('I have saved them').check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(codes).toHaveCount(0);
  await expect(factors.getByRole('listitem')).toContainText('A phone of this test');
  await expect(factors).toContainText('10 recovery codes are left.');

  await page.evaluate(() => localStorage.removeItem('token'));
  for (const given of [codeOf(secret, 1), recovery]) {
    await page.goto('/auth/login?from=/account/security');
    await aliveForm(page, 'login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password').fill(COLLEAGUE_PASSWORD);
    await page.getByRole('button', { name: /log ?in/i }).click();
    const field = page.getByLabel('Code', { exact: true });
    await expect(field).toBeFocused();
    await expect(page.getByLabel('Password')).toHaveValue(COLLEAGUE_PASSWORD);
    await expect(page.getByRole('alert').filter({ hasText: 'authenticator app' })).toHaveClass(/note--warning/);
    await expectAccessibleByDayAndNight(page);
    await field.fill('000');
    await page.getByRole('button', { name: /log ?in/i }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'not valid' })).toBeVisible();
    await field.fill(given);
    await page.getByRole('button', { name: /log ?in/i }).click();
    await expectPage(page, 'Dashboard', 'Security');
  }
  await expect(factors).toContainText('9 recovery codes are left.');
  await factors.getByRole('button', { name: /^Remove/ }).click();
  const question = page.getByRole('dialog', { name: 'Remove A phone of this test?' });
  await expect(question).toContainText('your password alone logs you in');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(factors).toContainText('No authenticator app yet.');
});

test('a protected step asks for the password once for all that wait, and then goes on (rules/accounts 13)', async ({
  page,
  product,
}) => {
  const { id, token } = await colleague(product.url, product.settings['DATA_DIR']!, 'reservations');
  const database = await openOutside({ folder: product.settings['DATA_DIR']!, settings: product.settings });
  await database.change('UPDATE sessions SET confirmedAt = ? WHERE userId = ?', ['2026-01-01 00:00:00.000', id]);
  await database.close();
  await logInAs(page, token);
  await page.goto('/account/security');
  const start = async () => {
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
  };
  await start();
  const asked = page.getByRole('dialog', { name: "Please confirm that it's you" });
  await expect(asked.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await expectAccessibleByDayAndNight(page);
  await expectNoSidewaysScroll(page, 360);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Please enter your password again first.');
  await page.getByRole('button', { name: 'Next' }).click();
  await asked.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked.getByRole('alert')).toBeVisible();
  await asked.getByRole('textbox', { name: 'Password' }).fill(COLLEAGUE_PASSWORD);
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Square code for authenticator apps' })).toBeVisible();
});
