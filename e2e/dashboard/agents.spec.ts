import { randomUUID } from 'node:crypto';
import { officeOrder } from '../support/booking.js';
import { expect, expectToast, open, rowOf, searchFor, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

test('an agent is kept with its deal and credit, and has a statement by month (rules/agents 1, 4, 5) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  test.slow();
  const company = `Listed Journeys ${randomUUID().slice(0, 6)}`;
  await open(page, '/account/agents');
  await page.getByRole('button', { name: 'Add agent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add agent' });
  await dialog.getByRole('button', { name: 'Add agent' }).click();
  await expect(dialog).toContainText('Company is required');
  await dialog.getByLabel('Company').fill(company);
  await dialog.getByLabel('TIN').fill('P000000001A');
  await dialog.getByLabel('Credit limit in US dollars').fill('5000');
  await expectAccessible(page, 'light');
  await dialog.getByRole('button', { name: 'Add agent' }).click();
  await expectToast(page, 'The agent has been created.');
  await searchFor(page, company);
  const row = rowOf(page, company);
  await expect(row).toContainText('10% commission');
  await expect(row).toContainText('$5,000');
  await expectAccessibleByDayAndNight(page);

  // One booking that is paid, and earns; another one that is not.
  const filter = encodeURIComponent(JSON.stringify({ q: company }));
  const [{ id: agentId }] = await send<[{ id: string }]>(url, 'GET', `/api/admin/agents?filter=${filter}`, admin);
  const [paid, open2] = [
    await officeOrder(url, `agent.paid.${Date.now()}@example.org`),
    await officeOrder(url, `agent.open.${Date.now()}@example.org`),
  ];
  const beyond = { force: true, creditReason: 'Known for years' };
  for (const { id } of [paid, open2])
    await send(url, 'PUT', `/api/admin/orders/${id}`, admin, { revision: 1, agentId, ...beyond });
  await send(url, 'PUT', `/api/order/${paid.id}/status`, admin, { status: 'PAID' });

  await row.getByRole('link', { name: company }).click();
  const drawer = page.getByRole('dialog', { name: company });
  await expect(drawer.getByRole('region', { name: 'Bookings of the statement' })).toContainText('Total');
  await expect(drawer.getByRole('list', { name: 'Commission' })).toContainText('earned');
  await drawer.getByRole('button', { name: 'Pay out' }).press('Enter');
  const paying = page.getByRole('dialog', { name: `Record commission paid to ${company}` });
  await paying.getByLabel('Amount in US dollars').fill('1');
  await paying.getByLabel('Reference').fill('TRF-7');
  await paying.getByRole('button', { name: 'Pay out' }).click();
  await expectToast(page, '$1 has been recorded as paid out.');
  await expect(drawer.getByRole('list', { name: 'Commission' })).toContainText('paid out · TRF-7');
  const file = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Statement (PDF)' }).click();
  expect((await file).suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.pdf$/);
  await drawer.getByRole('button', { name: 'Take back the payment of $1' }).click();
  const undo = page.getByRole('dialog', { name: /^Take back the payment/ });
  await undo.getByLabel('Reason').fill('Wrong agent');
  await undo.getByRole('button', { name: 'Take back' }).click();
  await expectToast(page, 'The payment has been taken back.');
  await drawer.getByRole('button', { name: 'Use for a booking' }).click();
  const net = page.getByRole('dialog', { name: /^Pay a booking with the commission/ });
  await net.getByRole('button', { name: 'Use for a booking' }).click();
  await expectToast(page, /of commission has paid the booking\.$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');

  await page.setViewportSize({ width: 1280, height: 900 });
  await drawer.getByRole('link', { name: 'Bookings by this agent' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});
