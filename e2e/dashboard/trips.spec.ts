import { addDays, catDay, parseCatTime, today } from '@imisozi/core/kigali-time';
import { expectAccessible } from '../support/visit.js';
import { officeOrder } from '../support/booking.js';
import { expect, open, test } from '../support/dashboard.js';

test('a booking is moved to another day by the keyboard with the price shown first, and is on the new manifest (rules/desk 5) @both', async ({
  page,
  product,
}) => {
  const booking = await officeOrder(product.url, `moved.${Date.now()}@example.org`);
  const day = addDays(today(), 40);
  await open(page, `/account/tour-bookings/${booking.id}/show`);
  await page.getByRole('button', { name: 'Change the booking' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Change booking ${booking.number}` });
  const date = dialog.getByLabel('First day');
  await expect(date).toBeFocused();
  await date.fill(day);
  await expect(dialog.getByText('The price stays')).toBeVisible();
  await date.press('Enter');
  await expect(page.getByText(`Booking ${booking.number} has been changed.`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await open(page, `/account/manifest/${day}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catDay(parseCatTime(day)!));
  await expect(
    page.getByRole('region', { name: /^Starting/ }).getByRole('link', { name: 'Process Visitor' }),
  ).toBeVisible();
  await expectAccessible(page, 'light');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spreadsheet' }).click();
  expect((await file).suggestedFilename()).toMatch(/^manifest-.+\.csv$/);
});

test('a change is refused when someone else was faster, with their name, and nothing typed is lost (rules/desk 3) @both', async ({
  page,
  product,
  tokens,
}) => {
  const booking = await officeOrder(product.url, `both.${Date.now()}@example.org`);
  await open(page, `/account/tour-bookings/${booking.id}/show`);
  await page.getByRole('button', { name: 'Change the booking' }).click();
  await fetch(`${product.url}/api/admin/orders/${booking.id}`, {
    method: 'PUT',
    headers: { token: tokens.admin, 'content-type': 'application/json' },
    body: JSON.stringify({ revision: 1, location: 'Musanze' }),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First day').fill(addDays(today(), 41));
  await dialog.getByRole('button', { name: 'Save the change' }).click();
  await expect(dialog.getByText(/changed since you opened it/).first()).toBeVisible();
  await expect(dialog.getByLabel('First day')).toHaveValue(addDays(today(), 41));
});
