import { randomUUID } from 'node:crypto';
import { officeOrder } from '../support/booking.js';
import { expect, expectPage, expectToast, open, rowOf, searchFor, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

test('a supplier is kept with its rates and terms, and is ended rather than deleted (rules/suppliers 1) @both', async ({
  page,
}) => {
  const name = `Listed Lodge ${randomUUID().slice(0, 6)}`;
  await open(page, '/account/suppliers');
  await page.getByRole('button', { name: 'Add supplier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add supplier' });
  await dialog.getByRole('button', { name: 'Add supplier' }).click();
  await expect(dialog).toContainText('Name is required');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill('lodge.listed@example.org');
  await dialog.getByLabel('Phone').fill('+250 788 400 111');
  await dialog.getByLabel('Bank details').fill('Example Bank, 0001');
  await dialog.getByRole('button', { name: 'Add rate' }).click();
  await dialog.getByLabel('Room, vehicle or season').fill('Double room');
  await dialog.getByLabel('Price in USD').fill('240.50');
  await dialog.getByRole('button', { name: 'Add supplier' }).click();
  await expectToast(page, 'The supplier has been created.');

  await searchFor(page, name);
  const row = rowOf(page, name);
  await expect(row).toContainText('1 rate');
  await expect(row.getByRole('link', { name: '+250 788 400 111', exact: true })).toHaveAttribute(
    'href',
    'tel:+250 788 400 111',
  );
  await expect(row.getByRole('link', { name: 'lodge.listed@example.org' })).toBeVisible();
  await expectAccessibleByDayAndNight(page);

  // The list of a phone is another one, so that the dialog is opened there.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: new RegExp(`^Edit.*${name}`) }).click();
  const edit = page.getByRole('dialog', { name });
  await expect(edit.getByLabel('Price in USD')).toHaveValue('240.5');
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');
  await edit.getByRole('switch', { name: 'Ended' }).press('Space');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The supplier has been updated.');
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
});

test('a service goes from its request to its payment, and the booking shows what is left (rules/suppliers 2, 3, 5, 6) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  test.slow();
  const name = `Stepping Lodge ${randomUUID().slice(0, 6)}`;
  const rates = [{ name: 'Double room', price: 1_000, per: 'night' }];
  const lodge = { name, kind: 'lodge', email: 'lodge.steps@example.org', payDays: 14, rates };
  await send(url, 'POST', '/api/admin/suppliers', admin, lodge);
  const { id } = await officeOrder(url, `services.${Date.now()}@example.org`);

  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/account/tour-bookings/${id}/show`);
  const booking = page.getByRole('dialog');
  await booking.getByRole('button', { name: 'Add service' }).press('Enter');
  const adding = page.getByRole('dialog', { name: /^Add a service to booking/ });
  await adding.getByLabel('Supplier').fill(name);
  await page.getByRole('option', { name }).click();
  await adding.getByLabel('Take over a rate').press('Enter');
  await page.getByRole('option', { name: 'Double room: $10 per night' }).press('Enter');
  await expect(adding.getByLabel('What')).toHaveValue('Double room');
  await adding.getByLabel('Units').fill('2');
  await expect(adding.getByRole('status')).toHaveText('Cost in all: $20');
  await expectAccessible(page, 'light');
  await adding.getByRole('button', { name: 'Add service' }).click();
  await expectToast(page, 'The service has been added.');

  const service = booking.getByRole('list', { name: 'Services' }).getByRole('listitem');
  await expect(service).toContainText('To request');
  const step = (text: RegExp) => service.getByRole('button', { name: text }).press('Enter');
  await step(/^Request/);
  const request = page.getByRole('dialog', { name: `Request Double room from ${name}?` });
  await expect(request.getByRole('switch', { name: 'Write to lodge.steps@example.org' })).toBeChecked();
  await request.getByRole('button', { name: 'Request' }).click();
  await expect(service).toContainText('Requested');

  await step(/^Confirm/);
  const confirm = page.getByRole('dialog', { name: `${name} has confirmed Double room` });
  await confirm.getByLabel('Their number of the confirmation').fill('LK-2207');
  await page.keyboard.press('Enter');
  await expect(service).toContainText('their reference LK-2207');

  await step(/^Voucher/);
  const voucher = page.getByRole('dialog', { name: 'Make the voucher for Double room?' });
  await voucher.getByRole('switch').press('Space');
  await voucher.getByRole('button', { name: 'Voucher' }).click();
  const file = page.waitForEvent('download');
  await service.getByRole('button', { name: /^VCH-\d{4}-\d{6} \(PDF\)$/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^voucher-VCH-.+\.pdf$/);

  await expect(booking.getByRole('heading', { name: 'Sold, cost and margin' })).toBeVisible();
  await expect(booking.getByText(/^-?\$[\d.,]+ \(-?\d+%\)$/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');

  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/account/services');
  await expectPage(page, 'Dashboard', 'Payables');
  await searchFor(page, 'Double room');
  const owed = rowOf(page, name);
  await expect(owed).toContainText('$20');
  await expectAccessibleByDayAndNight(page);
  await owed.getByRole('button', { name: /^Mark as paid/ }).click();
  const paying = page.getByRole('dialog', { name: `Record that ${name} was paid $20` });
  await paying.getByLabel('Reference of the payment').fill('TRF-1');
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  await expectToast(page, 'The payment has been recorded.');
  await expect(owed).toHaveCount(0);
});
