import { addDays, today } from '@imisozi/core/kigali-time';
import { officeIdOf, order } from '../support/booking.js';
import { datedTour } from '../support/departures.js';
import { expect, expectToast, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible } from '../support/visit.js';

test('staff see travellers on the booking on request, and on the manifest (rules/privacy 2, rules/desk 11) @both', async ({
  page,
  product: { url },
}) => {
  const day = addDays(today(), 47);
  const { id: key } = await order(url, `party.${Date.now()}@example.org`, { travelDate: day, names: 'Group Leader' });
  const traveller = { type: 'adult', firstName: 'Aline', lastName: 'Uwase', passportNumber: 'PC0000001' };
  const data = { travellers: [{ ...traveller, diet: 'Vegetarian', arrivalFlight: 'WB 701' }] };
  expect((await page.request.put(`${url}/api/order/${key}/travellers`, { data })).status()).toBe(200);

  await open(page, `/account/tour-bookings/${await officeIdOf(url, key)}/show`);
  const show = page.getByRole('button', { name: 'Show their details' });
  await expect(show).toBeVisible();
  await expect(page.getByText('PC0000001')).toHaveCount(0);
  await page.route('**/travellers', (route) => route.abort(), { times: 1 });
  await show.press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: 'server' });
  await expect(failure).toHaveText('We cannot reach the server. Please check your connection.');
  const proxy = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
  await page.route('**/travellers', (route) => route.fulfill(proxy), { times: 1 });
  await show.press('Enter');
  await expect(failure).toHaveText('The server answered with error 502. Please try again in a moment.');
  await show.press('Enter');
  await expect(page.getByRole('heading', { name: 'Aline Uwase' })).toBeVisible();
  await expect(page.getByText('PC0000001')).toBeVisible();
  await expectAccessible(page, 'light');

  await open(page, `/account/manifest/${day}`);
  const row = page.getByRole('region', { name: /^Starting/ }).getByRole('row', { name: /Group Leader/ });
  await expect(row).toContainText('Aline Uwase');
  await expect(row).toContainText('Vegetarian');
  await expect(row).toContainText('Arrives, WB 701');
  await expect(page.getByText('PC0000001')).toHaveCount(0);
});

test('the manifest shows the labels of traveller types, on the screen and printed on one sheet (rules/desk 11) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  const day = addDays(today(), 53);
  const child = { code: 'child', label: 'Child under 12', percent: -50 };
  const tour = await datedTour(url, admin, { saleMode: 'any-date', travellerTypes: [child] });
  const body = {
    ...{
      itemType: 'tour',
      itemsArray: [{ id: tour.id, itemNumber: 1 }],
      travelDate: day,
      travellers: { adult: 1, child: 1 },
    },
    ...{
      names: 'Family Leader',
      email: `family.${Date.now()}@example.org`,
      phoneNumber: '+250788123456',
      address: 'KG 7 Avenue',
      location: 'Kigali',
    },
  };
  const booked = await page.request.post(`${url}/api/admin/orders`, { headers: { token: admin }, data: body });
  expect(booked.status(), await booked.text()).toBe(201);

  await open(page, `/account/manifest/${day}`);
  const row = page.getByRole('region', { name: /^Starting/ }).getByRole('row', { name: /Family Leader/ });
  await expect(row).toContainText('1 × Adult');
  await expect(row).toContainText('1 × Child under 12');
  await expectAccessible(page, 'light');
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('an admin sets that a tour asks its clients for the travellers (rules/privacy 1) @both', async ({
  page,
  product: { url },
  tokens,
}) => {
  const body = { title: `Asking ${Date.now()}`, image: `${url}/media/cover.jpg`, price1: 100 };
  const create = '/api/tours/create';
  const { tours } = await send<{ tours: { slug: string } }>(url, 'POST', create, tokens.admin, body);
  await page.goto(`/account/tours/view/${tours.slug}`);
  const asks = page.getByLabel('Ask clients who is travelling');
  await expect(asks).not.toBeChecked();
  await asks.press('Space');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'The tour has been updated.');
  const read = await send<{ tours: { asksTravellers: boolean } }>(url, 'GET', `/api/tours/${tours.slug}`, tokens.admin);
  expect(read.tours.asksTravellers).toBe(true);
});
