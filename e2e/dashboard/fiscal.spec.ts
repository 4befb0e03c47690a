import { FakeVsdc } from '@imisozi/api/test/fake-vsdc';
import { today } from '@imisozi/core/kigali-time';
import { officeOrder } from '../support/booking.js';
import { expect, expectToast, open, test as base } from '../support/dashboard.js';
import { startProduct } from '../support/product.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

/** A product beside which the revenue authority's device runs. */
const test = base.extend<object, { device: FakeVsdc; product: Awaited<ReturnType<typeof startProduct>> }>({
  device: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const device = new FakeVsdc();
      await use(device);
      await device.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ device }, use) => {
      const product = await startProduct({ FISCAL_URL: await device.start() });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test('papers are signed by the device; a refused one is mended, and a lost answer entered (rules/fiscal 2, 3) @both', async ({
  page,
  product: { url },
  tokens,
  device,
}) => {
  const tax = { tin: '102345678', vatNumber: '102345678' };
  await send(url, 'PUT', '/api/admin/settings', tokens.admin, { tax, rates: { RWF: 1_450 } });
  const pay = async () => {
    const { id, number } = await officeOrder(url, `fiscal.${Date.now()}@example.org`);
    const { amount } = await send<{ amount: number }>(url, 'GET', `/api/admin/orders/${id}`, tokens.admin);
    const entry = { kind: 'bank', direction: 'in', amount, receivedAt: today() };
    await send(url, 'POST', `/api/admin/orders/${id}/ledger`, tokens.admin, entry);
    return number;
  };
  device.troubles.push('refuses', 'lost answer');
  const refused = await pay();
  await open(page, '/account/fiscal-receipts');
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  await expect(row(refused)).toContainText('910: Request parameter error');
  await expect(row(refused)).toContainText('Refused');
  const lost = await pay();
  await expect(row(lost)).toContainText('Waiting');
  // Its second try, after a pause, learns that the device has it.
  await expect(row(lost)).toContainText('Answer lost', { timeout: 60_000 });
  await expectAccessible(page, 'light');

  await row(refused)
    .getByRole('button', { name: /^Send again/ })
    .click();
  await expectToast(page, 'It will be sent again.');
  await expect(row(refused)).toContainText('Signed', { timeout: 60_000 });

  await row(lost)
    .getByRole('button', { name: /^Enter/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Signature of INV-/ });
  await expectAccessible(page, 'dark');
  for (const [name, value] of Object.entries({
    'Receipt number': '1',
    'Number of all receipts': '1',
    'Internal data': 'TE68SLA234J5',
    'Receipt signature': 'V249J39CFJ48HE2W',
    'SDC ID': 'SDC001000001',
    MRC: 'WIS01000001',
    'Signed at': '2026-11-28 14:30',
  })) {
    await dialog.getByLabel(name).fill(value);
  }
  await dialog.getByRole('button', { name: 'Save signature' }).click();
  await expectToast(page, 'The signature has been saved.');
  await expect(row(lost)).toContainText('Signed');
  expect(device.journal).toHaveLength(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
});
