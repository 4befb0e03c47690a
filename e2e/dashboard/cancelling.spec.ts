import { addDays, today } from '@imisozi/core/kigali-time';
import { officeOrder } from '../support/booking.js';
import { expect, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

/** A paid booking three days before travel, when cancelling costs a quarter of the price. */
async function paidBooking(url: string, token: string, email: string) {
  const booking = await officeOrder(url, email);
  const { revision, amount } = await send<{ revision: number; amount: number }>(
    url,
    'GET',
    `/api/admin/orders/${booking.id}`,
    token,
  );
  await send(url, 'POST', `/api/admin/orders/${booking.id}/ledger`, token, { kind: 'bank', direction: 'in', amount });
  // The date is moved only after the payment.
  await send(url, 'PUT', `/api/admin/orders/${booking.id}`, token, {
    revision,
    travelDate: addDays(today(), 3),
    lines: [{ label: 'The price of before', quantity: 1, unitAmount: amount }],
  });
  return { ...booking, amount };
}

test('a booking is cancelled at the cost that is shown, with a reason (rules/cancelling 1) @both', async ({
  page,
  product,
  tokens,
}) => {
  const { id, number, amount } = await paidBooking(product.url, tokens.admin, `ladder.${Date.now()}@example.org`);
  const money = (dollars: number) => dollars.toLocaleString('en-US', { maximumFractionDigits: 2 });
  await open(page, `/account/tour-bookings/${id}/show`);
  await page.getByRole('button', { name: 'Cancel booking' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Cancel booking ${number}` });
  await expect(dialog).toContainText('At this point, 25 % of the price is charged');
  await expect(dialog.getByRole('definition').last()).toHaveText(`$${money(amount * 0.75)}`);
  await expectAccessible(page, 'light');
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toContainText('Please say why it is cancelled');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('One of them is ill.');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(
    page.getByText(`Order ${number} has been cancelled. $${money(amount * 0.75)} is to be paid back.`),
  ).toBeVisible();
  await expect(page.getByRole('dialog').getByText('This booking is closed')).toBeVisible();
});

test('a refund that differs from the terms needs a tick, and is at most what was paid (rules/cancelling 5) @both', async ({
  page,
  product,
  tokens,
}) => {
  const { id, number, amount } = await paidBooking(product.url, tokens.admin, `goodwill.${Date.now()}@example.org`);
  await open(page, `/account/tour-bookings/${id}/show`);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel booking ${number}` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The road is closed.');
  await expect(dialog.getByLabel('Pay back in US dollars')).toBeHidden();
  await dialog.getByRole('switch', { name: 'Depart from the terms of this booking' }).check();
  const refund = dialog.getByLabel('Pay back in US dollars');
  await refund.fill(String(amount + 1));
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toContainText('which is what has been paid');
  await refund.fill(String(amount));
  await dialog.getByRole('button', { name: 'Cancel booking' }).dblclick();
  await expect(
    page.getByText(new RegExp(`^Order ${number} has been cancelled\\. .+ is to be paid back\\.$`)),
  ).toBeVisible();
  const { refundDue, cancelReason } = await send<{ refundDue: number; cancelReason: string }>(
    product.url,
    'GET',
    `/api/admin/orders/${id}`,
    tokens.admin,
  );
  expect([refundDue, cancelReason]).toEqual([amount, 'The road is closed.']);
});
