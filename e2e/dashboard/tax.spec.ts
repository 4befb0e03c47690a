import { today } from '@imisozi/core/kigali-time';
import { officeOrder } from '../support/booking.js';
import { expect, expectToast, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

test('an admin registers the company, and payments, ledger and report say the tax (rules/tax 1, 4, 5) @both', async ({
  page,
  product,
  tokens,
}) => {
  const settings = (tax: object | null) => send(product.url, 'PUT', '/api/admin/settings', tokens.admin, { tax });
  await settings(null);
  await open(page, '/account/settings');
  const percent = page.getByRole('spinbutton', { name: 'Standard rate in percent' });
  await expect(percent).toHaveValue('18');
  await page.getByRole('textbox', { name: 'TIN' }).fill('102345678');
  await page.getByRole('textbox', { name: 'VAT number' }).fill('102345678-V');
  await page.getByRole('combobox', { name: 'Permits' }).click();
  await page.getByRole('option', { name: 'Exempt' }).click();
  await percent.fill('101');
  const save = page.getByRole('button', { name: 'Save settings' });
  await save.click();
  await expect(page.getByText('Tax: standard rate must be a whole number from 0 to 100').first()).toBeVisible();
  await percent.fill('18');
  await save.click();
  await expectToast(page, 'The settings have been saved.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'VAT number' })).toHaveValue('102345678-V');
  await expect(page.getByRole('combobox', { name: 'Permits' })).toHaveText('Exempt');
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 800 });

  const { id } = await officeOrder(product.url, `tax.${Date.now()}@example.org`);
  const entry = { kind: 'cash', direction: 'in', amount: 118, receivedAt: today() };
  await send(product.url, 'POST', `/api/admin/orders/${id}/ledger`, tokens.admin, entry);
  await open(page, `/account/tour-bookings/${id}/show`);
  await expect(page.getByText(/VAT \$18\b/)).toBeVisible();
  await open(page, '/account/reports');
  await page.getByRole('tab', { name: 'Tax' }).click();
  const standard = page.getByRole('table', { name: 'Tax' }).getByRole('row').filter({ hasText: 'standard' });
  await expect(standard).toContainText('18 %');
  await expect(standard).toContainText('$100');
  await settings(null);
});
