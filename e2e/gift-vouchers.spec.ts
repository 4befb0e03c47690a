import { orderOf, anyTour, post } from './support/booking.js';
import { expect, test } from './support/test.js';
import { adminToken, send } from './support/staff.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a gift voucher is ordered, and waits to be paid (rules/gift-vouchers 1) @both', async ({ page }) => {
    await page.goto('/gift');
    await page.getByLabel('Amount in US dollars').fill('120');
    await page.getByLabel('For', { exact: true }).fill('Demo Friend');
    await page.getByLabel('From', { exact: true }).fill('Demo Giver');
    await page.getByLabel('Your email').fill(`giver.${Date.now()}@example.org`);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/gift\/[0-9a-f-]{36}/);
    await expect(page.getByRole('heading', { name: 'Your gift voucher' })).toBeVisible();
    await expect(page.getByText('$120', { exact: true })).toBeVisible();
    expect(await page.content()).toContain('Paying by card needs JavaScript.');
  });
});

test('a gift voucher is paid by card, and can be downloaded (rules/gift-vouchers 1, 2) @both', async ({ page }) => {
  await page.goto('/gift');
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await page.getByLabel('For', { exact: true }).fill('Demo Friend');
  await page.getByLabel('From', { exact: true }).fill('Demo Giver');
  await page.getByLabel('Your email').fill(`giver.${Date.now()}@example.org`);
  await page.getByLabel('Your words').fill('Happy birthday!');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Happy birthday!')).toBeVisible();
  await expectNoSidewaysScroll(page, 360);
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('button', { name: 'Pay $250 by card' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The gift voucher is paid. Thank you! We have mailed it to you.')).toBeVisible();
  await expect(page.getByText(/^GFT-\d{4}-\d{6}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the voucher (PDF)' })).toBeVisible();
});

test('a wrong code is refused at the field, and the order stays unpaid (rules/gift-vouchers 3, 4) @both', async ({
  page,
  product: { url },
}) => {
  const { body } = await post(url, '/api/order', orderOf(await anyTour(url), `gift.${Date.now()}@example.org`));
  const { id } = (body as { order: { id: string } }).order;
  await page.goto(`/myorder/${id}`);
  await page.getByText('Pay with a gift voucher').click();
  await page.getByLabel('Code of the voucher').fill('0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Use the voucher' }).click();
  await expect(page.getByText('This code is not one of our gift vouchers. Please check each letter.')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  const sold = { amount: 20, fromNames: 'Demo', toNames: 'Demo', buyerEmail: 'giver@example.org', way: 'cash' };
  await send(url, 'POST', '/api/admin/gift-vouchers', await adminToken(url), sold);
});
