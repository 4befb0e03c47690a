// Holds rules/forms 6, 9, 10, rules/prices 3, 6, 7, rules/orders 7.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addDays, today } from '@imisozi/core/kigali-time';
import { anyTour } from './support/booking.js';
import { datedTour } from './support/departures.js';
import { aliveForm, fill } from './support/site-forms.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';

const PERSON = {
  Name: 'Visitor with wishes',
  Email: 'wishes@example.org',
  'Phone number': '+250 788 123 456',
  Address: 'Kigali, Rwanda',
  Location: 'Kigali',
};
const WISHES = 'A quiet room, please.\nAnd we land late.';
const LATER = 'Book and pay later';

const totalOf = (form: Locator) => form.locator('.booking-total');

const keyIn = (page: Page): string => /[0-9a-f-]{36}/.exec(page.url())![0];

/** A code that takes 10 % off every tour. */
async function tenPercentOff(url: string): Promise<string> {
  const code = `TEN${randomUUID().slice(0, 8)}`.toUpperCase();
  await send(url, 'POST', '/api/admin/promo-codes', await adminToken(url), { code, percent: 10 });
  return code;
}

test('a tour with a simple price takes a code; a wrong one is reported at its field, and total and terms stay', async ({
  page,
  product: { url },
}) => {
  const tour = await datedTour(url, await adminToken(url), { saleMode: 'any-date' });
  const code = await tenPercentOff(url);
  await page.goto(`/tour/${tour.slug}?people=2`);
  const form = await aliveForm(page, 'booking');
  const day = addDays(today(), 40);
  await fill(form, { ...PERSON, 'Travel date': day, 'Special requests': WISHES });
  await expect(totalOf(form)).toContainText('$180');
  await form.getByLabel('Promo code').fill('NO-SUCH-CODE');
  const field = form.locator('.field', { has: page.getByLabel('Promo code') });
  await expect(field.locator('.problem')).toContainText(/promo code/i);
  await expect(totalOf(form)).toContainText('$180');
  await expect(form.locator('.price-box')).toContainText('everything is charged');
  await expectAccessibleByDayAndNight(page);
  await form.getByLabel('Promo code').fill(code);
  await expect(totalOf(form)).toContainText('$162');
  await expect(field.locator('.problem')).toHaveCount(0);
  // A party that only the office books keeps what was shown last.
  await form.getByLabel('Number of people').fill('9');
  await expect(form.getByText('That number 9 is allowed at the office, please contact us')).toHaveCount(1);
  await expect(totalOf(form)).toContainText('$162');
  await form.getByLabel('Promo code').fill('');
  await expect(form.locator('.price-box')).toContainText('everything is charged');
  await expect(totalOf(form)).toBeVisible();
  await form.getByLabel('Number of people').fill('2');
  await form.getByLabel('Promo code').fill(code);
  await expect(totalOf(form)).toContainText('$162');
  await expect(form.locator('.price-box')).toHaveAttribute('aria-busy', 'false');
  const ordered = page.waitForResponse((response) => response.url().endsWith('/api/order'));
  await form.getByRole('button', { name: LATER }).click();
  const { order } = (await (await ordered).json()) as { order: { id: string } };
  const { data } = await send<{ data: object }>(url, 'GET', `/api/order/${order.id}`, '');
  expect(data).toMatchObject({ amount: 162, message: WISHES, travelDate: day });
  await page.goto(`/myorder/${order.id}`);
  await expect(page.locator('#details dd', { hasText: 'A quiet room' })).toHaveText(/A quiet room, please\.\s+And we/);
});

test('code and requests are taken without JavaScript too', async ({ browser, product: { url } }) => {
  const tour = await datedTour(url, await adminToken(url), { saleMode: 'any-date' });
  const code = await tenPercentOff(url);
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: url });
  await page.goto(`/tour/${tour.slug}?people=2`);
  const form = page.locator('form#booking');
  await fill(form, { ...PERSON, 'Travel date': addDays(today(), 40), 'Special requests': WISHES });
  await form.getByLabel('Promo code').fill('NO-SUCH-CODE');
  await form.getByRole('button', { name: LATER }).press('Enter');
  const field = form.locator('.field', { has: page.getByLabel('Promo code') });
  await expect(field.locator('.problem')).toContainText(/promo code/i);
  await expect(totalOf(form)).toContainText('$180');
  await form.getByLabel('Promo code').fill(code);
  await form.getByRole('button', { name: 'Show the price' }).press('Enter');
  await expect(totalOf(form)).toContainText('$162');
  await expect(form.getByLabel('Special requests')).toHaveValue(/^A quiet room, please\.\s+And we land late\.$/);
  await form.getByRole('button', { name: 'Book and pay now' }).press('Enter');
  await expect(page).toHaveURL(/\/myorder\//);
  const { data } = await send<{ data: object }>(url, 'GET', `/api/order/${keyIn(page)}`, '');
  expect(data).toMatchObject({
    amount: 162,
    message: expect.stringMatching(/^A quiet room, please\.\s+And we land late\.$/),
  });
  await page.close();
});

test('on a phone the total stays in view through all steps, and no field takes the focus behind it', async ({
  page,
  product: { url },
}) => {
  const tour = await anyTour(url);
  await page.setViewportSize({ width: 360, height: 640 });
  // A smooth scroll that still goes on would move the field after it took the focus.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/tour/${tour.slug}?people=2`);
  const form = await aliveForm(page, 'booking');
  for (const label of ['Travel date', 'Number of people', 'Name', 'Address', 'Special requests']) {
    await form.getByLabel(label, { exact: true }).focus();
    await expect(totalOf(form)).toBeInViewport({ ratio: 1 });
    const isAbove = async () => {
      const boxes = await Promise.all([
        form.getByLabel(label, { exact: true }).boundingBox(),
        totalOf(form).boundingBox(),
      ]);
      return boxes[0]!.y + boxes[0]!.height <= boxes[1]!.y;
    };
    await expect.poll(isAbove, label).toBe(true);
  }
  await expectNoSidewaysScroll(page, 360);
});

test('rooms are chosen in words, each with what it costs', async ({ page, product: { url } }) => {
  const tour = await datedTour(url, await adminToken(url), {
    saleMode: 'any-date',
    extras: [
      {
        code: 'single',
        label: 'Single room',
        category: 'room',
        price: 50,
        per: 'unit',
        required: false,
        maxQuantity: 4,
      },
      {
        code: 'triple',
        label: 'Triple room',
        category: 'room',
        price: 70,
        per: 'unit',
        required: false,
        maxQuantity: 1,
      },
      {
        code: 'porter',
        label: 'Porter',
        category: 'service',
        price: 20,
        per: 'booking',
        required: false,
        maxQuantity: 1,
      },
    ],
  });
  await page.goto(`/tour/${tour.slug}?people=2`);
  const form = await aliveForm(page, 'booking');
  const rooms = form.getByRole('group', { name: 'Rooms' });
  await expect(rooms).toContainText('Only for rooms other than those in the price');
  const single = rooms.getByLabel('Single room');
  await expect(single).toHaveAccessibleDescription('$50 each');
  await expect(single.locator('option')).toHaveText(['None', '1 room', '2 rooms', '3 rooms', '4 rooms']);
  await expect(rooms.getByLabel('Triple room').locator('option')).toHaveText(['None', '1 room']);
  await expect(form.getByLabel('Porter').locator('option')).toHaveText(['None', 'Yes']);
  await single.selectOption('2 rooms');
  await expect(totalOf(form)).toContainText('$280');
});

test('the address suggests the countries in the language of the page, and takes what is typed', async ({
  page,
  product: { url },
}) => {
  const tour = await anyTour(url);
  for (const [path, label, germany] of [
    ['', 'Address', 'Germany'],
    ['/fr', 'Adresse', 'Allemagne'],
  ] as const) {
    await page.goto(`${path}/tour/${tour.slug}`);
    const form = await aliveForm(page, 'booking');
    const address = form.getByLabel(label, { exact: true });
    await expect(address).toHaveAccessibleDescription(/./);
    await address.focus();
    const list = page.locator(`datalist#${await address.getAttribute('list')}`);
    await expect(list.locator(`option[value="${germany}"]`)).toHaveCount(1);
    await expect(list.locator('option')).toHaveCount(249);
  }
});

test('who books right after a change of the day is shown other refunds first', async ({ page, product: { url } }) => {
  const tour = await datedTour(url, await adminToken(url), {
    saleMode: 'any-date',
    terms: { depositPercent: 30, balanceDaysBefore: 30 },
  });
  await page.goto(`/tour/${tour.slug}?people=2`);
  const form = await aliveForm(page, 'booking');
  await fill(form, { ...PERSON, Email: `refunds.${randomUUID()}@example.org`, 'Travel date': addDays(today(), 60) });
  await expect(form.locator('.price-box')).toContainText('Deposit, due now');
  await expect(form.locator('.price-box')).toHaveAttribute('aria-busy', 'false');
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/order') && sent.push(request.url()));
  await form.getByLabel('Travel date').fill(addDays(today(), 10));
  await form.getByRole('button', { name: LATER }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'On this day other terms apply to paying or cancelling. Please look at them, and book again.',
  );
  await expect(form.locator('.price-box')).not.toContainText('Deposit, due now');
  expect(sent).toEqual([]);
  await form.getByRole('button', { name: LATER }).click();
  await expect(page).toHaveURL(`${url}/`);
  expect(sent).toHaveLength(1);
});

for (const [what, script] of [
  ['refused', `Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('refused'); } })`],
  [
    'corrupt',
    `for (const kept of ['{', '7', '{"a":1}', '[["names"],["names",7],7,null]'])
    sessionStorage.setItem('typed:' + location.pathname.slice(1), kept)`,
  ],
] as const) {
  test(`the form works where the storage of the browser is ${what}`, async ({ page, product: { url } }) => {
    const tour = await anyTour(url);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(script);
    await page.goto(`/tour/${tour.slug}`);
    const form = await aliveForm(page, 'booking');
    await form.getByLabel('Number of people').fill('3');
    await expect(totalOf(form)).toContainText('each');
    await page.goto('/faq');
    await page.goto(`/tour/${tour.slug}`);
    await aliveForm(page, 'booking');
    expect(errors).toEqual([]);
  });
}

test('a booking without storage ends on the page of its order, which knows what is to be paid', async ({
  page,
  product: { url },
}) => {
  const tour = await anyTour(url);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new Error('refused');
        },
      });
    }
  });
  await page.goto(`/tour/${tour.slug}`);
  const form = await aliveForm(page, 'booking');
  await fill(form, { ...PERSON, 'Travel date': '2038-01-05' });
  await form.getByRole('button', { name: 'Book and pay now' }).click();
  await expect(page).toHaveURL(/\/myorder\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('special requests stay through a reload', async ({ page, product: { url } }) => {
  const tour = await anyTour(url);
  await page.goto(`/tour/${tour.slug}`);
  await (await aliveForm(page, 'booking')).getByLabel('Special requests').fill(WISHES);
  await page.reload();
  const form = await aliveForm(page, 'booking');
  await expect(form.getByLabel('Special requests')).toHaveValue(WISHES);
  await form.getByLabel('Special requests').fill('x'.repeat(2_001));
  await form.getByRole('button', { name: LATER }).click();
  await expect(form.locator('.field', { has: page.getByLabel('Special requests') }).locator('.problem')).toContainText(
    /2,?000/,
  );
});
