import { randomUUID } from 'node:crypto';
import { officeOrder } from '../support/booking.js';
import { expect, expectToast, open, rowOf, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

const address = () => `client.${randomUUID().slice(0, 8)}@example.org`;

test('a client is found from the booking, changed, and booked for again (rules/clients 4) @both', async ({
  page,
  product,
}) => {
  const email = address();
  const { id, number } = await officeOrder(product.url, email);
  await open(page, `/account/tour-bookings/${id}/show`);
  await page.getByRole('link', { name: 'Open the client' }).click();
  const row = rowOf(page, email);
  await expect(row).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await row.getByRole('link').first().click();
  const client = page.getByRole('dialog').first();
  await expect(client.getByRole('link', { name: number })).toBeVisible();
  await expectAccessible(page, 'light');

  await client.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog').last();
  await edit.getByLabel('Preferences').fill('Window seats');
  await edit.getByRole('button', { name: 'Add an address' }).click();
  await edit.getByRole('button', { name: 'Save client' }).click();
  await expect(edit).toContainText('Every address must be filled in');
  const second = address();
  await edit.getByLabel('Address or number').last().fill(second);
  await edit.getByRole('button', { name: 'Save client' }).click();
  await expectToast(page, 'The client has been updated.');
  await expect(client.getByText('Window seats')).toBeVisible();
  await expect(client.getByRole('link', { name: second })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');
  await client.getByRole('link', { name: 'New booking' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

test('a client is exported and erased, after a question (rules/clients 6, 7) @both', async ({ page, product }) => {
  const email = address();
  await send(product.url, 'POST', '/api/maillist/subscribe', '', { email });
  await open(page, `/account/clients?${new URLSearchParams({ filter: JSON.stringify({ q: email }) })}`);
  await rowOf(page, email).getByRole('link').first().click();
  const client = page.getByRole('dialog').first();
  const download = page.waitForEvent('download');
  await client.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('client.json');
  await client.getByRole('button', { name: 'Erase' }).click();
  const question = page.getByRole('dialog').last();
  await expect(question).toContainText('This cannot be undone.');
  await expectAccessible(page, 'light');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'The client has been erased.');
  await expect(rowOf(page, email)).toBeHidden();
});

test('two clients are merged, and told apart again (rules/clients 5) @both', async ({ page, product }) => {
  const [one, other] = [address(), address()];
  await officeOrder(product.url, one);
  await officeOrder(product.url, other);
  await open(page, `/account/clients?${new URLSearchParams({ filter: JSON.stringify({ q: one }) })}`);
  await rowOf(page, one).getByRole('link').first().click();
  const client = page.getByRole('dialog').first();
  await client.getByRole('button', { name: 'Merge' }).click();
  const merging = page.getByRole('dialog').last();
  await merging.getByLabel('The other client').fill(other);
  await page.getByRole('option', { name: new RegExp(other) }).click();
  await merging.getByRole('button', { name: 'Merge' }).click();
  await expectToast(page, 'The two clients are one now. You can undo this for 24 hours.');
  await expect(client.getByRole('link', { name: other })).toBeVisible();
  await client.getByRole('button', { name: 'Undo the merge' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'The two clients are separate again.');
  await expect(client.getByRole('link', { name: other })).toBeHidden();
});
