import { mailsTo, order } from './support/booking.js';
import { expect, test } from './support/test.js';
import type { Page } from '@playwright/test';

/** Opens the order and goes on to its payment, with a card chosen. */
async function payByCard(page: Page, id: string): Promise<void> {
  await page.goto(`/myorder/${id}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/pay$/);
  await expect(page.getByText('Total Amount to pay: $')).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pay now' });
  await expect(pay).toBeDisabled();
  await page.getByLabel('How Do You Want To Pay.').selectOption({ label: 'Visa card' });
  await pay.click();
}

test('an approved card makes the order PAID, hides Pay now and mails the client (contract 5)', async ({
  page,
  product,
}) => {
  const email = `paid.${Date.now()}@example.org`;
  const { id } = await order(product.url, email);
  await payByCard(page, id);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(new RegExp(`/myorder/${id}$`));
  await expect(page.getByText('PAID', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  expect(await mailsTo(product.settings.DATA_DIR!, email, 2)).toHaveLength(2);
});

test('a cancelled payment leaves the order as it was, and the visitor can try again', async ({ page, product }) => {
  const { id } = await order(product.url, `cancelled.${Date.now()}@example.org`);
  await payByCard(page, id);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  await page.goto(`/myorder/${id}`);
  await expect(page.getByText('PENDING', { exact: true })).toBeVisible();
});
