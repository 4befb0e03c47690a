import { addDays, today } from '@imisozi/core/kigali-time';
import { firstDayOf, monthOf, monthsLater } from '@imisozi/core/months';
import { officeOrder } from '../support/booking.js';
import { expect, expectPage, expectToast, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

const BEFORE = monthsLater(monthOf(today()), -1);

test('a month is read, saved as a file, closed, and opened again with a reason (rules/money 15, 16) @both', async ({
  page,
  product,
  tokens,
}) => {
  const { id } = await officeOrder(product.url, `reports.${Date.now()}@example.org`);
  const day = addDays(firstDayOf(BEFORE), 2);
  const entry = { kind: 'cash', direction: 'in', amount: 123.45, receivedAt: day };
  await send(product.url, 'POST', `/api/admin/orders/${id}/ledger`, tokens.admin, entry);
  await open(page, '/account/reports');
  await expectPage(page, 'Dashboard', 'Reports');
  await page.getByRole('button', { name: 'Last month' }).click();
  const table = page.getByRole('table', { name: 'Money' });
  await expect(table.getByRole('row').filter({ hasText: 'Cash' }).filter({ hasText: '$123.45' })).toBeVisible();
  const total = await table.locator('tfoot').getByRole('cell').last().textContent();
  await expectAccessible(page, 'light');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a spreadsheet' }).click();
  expect((await saved).suggestedFilename()).toMatch(/report-money.*\.csv$/);

  const months = page.getByRole('table', { name: 'Months' });
  const row = months.getByRole('row').filter({ hasText: BEFORE });
  await expect(row.getByRole('cell').last()).toHaveText(total!);
  await row.getByRole('button', { name: `Close ${BEFORE}` }).click();
  const question = page.getByRole('dialog', { name: `Close ${BEFORE}?` });
  await expect(question).toContainText(total!);
  await question.getByRole('button', { name: 'Close', exact: true }).click();
  await expectToast(page, `${BEFORE} is closed.`);
  await expect(row).toContainText('Closed');
  await expect(row).toContainText('by admin@imisozi.example');

  await row.getByRole('button', { name: `Open again: ${BEFORE}` }).click();
  const again = page.getByRole('dialog', { name: `Open ${BEFORE} again?` });
  await again.getByRole('textbox', { name: 'Reason' }).fill('A transfer was missing.');
  await again.getByRole('button', { name: 'Open again' }).click();
  await expectToast(page, `${BEFORE} is open again.`);

  for (const name of [
    'Sales by trip',
    'Sources',
    'Deposits held',
    'Still to be paid',
    'Refunds due',
    'Tax',
    'Agents',
    'Gift vouchers',
    'Margin',
    'Payables',
    'Days of guides',
  ]) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('table', { name }).or(page.getByText('There is nothing to report'))).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Still to be paid' }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');
  await page.goBack();
  await expect(page).not.toHaveURL(/receivables/);
});
