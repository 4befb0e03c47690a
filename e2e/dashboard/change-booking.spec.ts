import { addDays, today } from '@imisozi/core/kigali-time';
import { expect, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

const SALE = {
  travellerTypes: [{ code: 'child', label: 'Child', percent: -50 }],
  extras: [
    { code: 'permit', label: 'Permit', category: 'permit', price: 100, per: 'person', required: true },
    { code: 'single', label: 'Single room', category: 'room', price: 60, per: 'unit', required: false },
  ],
  largeGroups: [{ from: 6, to: 20, pricePerPerson: 80 }],
};

/** Books with everything: types of travellers, a room, a percentage discount and a custom line. */
async function bookWithEverything(url: string, token: string) {
  const title = `Rich ${Date.now()}`;
  const fields = { title, toursBody: '<p>Walk</p>', image: '/media/t.svg', price1: 100, price2: 180, price3: 240 };
  const made = await send<{ tours: { id: string } }>(url, 'POST', '/api/tours/create', token, { ...fields, ...SALE });
  const { order } = await send<{ order: { id: string; number: string } }>(url, 'POST', '/api/admin/orders', token, {
    itemsArray: [{ id: made.tours.id }],
    travelDate: addDays(today(), 60),
    travellers: { adult: 2, child: 1 },
    extras: [{ code: 'single', quantity: 2 }],
    discount: { percent: 10, reason: 'Returning guests' },
    addLines: [{ label: 'Cake', quantity: 1, unitAmount: 20 }],
    names: 'Aline of the change',
    email: 'change@example.org',
    phoneNumber: '+250788123456',
    source: 'phone',
  });
  return order;
}

for (const width of [1280, 360]) {
  test(`a booking opens with everything in it, and removing one child changes nothing else, at ${width} (rules/desk 2) @both`, async ({
    page,
    product,
    tokens,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id, number } = await bookWithEverything(product.url, tokens.admin);
    await open(page, `/account/tour-bookings/${id}/show`);
    await expect(page.getByRole('definition').filter({ hasText: '2 × Adult, 1 × Child' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^Phone$/ })).toBeVisible();
    for (const sold of ['2 × Single room', 'Discount: Returning guests', 'Cake', '3 × Permit']) {
      await expect(page.getByRole('row').filter({ hasText: sold })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Change the booking' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Change booking ${number}` });
    await expect(dialog.getByLabel('Adults')).toHaveValue('2');
    await expect(dialog.getByLabel('Child')).toHaveValue('1');
    await expect(dialog.getByLabel('Single room')).toHaveValue('2');
    await expect(dialog.getByLabel('Percent')).toHaveValue('10');
    await expect(dialog.getByLabel('Reason for the discount')).toHaveValue('Returning guests');
    await expect(dialog.getByLabel('What')).toHaveValue('Cake');
    await expect(dialog.getByRole('combobox', { name: 'How they reached us' })).toHaveText('Phone');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Aline of the change');
    await dialog.getByLabel('Child').fill('0');
    await expect(dialog.getByText(/^The price falls by \$/)).toBeVisible();
    await expectAccessible(page, 'light');
    await expectNoSidewaysScroll(page, width);
    await dialog.getByLabel('Child').press('Enter');
    await expect(page.getByText(`Booking ${number} has been changed.`)).toBeVisible();
    const { booked } = await send<{ booked: object }>(product.url, 'GET', `/api/admin/orders/${id}`, tokens.admin);
    expect(booked).toEqual({
      travellers: { adult: 2 },
      extras: [
        { code: 'permit', quantity: 1 },
        { code: 'single', quantity: 2 },
      ],
      promoCode: null,
      discount: { percent: 10, reason: 'Returning guests' },
      lines: null,
      addLines: [{ label: 'Cake', quantity: 1, unitAmount: 20 }],
    });
  });
}
