import { addDays, today } from '@imisozi/core/kigali-time';
import { expect, open, test } from '../support/dashboard.js';
import { countEffort, expectWithin } from '../support/effort.js';
import { send } from '../support/staff.js';

interface Booking {
  readonly id: string;
  readonly number: string;
  readonly amount: number;
}

/** A tour with a cheaper price for children, rooms and permits, as a family books it. */
const FAMILY_TOUR = {
  toursBody: '<p>Gorillas for families.</p>',
  image: '/media/demo/tours/akagera-weekend.webp',
  location: 'Musanze',
  price1: 400,
  price2: 720,
  price3: 960,
  travellerTypes: [{ code: 'child', label: 'Child', percent: -50 }],
  extras: [
    { code: 'gorilla', label: 'Gorilla permit', category: 'permit', price: 1500, per: 'unit', required: false },
    { code: 'family', label: 'Family room', category: 'room', price: 90, per: 'unit', required: false },
  ],
};

test('an adult becomes a child, with another room and one more permit, and the price before it is saved (rules/desk 2) @both', async ({
  page,
  context,
  product: { url },
  tokens: { admin },
}) => {
  const title = `Family ${Date.now()}`;
  const { tours } = await send<{ tours: { id: string } }>(url, 'POST', '/api/tours/create', admin, {
    title,
    ...FAMILY_TOUR,
  });
  const { order } = await send<{ order: Booking }>(url, 'POST', '/api/admin/orders', admin, {
    itemsArray: [{ id: tours.id }],
    travelDate: addDays(today(), 60),
    travellers: { adult: 3 },
    extras: [
      { code: 'gorilla', quantity: 2 },
      { code: 'family', quantity: 1 },
    ],
    names: 'Family of a story',
    email: `family.${Date.now()}@example.org`,
    phoneNumber: '+250788123456',
    source: 'phone',
  });
  await send(url, 'PUT', `/api/order/${order.id}/status`, admin, { status: 'APPROVED' });
  const permits = async () => {
    const filter = JSON.stringify({ orderId: order.id });
    const rows = await send<readonly { state: string }[]>(url, 'GET', `/api/admin/permits?filter=${filter}`, admin);
    return rows.map(({ state }) => state);
  };
  await expect.poll(permits).toEqual(['to-buy', 'to-buy']);

  const effort = await countEffort(context);
  await open(page, `/account/tour-bookings/${order.id}/show`);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Change the booking' }).click();
  const dialog = page.getByRole('dialog', { name: `Change booking ${order.number}` });
  await dialog.getByLabel('Adults').click();
  for (const count of ['2', '1', '3', '2']) {
    await keyboard.press('Control+A');
    await keyboard.type(count);
    await keyboard.press('Tab');
  }
  await expect(dialog.getByText(/^The price rises by \$/)).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByText(`Booking ${order.number} has been changed.`)).toBeVisible();
  expectWithin(20, effort, 'a family’s booking changed in four parts');
  const after = await send<Booking & { booked: object }>(url, 'GET', `/api/admin/orders/${order.id}`, admin);
  expect(after.booked).toMatchObject({
    travellers: { adult: 2, child: 1 },
    extras: [
      { code: 'gorilla', quantity: 3 },
      { code: 'family', quantity: 2 },
    ],
  });
  await expect.poll(permits).toEqual(['to-buy', 'to-buy', 'to-buy']);
});
