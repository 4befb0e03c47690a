import { order, post } from './support/booking.js';
import { expectPaid } from './support/paying.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';

const NUMBER = '0788 123 456';

test.beforeEach(async ({ product: { url } }) => {
  await send(url, 'PUT', '/api/admin/settings', await adminToken(url), { rates: { RWF: 1_466 } });
});
test.afterEach(async ({ product: { url } }) => {
  await send(url, 'PUT', '/api/admin/settings', await adminToken(url), { rates: { RWF: null } });
});

test('an order is paid from a phone: the number is checked, the page follows by itself (rules/mobile-money 2, 6, 7) @both', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await order(product.url, `phone.${Date.now()}@example.org`);
  await page.goto(`/myorder/${id}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('radio', { name: 'MTN MoMo' }).check();
  await expect(page.getByText(/^You pay RWF.+, at our rate of 1,466 francs a dollar\.$/)).toBeVisible();
  const number = page.getByLabel('Mobile money number');
  await number.fill('0733 123 456');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expectNoSidewaysScroll(page, 360);
  await expectAccessibleByDayAndNight(page);
  await number.fill(NUMBER);
  await page.getByRole('button', { name: 'Pay now' }).click();

  await expect(page).toHaveURL(new RegExp(`/pay/mobile/[0-9a-f-]+\\?order=${id}$`));
  await expect(page.getByText(/to the phone whose number ends in 456\./)).toBeVisible();
  await expect(page.getByText(/^Test mode: no phone rings/)).toBeVisible();
  await expectNoSidewaysScroll(page, 360);
  await expectAccessibleByDayAndNight(page);

  // The payer approves somewhere else, as on a real phone.
  const reference = new URL(page.url()).pathname.split('/').at(-1)!;
  await post(product.url, `/api/v1/payments/sandbox/mobile/${reference}`, { outcome: 'approve' });
  await expect(page.getByText('Murakoze! Your payment has been received.')).toBeVisible();
  await page.getByRole('link', { name: 'View your booking' }).click();
  await expectPaid(page, id);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a declined request can be tried again, and the page reloads by itself (rules/mobile-money 7) @both', async ({
    page,
    product,
  }) => {
    const { id } = await order(product.url, `plain.phone.${Date.now()}@example.org`);
    await page.goto(`/myorder/${id}`);
    await page.getByRole('link', { name: 'Pay by mobile money' }).click();
    await expect(page).toHaveURL(new RegExp(`/pay/mobile\\?order=${id}$`));
    await page.getByRole('radio', { name: 'Airtel Money' }).check();
    await page.getByLabel('Mobile money number').fill(NUMBER);
    await page.getByRole('button', { name: 'Send the request to my phone' }).click();
    await expect(page.locator('main').getByRole('alert')).toHaveText(/number of Airtel Money: it begins with 072, 073/);
    const number = page.getByLabel('Mobile money number');
    await expect(number).toHaveValue(NUMBER);
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveAccessibleDescription(
      /number of Airtel Money: it begins with 072, 073.+MTN MoMo numbers/,
    );
    await page.getByLabel('Mobile money number').fill('0733 123 456');
    await page.getByRole('button', { name: 'Send the request to my phone' }).click();
    await expect(page.getByRole('heading', { name: 'Approve on your phone' })).toBeVisible();
    await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText(/The payment was not approved, and nothing has been charged\./)).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByLabel('Mobile money number').fill(NUMBER);
    await page.getByRole('button', { name: 'Send the request to my phone' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Murakoze! Your payment has been received.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View your booking' })).toHaveAttribute('href', `/myorder/${id}`);
  });

  test('an unknown payment or order is said to be unknown (rules/mobile-money 7)', async ({ page }) => {
    for (const path of ['/pay/mobile', '/pay/mobile?order=none', '/pay/mobile/none']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
    }
  });
});
