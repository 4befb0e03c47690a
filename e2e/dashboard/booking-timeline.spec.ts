import { addDays, today } from '@imisozi/core/kigali-time';
import { officeOrder } from '../support/booking.js';
import { expect, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

test('a booking shows its history and takes notes and tasks, and open tasks are on the dashboard (rules/desk 7, 8) @both', async ({
  page,
  product,
  tokens,
}) => {
  const booking = await officeOrder(product.url, `timeline.${Date.now()}@example.org`);
  await send(product.url, 'PUT', `/api/order/${booking.id}/status`, tokens.admin, { status: 'APPROVED' });
  await open(page, `/account/tour-bookings/${booking.id}/show`);
  const timeline = page.getByRole('list', { name: 'Notes and timeline' });
  await expect(timeline.getByText('PENDING → APPROVED')).toBeVisible();
  await expect(timeline.getByRole('listitem').last()).toContainText('Booked');
  await expect(timeline.getByText('admin@imisozi.example')).toBeVisible();

  const text = `Call about the permits ${Date.now()}`;
  await page.getByRole('button', { name: 'Add a note' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a note' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill(text);
  await dialog.getByRole('combobox', { name: 'Who takes care of it' }).click();
  await page.getByRole('option', { name: 'Demo Admin' }).click();
  await dialog.getByLabel('Until').fill(addDays(today(), -1));
  await dialog.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('The task has been saved.')).toBeVisible();
  const tasks = page.getByRole('list', { name: 'Open tasks' });
  await expect(tasks.getByText(/^Overdue: /)).toBeVisible();
  await expect(timeline.getByText(text)).toBeVisible();
  await expectAccessible(page, 'light');
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });

  await open(page, '/account');
  const mine = page.getByRole('region', { name: 'My tasks' });
  await expect(mine.getByRole('link', { name: new RegExp(booking.number) })).toBeVisible();
  await mine.getByRole('checkbox', { name: text }).click();
  await expect(mine.getByText(text)).toBeHidden();
  await open(page, `/account/tour-bookings/${booking.id}/show`);
  await expect(timeline.getByRole('listitem').filter({ hasText: text })).toContainText('Done');
  await expect(tasks).toBeHidden();
});

test('a long history is read a page at a time, and HTML in a note is shown as text (rules/desk 7, 8) @both', async ({
  page,
  product,
  tokens,
}) => {
  const booking = await officeOrder(product.url, `history.${Date.now()}@example.org`);
  const write = (text: string) =>
    send(product.url, 'POST', `/api/admin/orders/${booking.id}/notes`, tokens.admin, { text });
  for (let number = 1; number <= 30; number++) await write(`Note ${number} <img src=x onerror=alert(1)>`);
  await open(page, `/account/tour-bookings/${booking.id}/show`);
  const rows = page.getByRole('list', { name: 'Notes and timeline' }).getByRole('listitem');
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText('Note 30 <img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Show earlier entries' }).click();
  await expect(rows.filter({ hasText: 'Note 1 <img' })).toHaveCount(1);
  await expect(rows.last()).toContainText('Booked');
  await expect(page.getByRole('button', { name: 'Show earlier entries' })).toBeHidden();
});
