import { FakeGateway } from '@imisozi/api/test/fake-gateway';
import { order } from './support/booking.js';
import { choosePayment, expectPaid, expectPayable, payByCard, pressPayNow } from './support/paying.js';
import { startProduct } from './support/product.js';
import { expect, test as base } from './support/test.js';

const BANK = 'Bank=Bank of a test;Account number=0001 2345 6789;SWIFT=TESTRWRW';

/** A product that uses the card gateway's hosted checkout instead of the sandbox. */
const test = base.extend<object, { gateway: FakeGateway }>({
  gateway: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const gateway = await FakeGateway.start();
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ gateway }, use) => {
      const product = await startProduct({ ...gateway.settings, COMPANY_BANK: BANK });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test("the gateway's own card form works like the sandbox (rules/payments 1) @both", async ({
  page,
  product,
  gateway,
}) => {
  const { id } = await order(product.url, `hosted.${Date.now()}@example.org`);
  const card = page.frameLocator('iframe[title="Card form of the gateway"]');
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click();
  await payByCard(page, id);
  await expect(page.getByText('Test mode')).toHaveCount(0);
  await press('Cancel');
  await expectPayable(page, /^The payment was cancelled\. Nothing has been charged\.$/);

  await pressPayNow(page);
  await press('Pay with a declined card');
  await expectPayable(page, /not completed, and your order is not paid\. You can try again\.$/, 'error');

  await pressPayNow(page);
  await press('Wait too long');
  await expectPayable(page, /^The card form has timed out/);

  await pressPayNow(page);
  await press('Pay');
  await expectPaid(page, id);
  const paid = [...gateway.orders.values()].filter(({ status }) => status === 'CAPTURED');
  expect(paid).toHaveLength(1);
});

test('a bank transfer shows the account from the settings (rules/payments 6)', async ({ page, product }) => {
  const { id, number } = await order(product.url, `transfer.${Date.now()}@example.org`);
  await page.goto(`/myorder/${id}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await choosePayment(page, 'Bank transfer');
  await pressPayNow(page);
  const transfer = page.getByRole('region', { name: 'Pay by bank transfer' });
  for (const line of ['Account number0001 2345 6789', 'SWIFTTESTRWRW', `Reference${number}`]) {
    await expect(transfer).toContainText(line);
  }
});

test('while the gateway is down the visitor is told so, and the order stays payable (rules/payments 6)', async ({
  page,
  product,
  gateway,
}) => {
  const { id } = await order(product.url, `unlucky.${Date.now()}@example.org`);
  gateway.moods.push('broken before', 'gone before', 'broken after');
  await payByCard(page, id);
  await expect(page.getByText(/^The card payment service is not responding/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
});
