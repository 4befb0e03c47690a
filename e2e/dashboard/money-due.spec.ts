import { order } from '../support/booking.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';
import { expect, expectToast, open, test } from '../support/dashboard.js';

test('staff see who should have paid and who gets money back, and hold the reminders of one booking back (trade 4, 10)', async ({
  page,
  product,
  tokens,
}) => {
  const owed = await order(product.url, `owed.${Date.now()}@example.org`);
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
  await expectAccessible(page, 'light');
  await expectAccessible(page, 'dark');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
});

test('an admin switches the reminders off for the company, and on again (trade 7)', async ({ page }) => {
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
