import type { Page } from '@playwright/test';
import { addDays, today } from '@imisozi/core/kigali-time';
import { anyTour } from '../support/booking.js';
import { expect, open, test } from '../support/dashboard.js';
import { datedTour, departureOn, oversell } from '../support/departures.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

const NEW = '/account/tour-bookings/create';

/** Types with the keyboard, and counts the keystrokes. */
function keyboardOf(page: Page) {
  let strokes = 0;
  return {
    type: async (text: string) => {
      strokes += text.length;
      await page.keyboard.type(text);
    },
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      strokes += keys.length;
    },
    strokes: () => strokes,
  };
}

/** An unpublished tour without options, independent of the demonstration content. */
async function makeTour(url: string, token: string, name: string) {
  const title = `${name} ${Date.now()}`;
  const fields = { title, toursBody: '<p>Walk</p>', image: '/media/t.svg', price1: 100, price2: 180, price3: 240 };
  const { tours } = await send<{ tours: { id: string } }>(url, 'POST', '/api/tours/create', token, fields);
  return { id: tours.id, title };
}

test('a booking by phone needs only the keyboard, and few keys (rules/desk 1) @both', async ({
  page,
  product,
  tokens,
}) => {
  const { title } = await makeTour(product.url, tokens.admin, 'By phone');
  await open(page, NEW);
  const tour = page.getByRole('combobox', { name: 'Tour' });
  await expect(tour).toBeFocused();
  const keys = keyboardOf(page);
  const names = `Caller ${Date.now()}`;
  const began = Date.now();
  await keys.type(title.slice(0, 8));
  await expect(tour).toHaveAttribute('aria-activedescendant', /./);
  await keys.press('Enter', 'Tab');
  const day = page.getByLabel('First day');
  await expect(tour).toHaveValue(new RegExp(title));
  await expect(day).toBeFocused();
  await keys.type('06122031');
  await expect(day).toHaveValue('2031-06-12');
  // Skips the calendar button of the browser's date field.
  await keys.press('Tab', 'Tab');
  await expect(page.getByRole('spinbutton', { name: 'Adults' })).toBeFocused();
  await keys.type('2');
  await keys.press('Tab');
  await keys.type(names);
  await keys.press('Tab');
  await keys.type('+250788123456');
  await keys.press('Tab');
  await keys.type('caller@example.org');
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price.getByRole('row', { name: /^Total \$/ })).toBeVisible();
  await expect(price).toContainText('Jun 12, 2031');
  await keys.press('Enter');
  await expect(page.getByText(/Booking \d{4}-\d+ has been made: \$/)).toBeVisible();
  expect(Date.now() - began).toBeLessThan(60_000);
  const facts = [title.slice(0, 8), '06122031', '2', names, '+250788123456', 'caller@example.org'].join('');
  // Apart from the caller's details, ten keys: to move between fields, to choose the tour, and to book.
  expect(keys.strokes() - facts.length).toBeLessThanOrEqual(10);
  await expect(page).toHaveURL(/\/account\/tour-bookings\/[\w-]+\/show/);
  await expect(page.getByRole('dialog').getByText(names)).toBeVisible();
});

test('Enter in a field of choices never sends the form unfinished (rules/desk 1)', async ({ page }) => {
  await open(page, '/account/tour-bookings/create');
  const tour = page.getByRole('combobox', { name: 'Tour' });
  await tour.fill('No such tour');
  await tour.press('Enter');
  await expect(page.getByText('No options')).toBeVisible();
  await expect(page.getByText('Please choose a tour')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page.getByText('Please choose a tour')).toBeVisible();
});

test('Enter chooses what was typed even before the search has answered (rules/desk 1)', async ({
  page,
  product,
  tokens,
}) => {
  const { title } = await makeTour(product.url, tokens.admin, 'Zebras by foot');
  await open(page, '/account/departures');
  const tour = page.getByRole('combobox', { name: 'Tour' });
  await tour.click();
  // The first of all tours is highlighted until the search has answered.
  await expect(page.getByRole('option').first()).not.toHaveText(title);
  await page.route('**/api/admin/tours?*Zebras*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(tour).toHaveValue(title);
});

test('each missing value is reported beside its field, and nothing typed is lost (rules/desk 1) @both', async ({
  page,
}) => {
  await open(page, NEW);
  await page.getByRole('textbox', { name: 'Name' }).fill('Caller without a tour');
  await page.getByRole('textbox', { name: 'Email' }).fill('nowhere');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Please choose a tour')).toBeVisible();
  await expect(page.getByText('Please choose a day')).toBeVisible();
  await expect(page.getByText('Please enter an email address')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Caller without a tour');
  // Leaving the page asks for confirmation.
  page.once('dialog', (question) => void question.dismiss());
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(new RegExp(`${NEW}$`));
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Caller without a tour');
});

test('the price follows the form: custom lines, and a discount with its reason (rules/desk 1, 4) @both', async ({
  page,
  product,
}) => {
  const { title } = await anyTour(product.url);
  await open(page, NEW);
  await page.getByRole('combobox', { name: 'Tour' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  const own = page.getByLabel(/^(First day|Or a day of its own)/);
  await own.fill(addDays(today(), 90));
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price.getByRole('row', { name: /^Total \$/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Price' }).click();
  await page.getByRole('option', { name: 'Lines of your own in its place' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('What').fill('Private trip');
  await page.getByLabel('How many').fill('2');
  await page.getByLabel('US dollars each').fill('250');
  await expect(price.getByRole('row', { name: '2 × Private trip $500' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Discount' }).click();
  await page.getByRole('option', { name: 'Percent' }).click();
  await page.getByLabel('Percent').fill('10');
  await page.getByLabel('Reason for the discount').fill('Returning guests');
  await expect(price.getByRole('row', { name: 'Discount: Returning guests' })).toContainText('$50');
  await expect(price.getByRole('row', { name: 'Total $450' })).toBeVisible();
});

test('a field that was filled and emptied again shows no error, and the booking is made (rules/desk 1) @both', async ({
  page,
  product,
}) => {
  const { title } = await anyTour(product.url);
  await open(page, NEW);
  await page.getByRole('combobox', { name: 'Tour' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await page.getByLabel(/^(First day|Or a day of its own)/).fill(addDays(today(), 90));
  await page.getByRole('textbox', { name: 'Name' }).fill('Caller of second thoughts');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+250788123456');
  await page.getByRole('textbox', { name: 'Email' }).fill('second.thoughts@example.org');
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price.getByRole('row', { name: /^Total \$/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Discount' }).click();
  await page.getByRole('option', { name: 'Percent' }).click();
  for (const name of ['Promo code', 'Reason for the discount', 'Address', 'Pick-up place', 'Note for colleagues']) {
    const input = page.getByRole('textbox', { name });
    await input.fill('A');
    await input.fill('');
  }
  await expect(price.getByRole('row', { name: /^Total \$/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Discount' }).click();
  await page.getByRole('option', { name: 'No discount' }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/tour-bookings\/[\w-]+\/show/);
});

test('a full departure says so, and overselling it needs a second, deliberate step (rules/departures 2, rules/desk 5) @both', async ({
  page,
  product,
  tokens,
}) => {
  const { id: tourId, title } = await makeTour(product.url, tokens.admin, 'Full house');
  const departure = { tourId, startDate: addDays(today(), 60), capacity: 1 };
  await send(product.url, 'POST', '/api/admin/departures', tokens.admin, departure);
  await open(page, NEW);
  await page.getByRole('combobox', { name: 'Tour' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await page.getByRole('combobox', { name: 'Departure' }).click();
  await page.getByRole('option', { name: /1 seat left/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Caller of a full house');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+250788123456');
  await page.getByRole('textbox', { name: 'Email' }).fill('full@example.org');
  await expect(page.getByText('This departure has only 1 seat left, for 2 people.')).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Choose another departure, or book anyway')).toBeVisible();
  await expectAccessible(page, 'light');
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('Book anyway').check();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/orders')) calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Book', exact: true }).dblclick();
  await expect(page.getByText(/Booking \d{4}-\d+ has been made/)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a clerk reads by how many seats a departure is oversold, and by how many it will be (rules/departures 2, rules/desk 5) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  const tour = await datedTour(url, admin);
  const departureId = await departureOn(url, admin, tour, '2037-06-02', 1);
  await oversell(url, admin, tour, departureId);
  await open(page, NEW);
  await page.getByRole('combobox', { name: 'Tour' }).fill(tour.title);
  await page.getByRole('option', { name: tour.title }).click();
  await page.getByRole('combobox', { name: 'Departure' }).click();
  await page.getByRole('option', { name: /1 over/ }).click();
  await expect(page.getByText('This departure is oversold by 1 seat already.')).toBeVisible();
  await expect(page.getByText('It will be oversold by 3 seats.')).toBeVisible();
});
