import { expect, type Page } from '@playwright/test';

/** Opens the order and continues to its payment, with a card chosen. */
export async function payByCard(page: Page, id: string): Promise<void> {
  await page.goto(`/myorder/${id}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/pay$/);
  await expect(page.getByText('Total Amount to pay: $')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeDisabled();
  await choosePayment(page, 'Visa card');
  await pressPayNow(page);
}

/** Goes from the payment that follows "Book and pay now" to the order. */
export async function viewOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/pay$/);
  await page.locator('main').getByRole('link', { name: 'View order' }).click();
  await expect(page).toHaveURL(/\/myorder\/[0-9a-f-]{36}$/);
}

/** Chooses how to pay on the payment page. */
export const choosePayment = (page: Page, method: 'Visa card' | 'Mastercard' | 'Bank transfer'): Promise<void> =>
  page.getByRole('group', { name: 'How Do You Want To Pay.' }).getByRole('radio', { name: method }).check();

/** Requests the card form again on the payment page. */
export const pressPayNow = (page: Page): Promise<void> => page.getByRole('button', { name: 'Pay now' }).click();

/** The order is PAID, has its papers, and cannot be paid again. */
export async function expectPaid(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/myorder/${id}$`));
  await expect(page.getByText('PAID', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  for (const name of ['Download the invoice (PDF)', 'Download the receipt (PDF)']) {
    const link = page.getByRole('link', { name });
    const answer = await page.request.get((await link.getAttribute('href'))!);
    expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  }
}

/** The payment page shows this message in the right style, and the payer can press Pay now again. */
export async function expectPayable(
  page: Page,
  sentence: RegExp,
  look: 'warning' | 'error' = 'warning',
): Promise<void> {
  const note = page.getByRole('status').filter({ hasText: sentence });
  await expect(note).toBeVisible();
  await expect(note).toHaveClass(`note note--${look}`);
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
}
