import { ownPath } from '@imisozi/site/lib/redirect';
import { mailsTo } from './support/booking.js';
import { addressOf } from './support/routes.js';
import { fill } from './support/site-forms.js';
import { adminToken, loginToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { awakeForm, countCalls, expectKept, FORMS, openForm } from './support/visitor-forms.js';

const TO_LOGIN_MS = 3_000;

test('a staff member sets the first password, forgets it, sets another and logs in; a wrong one and a used link are refused (rules/accounts 5 to 7)', async ({
  page,
  product,
}) => {
  const email = `colleague.${Date.now()}@example.org`;
  await send(product.url, 'POST', '/api/users/create', await adminToken(product.url), {
    firstName: 'Browser',
    lastName: 'Colleague',
    email,
    role: 'user',
    phoneNumber: '+250 788 123 456',
    organization: 'Browser Organization',
  });
  const mailedLink = async (count: number, link: RegExp) => {
    const mails = await mailsTo(product.settings.DATA_DIR!, email, count);
    return mails.map(({ text }) => link.exec(text ?? '')?.[0]).find((found) => found !== undefined)!;
  };
  await page.clock.install();

  const first = await mailedLink(1, /\/auth\/set-new-password\/[\w.-]+/);
  await page.goto(first);
  const setting = await awakeForm(page, FORMS.setPassword);
  await expect(setting.getByLabel('New password')).toHaveAccessibleDescription(
    /^At least 8 characters\. Several words/,
  );
  const sent = countCalls(page, FORMS.setPassword.call);
  const save = setting.getByRole('button', { name: FORMS.setPassword.button });
  const unlike = { 'New password': 'a long password', 'Confirm password': 'another password' };
  await fill(setting, unlike);
  await save.click();
  await expect(setting.getByRole('alert')).not.toBeEmpty();
  await expectKept(setting, unlike);
  await fill(setting, FORMS.setPassword.values);
  await page.clock.pauseAt(Date.now() + 60_000);
  await save.dblclick();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your account is ready. You can now log in.' }),
  ).toBeVisible();
  await page.clock.runFor(TO_LOGIN_MS - 100);
  await expect(page).toHaveURL(/\/auth\/set-new-password\//);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.clock.resume();
  expect(sent()).toBe(2);

  await page.goto(first);
  const used = await awakeForm(page, FORMS.setPassword);
  await fill(used, FORMS.setPassword.values);
  await used.getByRole('button', { name: FORMS.setPassword.button }).click();
  await expect(used.getByRole('alert')).not.toBeEmpty();

  const forgot = await openForm(page, product.url, FORMS.forgot);
  await fill(forgot, { Email: email });
  await forgot.getByRole('button', { name: FORMS.forgot.button }).dblclick();
  const told = 'If this address has an account, a link to set a new password is on its way.';
  await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
  // The second mail said that the first password was set.
  await page.goto(await mailedLink(3, /\/auth\/password\/new\/[\w.-]+/));
  const reset = await awakeForm(page, FORMS.resetPassword);
  const another = { 'New password': 'quite another one', 'Confirm password': 'quite another one' };
  await fill(reset, another);
  await reset.getByRole('button', { name: FORMS.resetPassword.button }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your password has been changed. You can now log in.' }),
  ).toBeVisible();

  const login = await openForm(page, product.url, FORMS.login);
  const enter = login.getByRole('button', { name: FORMS.login.button });
  await fill(login, { Email: email, Password: FORMS.setPassword.values['New password'] });
  await enter.click();
  await expect(login.getByRole('alert')).toHaveText('Email or password is incorrect.');
  await fill(login, { Password: another['New password'] });
  await enter.click();
  await expect(page).toHaveURL(/\/account/);

  // With the old password it is changed in the dashboard, by keyboard alone, and all other logins of the account end.
  const elsewhere = await loginToken(product.url, email, another['New password']);
  await page.getByRole('button', { name: 'My account' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Change password' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  const change = async (current: string, next: string) => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password').fill(next);
    await dialog.getByLabel('Confirm password').fill(next);
    await page.keyboard.press('Enter');
  };
  await change('not the password', 'a third one to remember');
  await expect(dialog.getByRole('alert')).toHaveText('Current password is incorrect');
  await change(another['New password'], 'password1');
  await expect(dialog.getByRole('alert')).toHaveText(/^New password is too common/);
  await change(another['New password'], 'a third one to remember');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  const answer = await page.request.get('/api/participant/all', { headers: { token: elsewhere } });
  expect(answer.status()).toBe(401);
  await loginToken(product.url, email, 'a third one to remember');
});

test('unsubscribe: the page sends its request once it has loaded, thanks the reader, and warns if the link is unknown (rules/mails 5)', async ({
  page,
  product,
}) => {
  const path = await addressOf(product.url, '/maillist/unsubcribe/{subscriber}');
  // A request without scripts, such as a link checker's, unsubscribes nobody.
  expect((await page.request.get(path)).status()).toBe(200);
  // The link in the mail's header leads to a page that asks first.
  await page.goto(`/api/maillist/one-click/${path.split('/').at(-1)}`);
  await expect(page.getByText('Would you like to leave our mailing list?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave the mailing list' })).toBeVisible();
  await page.goto(path);
  const note = page.locator('#unsubscribe');
  await expect(note).toHaveText('You have been unsubscribed. We are sorry to see you go.');
  await expect(note).toHaveClass(/note--success/);
  await page.reload();
  await expect(note).toHaveClass(/note--warning/);
  await expect(note).not.toBeEmpty();
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('login: redirects staff to the page they came from, and never to another site (rules/dashboard 3)', async ({
  page,
  product,
}) => {
  // Only the target of the redirect is of interest, so the browser's request is blocked.
  await page.route(/^(?!.*\/auth\/login)/, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  for (const [from, to] of [
    ['/account/tours?filter=%7B%7D#list', '/account/tours?filter=%7B%7D'],
    ['/.//evil.example/x', '/account'],
  ] as const) {
    await page.goto(`/auth/login?from=${encodeURIComponent(from)}`);
    const form = await awakeForm(page, FORMS.login);
    await fill(form, { Email: 'staff@imisozi.example', Password: 'demo-staff-1' });
    const leaving = page.waitForRequest((request) => request.isNavigationRequest());
    await form.getByRole('button', { name: FORMS.login.button }).click();
    expect((await leaving).url()).toBe(product.url + to);
  }
});

test('a URL to return to stays on this site, however it is written', ({ product }) => {
  // The only browser API that the function uses.
  Object.assign(globalThis, { location: new URL(product.url) });
  const own = '/account/tours?filter=//a#//b';
  expect(ownPath(own, '/account')).toBe(own);
  const elsewhere = [
    '//',
    '/.//',
    '/a/..//',
    '/a/b/../..//',
    '/..//',
    '/%2e//',
    '/a/%2E%2e//',
    '/.%2E///',
    '///',
    '\\\\',
  ]
    .flatMap((start) => [start, start.replaceAll('/', '\\'), start.replace('//', '/\\'), start.replace('//', '/\t/')])
    .flatMap((start) => [start, `/\n${start.slice(1)}`, ` ${start}`])
    .map((start) => `${start}evil.example/x`);
  for (const from of [
    ...elsewhere,
    'https://evil.example',
    'javascript:alert(1)',
    '/\\',
    '//',
    '/.//',
    '//[',
    '',
    null,
  ]) {
    const to = ownPath(from, '/account');
    expect(new URL(to, product.url).origin, JSON.stringify(from)).toBe(product.url);
    expect(to, JSON.stringify(from)).toMatch(/^\/(?![/\\])/);
  }
});
