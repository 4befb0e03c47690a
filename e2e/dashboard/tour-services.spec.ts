import { randomUUID } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { anyTour, officeOrder } from '../support/booking.js';
import { expect, expectToast, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

test('a day of a tour names a service, and a confirmed booking begins with it (rules/suppliers 7) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  test.slow();
  const name = `Default Lodge ${randomUUID().slice(0, 6)}`;
  const rates = [{ name: 'Twin room', price: 12_050, per: 'night' }];
  await send(url, 'POST', '/api/admin/suppliers', admin, { name, kind: 'lodge', rates });
  const tour = await anyTour(url);
  const travelDate = addDays(today(), 50);
  const { id } = await officeOrder(url, `defaults.${Date.now()}@example.org`, { travelDate });

  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/account/tours/view/${tour.slug}`);
  const list = page.getByRole('list', { name: 'Services by default' });
  await page.getByRole('button', { name: 'Add service' }).press('Enter');
  const adding = page.getByRole('dialog', { name: `Add a service to ${tour.title}` });
  await adding.getByRole('button', { name: 'Add service' }).click();
  await expect(adding).toContainText('Please choose a supplier');
  await adding.getByLabel('Supplier').fill(name);
  await page.getByRole('option', { name }).click();
  await adding.getByLabel('Take over a rate').press('Enter');
  await page.getByRole('option', { name: 'Twin room: $120.50 per night' }).press('Enter');
  await expect(adding.getByLabel('What')).toHaveValue('Twin room');
  await expect(adding.getByLabel('People per unit')).toHaveValue('2');
  await expectAccessibleByDayAndNight(page);
  await adding.getByRole('button', { name: 'Add service' }).click();
  await expectToast(page, 'The service has been added to the tour.');
  const service = list.getByRole('listitem').filter({ hasText: name });
  await expect(service).toContainText(/^.*Day 1: \w/);
  await expect(service).toContainText('1 day, one for every 2 people · $120.50 today');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);

  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/account/tour-bookings/${id}/show`);
  const booking = page.getByRole('dialog');
  const services = booking.getByRole('list', { name: 'Services' }).getByRole('listitem').filter({ hasText: name });
  await expect(booking.getByRole('heading', { name: 'Services' })).toBeVisible();
  await expect(services).toHaveCount(0);
  await send(url, 'PUT', `/api/order/${id}/status`, admin, { status: 'APPROVED' });
  await expect(services).toContainText('To request');
  await expect(services).toContainText('1 day × 1 unit × $120.50');

  await services.getByRole('button', { name: /^Request/ }).press('Enter');
  await page
    .getByRole('dialog', { name: /^Request Twin room/ })
    .getByRole('button', { name: 'Request' })
    .click();
  await expect(services).toContainText('Requested');
  const { revision } = await send<{ revision: number }>(url, 'GET', `/api/admin/orders/${id}`, admin);
  await send(url, 'PUT', `/api/admin/orders/${id}`, admin, { revision, people: 3 });
  await expect(services).toContainText('The number of people is another one now.');
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
});
