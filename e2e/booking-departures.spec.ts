// Holds rules/orders 9, rules/prices 9.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { officeIdOf, post } from './support/booking.js';
import { viewOrder } from './support/paying.js';
import { aliveForm } from './support/site-forms.js';
import { adminToken, send } from './support/staff.js';
import { expect, test as base } from './support/test.js';
import { expectAccessible, expectNothingMoved, slowLine, watchLayoutShifts } from './support/visit.js';

interface Sold {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Ids of departures: one open, one full, one more open. */
  readonly departures: readonly string[];
}

/** A tour that is sold on dates, with a permit, a price for children and a deposit of 30 %. */
const test = base.extend<object, { sold: Sold; admin: string }>({
  admin: [async ({ product }, use) => use(await adminToken(product.url)), { scope: 'worker' }],
  sold: [
    async ({ product: { url }, admin }, use) => {
      const title = `Grand circuit ${randomUUID().slice(0, 8)}`;
      const { tours } = await send<{ tours: Omit<Sold, 'departures'>[] & { id: string; slug: string } }>(
        url,
        'POST',
        '/api/tours/create',
        admin,
        {
          title,
          toursBody: `<p>${title} is sold on listed dates, and others of the same product look at its page too.</p>`,
          image: '/media/demo/tours/akagera-weekend.webp',
          location: 'Musanze',
          departureTime: '06:00',
          price1: 1000,
          price2: 1600,
          price3: 2100,
          saleMode: 'departures',
          travellerTypes: [{ code: 'child', label: 'Children', maxAge: 11, percent: -50 }],
          extras: [
            { code: 'permit', label: 'Gorilla permit', category: 'permit', price: 100, per: 'person', required: true },
            { code: 'single', label: 'Single room', category: 'room', price: 120, per: 'booking', required: false },
          ],
          terms: { depositPercent: 30, balanceDaysBefore: 30, holdHours: 48 },
        },
      );
      await send(url, 'PUT', `/api/tours/publish/${tours.slug}`, admin, { isPublished: 'true' });
      const days = ['2037-03-07', '2037-03-14', '2037-04-04'];
      for (const startDate of days) {
        await send(url, 'POST', '/api/admin/departures', admin, { tourId: tours.id, startDate, capacity: 3 });
      }
      const listed = await send<{ departures: { id: string }[] }>(
        url,
        'GET',
        `/api/tours/${tours.slug}/departures`,
        '',
      );
      const departures = listed.departures.map(({ id }) => id);
      const full = { ...CLIENT, ...ITEM(tours.id), departureId: departures[1], people: undefined };
      const taken = await post(url, '/api/order', { ...full, travellers: { adult: 3 }, amount: 2400 });
      expect(taken.status, JSON.stringify(taken.body)).toBe(201);
      await use({ ...tours, title, departures });
    },
    { scope: 'worker' },
  ],
});

const CLIENT = {
  names: 'Dated Visitor',
  email: 'dated@example.org',
  phoneNumber: '+250788123456',
  address: 'KG 7 Avenue',
  location: 'Kigali',
};
const ITEM = (id: string) => ({ itemType: 'tour', itemsArray: [{ id, itemNumber: 1 }] });

async function fillClient(page: Page): Promise<void> {
  const form = page.locator('form#booking');
  await form.getByLabel('Name').fill(CLIENT.names);
  await form.getByLabel('Email').fill(CLIENT.email);
  await form.getByLabel('Phone number').fill(CLIENT.phoneNumber);
  await form.getByLabel('Address').fill(CLIENT.address);
  await form.getByLabel('Location').fill(CLIENT.location);
}

test('a family chooses a departure, sees the live price, and loses nothing when it changes @both', async ({
  page,
  product,
  sold,
  admin,
}) => {
  await page.goto(`/tour/${sold.slug}`);
  const list = page.getByRole('region', { name: 'Departures' });
  await expect(list.getByRole('listitem')).toHaveText([/3 seats left/, /Full/, /3 seats left/]);
  const form = page.locator('form#booking');
  // The price is already in the HTML of the page.
  await expect(form).toContainText('$1,100');
  await aliveForm(page, 'booking');
  await list.getByRole('link', { name: /^Choose Sat.* 4 Apr/ }).click();
  await expect(form.getByLabel('Departure')).toHaveValue(sold.departures[2]!);
  await form.getByLabel('Adults').fill('2');
  await form.getByLabel('Children').fill('1');
  await form.getByLabel(/^Single room/).selectOption('1');
  // 2,100 less half a share of 700, three permits and a room.
  await expect(form.locator('strong')).toHaveText('$2,170');
  await expect(form).toContainText(/Deposit, due now\s*\$861/);
  await expect(form).toContainText(/Balance, due 5 March 2037\s*\$1,309/);
  await expect(form).toContainText('We keep your seats for 30 minutes. If you pay later, open the link in our email');
  await fillClient(page);
  await expectAccessible(page, 'light');

  await send(product.url, 'PUT', `/api/tours/update/${sold.slug}`, admin, { price3: 2400 });
  await form.getByRole('button', { name: 'Book and pay now' }).click();
  await expect(form.getByRole('alert')).toContainText('Selected price : 2170 is not allowed');
  await expect(form.getByRole('alert')).toContainText('The price is now $2,420');
  await expect(form.getByLabel('Name')).toHaveValue(CLIENT.names);
  await form.getByRole('button', { name: 'Book and pay now' }).click();
  // The deposit is due now, and all can be paid.
  const parts = page.getByRole('group', { name: 'What do you pay now?' });
  await expect(parts.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Deposit/);
  await expect(parts).toContainText(/Balance, due 5 March 2037: \$/);
  await expectAccessible(page, 'light');
  await parts.getByRole('radio', { name: /^Everything/ }).check();
  await expect(page.getByText('Total Amount to pay: $2420')).toBeVisible();
  // The choice outlives a reload, and nothing that is read moves meanwhile.
  await watchLayoutShifts(page);
  await slowLine(page);
  await page.reload();
  await expect(parts.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Everything/);
  await expectNothingMoved(page, 0.001);
  await viewOrder(page);
  await expect(page.getByText('Total: 2420')).toBeVisible();
  await send(product.url, 'PUT', `/api/tours/update/${sold.slug}`, admin, { price3: 2100 });
  // The list of departures no longer offers the seats.
  await page.goto(`/tour/${sold.slug}`);
  await expect(list.getByRole('listitem')).toHaveText([/3 seats left/, /Full/, /Full/]);
});

test('a visitor who finds a departure full joins its waiting list @both', async ({ page, sold }) => {
  await page.goto(`/tour/${sold.slug}`);
  await page.getByRole('link', { name: /^Waiting list: .* 14 Mar/ }).click();
  await aliveForm(page, 'waiting-list');
  const form = page.getByRole('region', { name: 'Waiting list' });
  await form.getByLabel('Name').fill('Patient Visitor');
  await form.getByLabel('Email').fill(`patient.${randomUUID()}@example.org`);
  await form.getByLabel('Phone number').fill('+250788123456');
  await form.getByRole('button', { name: 'Tell me when seats are free' }).click();
  await expect(form.getByRole('status')).toContainText("You're on the waiting list");
});

test('the order shows what is paid and due, accepts the deposit, and is cancelled at the cost that it shows @both', async ({
  page,
  product: { url },
  sold,
  admin,
}) => {
  const body = { ...CLIENT, ...ITEM(sold.id), departureId: sold.departures[0], travellers: { adult: 1 } };
  const made = await post(url, '/api/order', { ...body, amount: 1100 });
  const { id } = (made.body as { order: { id: string } }).order;
  await page.goto(`/myorder/${id}`);
  const money = page.getByRole('region', { name: 'Price' });
  await expect(money).toContainText(/Gorilla permit\s*\$100/);
  await expect(money).toContainText(/Balance, due .* 2037\s*\$700/);
  await expect(money).toContainText(/We keep your seats until .* CAT/);
  await expectAccessible(page, 'dark');
  await money.getByRole('button', { name: 'Pay the deposit, $400' }).click();
  await expect(page.getByText('Total Amount to pay: $400')).toBeVisible();

  await send(url, 'POST', `/api/admin/orders/${await officeIdOf(url, id)}/ledger`, admin, {
    kind: 'bank',
    direction: 'in',
    amount: 400,
    receivedAt: new Date().toISOString(),
    reference: `TT-${id.slice(0, 8)}`,
  });
  await page.goto(`/myorder/${id}`);
  await expect(money).toContainText(/Left to pay\s*\$700/);
  const receipt = money.getByRole('link', { name: /^RCT-/ });
  const pdf = await page.request.get((await receipt.getAttribute('href'))!);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await money.getByText('Cancel this booking').click();
  await expect(money).toContainText('1 not bought yet ($100), refunded like the rest of the price');
  await expect(money).toContainText('$400 goes back to you.');

  const filter = encodeURIComponent(JSON.stringify({ orderId: await officeIdOf(url, id) }));
  const permits = await send<{ id: string }[]>(url, 'GET', `/api/admin/permits?filter=${filter}`, admin);
  const bought = permits.map((permit) => ({ id: permit.id, number: `T-${permit.id}` }));
  await send(url, 'POST', '/api/admin/permits/buy', admin, { permits: bought });
  await page.reload();
  await money.getByText('Cancel this booking').click();
  await expect(money).toContainText('$300 goes back to you.');
  await money.getByRole('button', { name: 'Cancel and get $300 back' }).click();
  await expect(page.getByText('Your booking has been cancelled.')).toHaveRole('status');
  await expect(page.getByText('CANCELLED', { exact: true })).toBeVisible();
});

test.describe('without JavaScript @both', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows the price of the chosen options, and books them', async ({ page, sold }) => {
    await page.goto(`/tour/${sold.slug}?departure=${sold.departures[0]}#book`);
    const form = page.locator('form#booking');
    await form.getByLabel('Adults').fill('2');
    await fillClient(page);
    // By keyboard: a picture that loads late could move the button away from a mouse click.
    await form.getByRole('button', { name: 'Show the price' }).press('Enter');
    await expect(form.locator('strong')).toHaveText('$1,800');
    await expect(form.getByLabel('Name')).toHaveValue(CLIENT.names);
    await form.getByRole('button', { name: 'Book and pay now' }).click();
    await expect(page).toHaveURL(/\/myorder\//);
    await expect(page.getByText('Total: 1800')).toBeVisible();
    // A date that does not exist is refused, and must be entered again.
    const odd = { form: 'booking', action: 'price', date: '2037-99-99', departure: 'none' };
    const answer = await page.request.post(`/tour/${sold.slug}`, { form: odd });
    expect([answer.status(), await answer.text()]).toEqual([
      200,
      expect.stringContaining('Please choose one of the departures'),
    ]);
  });
});

test('with a wrong promo code or too large a party, price and terms stay visible, and the field shows the problem @both', async ({
  page,
  sold,
}) => {
  await page.goto(`/tour/${sold.slug}`);
  const form = page.locator('form#booking');
  await aliveForm(page, 'booking');
  await form.getByLabel('Promo code').fill('NO-SUCH-CODE');
  const field = form.locator('.field', { has: page.getByLabel('Promo code') });
  await expect(field.locator('.problem')).toContainText(/promo code/i);
  await expect(form.getByLabel('Promo code')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('.booking-total')).toContainText('$1,100');
  await expect(form.locator('.price-box')).toContainText('Deposit, due now');
  await expectAccessible(page, 'light');
  await form.getByLabel('Promo code').fill('');
  await expect(field.locator('.problem')).toHaveCount(0);
  await form.getByLabel('Adults').fill('9');
  const party = form.getByRole('group', { name: 'Who travels' });
  await expect(party.locator('.problem.wide')).toContainText('That number 9 is allowed at the office');
  await expect(form.locator('.booking-total')).toContainText('$1,100');
  await expect(form.locator('.price-box')).toHaveAttribute('aria-busy', 'true');
});

test('the party is limited to the seats of the departure, and the form shows at once how many are left @both', async ({
  page,
  product: { url },
  sold,
  admin,
}) => {
  const startDate = '2037-05-02';
  await send(url, 'POST', '/api/admin/departures', admin, { tourId: sold.id, startDate, capacity: 3 });
  const path = `/api/tours/${sold.slug}/departures?from=${startDate}`;
  const { departures } = await send<{ departures: { id: string }[] }>(url, 'GET', path, '');
  await page.goto(`/tour/${sold.slug}?departure=${departures[0]!.id}`);
  const party = page.locator('form#booking').getByRole('group', { name: 'Who travels' });
  await aliveForm(page, 'booking');
  const left = party.locator('.wide');
  await expect(left).not.toContainText('left');
  const more = party.getByRole('button', { name: 'One person more' });
  for (let taps = 0; taps < 4; taps++) await more.first().click();
  await expect(party.getByLabel('Adults')).toHaveValue('3');
  await expect(left).toContainText('3 seats left');
  await more.last().click();
  await expect(party.getByLabel('Children')).toHaveValue('0');
  await party.getByRole('button', { name: 'One person fewer' }).first().click();
  await more.last().click();
  await expect(party.getByLabel('Children')).toHaveValue('1');
  // A larger party is offered the waiting list before anything else has to be filled in.
  await party.getByLabel('Adults').fill('4');
  await expect(left).toHaveClass(/problem/);
  await expect(page.locator('.waiting-offer')).toBeVisible();
});
