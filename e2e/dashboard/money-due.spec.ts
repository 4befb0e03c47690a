import { officeOrder } from '../support/booking.js';
import { send } from '../support/staff.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';
import { expect, expectToast, open, rowOf, searchFor, test } from '../support/dashboard.js';

test('staff see overdue payments and refunds due, and stop the reminders of one booking (rules/money 8, 9) @both', async ({
  page,
  product,
  tokens,
}) => {
  const owed = await officeOrder(product.url, `owed.${Date.now()}@example.org`);
  const call = (path: string, body: object) =>
    send(product.url, 'POST', `/api/admin/orders/${owed.id}/${path}`, tokens.admin, body);
  await call('ledger', { kind: 'cash', direction: 'in', amount: 70 });
  await call('cancel', { refund: 70, reason: 'Of a spec', override: true });

  await open(page, '/account/money-due');
  const overdue = page.getByRole('region', { name: 'Overdue' });
  const late = overdue.getByRole('listitem').first();
  await expect(late).toContainText(/due .+, \d+ days? ago/);
  const refund = page
    .getByRole('region', { name: 'Refunds due' })
    .getByRole('listitem')
    .filter({ hasText: owed.number });
  await expect(refund).toContainText('$70');
  const name = await late.getByRole('link').first().innerText();
  await late.getByRole('link').first().press('Enter');

  const booking = page.getByRole('dialog');
  await expect(booking.getByText('Overdue', { exact: true })).toBeVisible();
  const paused = booking.getByRole('switch', { name: 'Reminders paused' });
  await expect(paused).not.toBeChecked();
  await paused.press('Space');
  await expectToast(page, 'gets no reminders for now.');
  await expect(paused).toBeChecked();

  await open(page, '/account/money-due');
  const row = overdue.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Reminders paused');
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
});

test('an admin switches the reminders of the company off and on again (rules/money 8) @both', async ({ page }) => {
  await open(page, '/account/settings');
  const reminders = page.getByRole('switch', { name: 'Remind clients of payments by email' });
  for (const isOn of [false, true]) {
    await reminders.setChecked(isOn);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expectToast(page, 'The settings have been saved.');
    await page.reload();
    await expect(reminders).toBeChecked({ checked: isOn });
  }
});

test('the office finds bookings that are unpaid, overdue or waiting for the office (rules/desk 12) @both', async ({
  page,
  product,
  tokens,
}) => {
  const email = `found.${Date.now()}@example.org`;
  const [open1, partly, paid] = [
    await officeOrder(product.url, email),
    await officeOrder(product.url, email),
    await officeOrder(product.url, email),
  ];
  const set = (id: string, status: string) =>
    send(product.url, 'PUT', `/api/order/${id}/status`, tokens.admin, { status });
  await send(product.url, 'POST', `/api/admin/orders/${partly.id}/ledger`, tokens.admin, {
    kind: 'cash',
    direction: 'in',
    amount: 70,
  });
  await set(partly.id, 'APPROVED');
  await set(paid.id, 'PAID');

  await open(page, '/account/tour-bookings');
  await searchFor(page, email);
  const chip = (name: string) => page.getByRole('group', { name: 'What is to be done' }).getByRole('button', { name });
  const expectOnly = async (...shown: readonly { readonly number: string }[]) => {
    await expect(page.getByRole('row')).toHaveCount(shown.length + 1);
    for (const { number } of shown) await expect(rowOf(page, number)).toBeVisible();
  };
  await expectOnly(open1, partly, paid);
  await chip('Unpaid').click();
  await expectOnly(open1, partly);
  await expect(rowOf(page, partly.number)).toContainText('$70 paid');
  await chip('Waiting for us').click();
  await expectOnly(open1);
  await chip('Waiting for us').press('Enter');
  await expectOnly(open1, partly, paid);
  await page.getByRole('textbox', { name: 'Search' }).fill('');
  await chip('Overdue').click();
  await expect(chip('Overdue')).toHaveAttribute('aria-pressed', 'true');
  await expect(rowOf(page, open1.number)).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
