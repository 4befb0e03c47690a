import { expect, expectPage, expectToast, rowOf, test } from '../support/dashboard.js';
import { saveTwice, submit } from '../support/forms.js';

const REQUIRED = ['First name', 'Last name', 'Email', 'Phone number', 'Organization', 'Role'];

test('an admin creates a user, blocks and unblocks them, and reads each refusal (rules/accounts 7, 8, rules/dashboard 5)', async ({
  page,
  product,
  tokens,
}) => {
  const email = `colleague.${Date.now()}@example.org`;
  await page.goto('/account/users');
  await expectPage(page, 'Dashboard', 'Users');
  // Nobody can block themselves (rules/roles 4).
  const ownRow = rowOf(page, 'admin@imisozi.example');
  await expect(ownRow).toBeVisible();
  await expect(ownRow.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Create' }).click();
  await submit(page, 'Create user');
  for (const field of REQUIRED) await expect(page.getByText(`${field} is required`)).toBeVisible();

  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill('First name', 'Browser');
  await fill('Last name', 'Colleague');
  await fill('Email', 'staff@imisozi.example');
  await fill('Phone number', '+250 788 123 456');
  await fill('Organization', 'Example Organization');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Admin',
    'Reservations',
    'Accountant',
    'Guide',
    'Travel agent',
    'User',
  ]);
  await page.getByRole('option', { name: 'User' }).click();
  const answer = page.waitForResponse('**/api/users/create');
  await submit(page, 'Create user');
  const { error } = (await (await answer).json()) as { error: string };
  await expectToast(page, error);

  await fill('Email', email);
  await saveTwice(page, 'Create user');
  await expectToast(page, `The account has been created. A link to set the password has been sent to ${email}.`);
  await expect(page).toHaveURL(`${product.url}/account/users`);

  const row = rowOf(page, email);
  await expect(row).toContainText('Browser Colleague');
  await row.getByRole('button', { name: 'Block Browser Colleague' }).click();
  const question = page.getByRole('dialog', { name: 'Block Browser Colleague?' });
  await page.route(
    '**/api/users/approve/*',
    (route) => route.continue({ headers: { ...route.request().headers(), token: tokens.user } }),
    { times: 1 },
  );
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question.getByRole('alert')).toHaveText('Your role does not allow this.');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'Browser Colleague has been blocked.');
  await expect(row).toContainText('Blocked');
  await row.getByRole('button', { name: 'Unblock Browser Colleague' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'Browser Colleague can log in again.');

  await row.getByRole('button', { name: 'Change role: Browser Colleague' }).click();
  const roles = page.getByRole('dialog', { name: 'Change the role of Browser Colleague?' });
  await expect(roles).toContainText('They will be logged out at once');
  await roles.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Reservations' }).click();
  await roles.getByRole('button', { name: 'Change role' }).click();
  await expectToast(page, 'Browser Colleague has the role reservations now.');
  await expect(row).toContainText('Reservations');

  await row.getByRole('link', { name: 'Browser Colleague' }).click();
  await expectPage(page, 'Dashboard', 'Users', 'Browser Colleague');
  // This form is empty and does nothing (rules/dashboard 1).
  for (const field of await page.locator('main').getByRole('textbox').all()) {
    await expect(field).toBeDisabled();
    await expect(field).toHaveValue('');
  }
});

for (const list of ['users', 'subscribers']) {
  test(`the list of ${list} leads to the login when the server denies access (rules/dashboard 3)`, async ({
    page,
    tokens,
  }) => {
    await page.route(`**/api/admin/${list}?*`, (route) =>
      route.continue({ headers: { ...route.request().headers(), token: tokens.user } }),
    );
    await page.goto(`/account/${list}`);
    await expect(page).toHaveURL(new RegExp(`/auth/login\\?from=%2Faccount%2F${list}$`));
  });
}
