import { addDays, today } from '@imisozi/core/kigali-time';
import { order } from '../support/booking.js';
import { expect, open, test } from '../support/dashboard.js';
import { expectAccessible } from '../support/visit.js';

test('staff see who travels on the booking when they ask, and on the manifest (trade 5, 7)', async ({
  page,
  product: { url },
}) => {
  const day = addDays(today(), 47);
  const { id } = await order(url, `party.${Date.now()}@example.org`, { travelDate: day, names: 'Group Leader' });
  const traveller = { type: 'adult', firstName: 'Aline', lastName: 'Uwase', passportNumber: 'PC0000001' };
  const data = { travellers: [{ ...traveller, diet: 'Vegetarian', arrivalFlight: 'WB 701' }] };
  expect((await page.request.put(`${url}/api/order/${id}/travellers`, { data })).status()).toBe(200);

  await open(page, `/account/tour-bookings/${id}/show`);
  const show = page.getByRole('button', { name: 'Show their details' });
  await expect(show).toBeVisible();
  await expect(page.getByText('PC0000001')).toHaveCount(0);
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
