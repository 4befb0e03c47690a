// Holds rules/money 13.
import { officeOrder } from './support/booking.js';
import { expect, expectPage, expectToast, rowOf, test } from './support/dashboard.js';
import { send } from './support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/visit.js';
import type { Page, Route } from '@playwright/test';

interface Tour {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** A tour that only this test uses. */
async function newTour(url: string, token: string, title: string): Promise<Tour> {
  const body = { title, toursBody: '<p>A tour.</p>', image: `${url}/media/tour.jpg`, price1: 300, price2: 500 };
  return (await send<{ tours: Tour }>(url, 'POST', '/api/tours/create', token, body)).tours;
}

/** Accessible on a desktop in the light scheme and on a phone in the dark one. */
async function expectSound(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page, 'light');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark', 'contrast');
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a series of departures is previewed, made, shown in the overview of the year, changed and deleted (rules/departures 8, 9) @both', async ({
  page,
  product,
  tokens,
}) => {
  const tour = await newTour(product.url, tokens.admin, 'Circuit with departures');
  const year = new Date().getFullYear() + 1;
  await page.goto(`/account/tours/view/${tour.slug}`);
  // The first link is the menu's.
  await page.getByRole('link', { name: 'Departures', exact: true }).nth(1).click();
  await expectPage(page, 'Dashboard', 'Departures');
  await page.getByRole('button', { name: 'Add departures' }).click();

  const form = page.getByRole('dialog', { name: 'Add departures' });
  // The list is filtered by this tour, so the form preselects it.
  await expect(form.getByRole('combobox', { name: 'Tour' })).toHaveValue(tour.title);
  await form.getByLabel('Start date').fill(`${year}-01-01`);
  await form.getByLabel('Every week').check();
  await form.getByLabel('Last date not after').fill(`${year}-03-31`);
  for (const day of await form.getByRole('checkbox').all()) await day.uncheck();
  await form.getByLabel('Sat').check();
  await expect(form.getByRole('status')).toHaveText(/^This makes 13 dates: Sat, Jan \d, \d{4} · .* …$/);
  await form.getByLabel('Seats').fill('12');
  await form.getByLabel('Minimum').fill('4');
  await expectSound(page);
  await form.getByRole('button', { name: 'Add departures' }).click();
  await expectToast(page, '13 departures have been created.');
  await expect(rowOf(page, '0 of 12')).toHaveCount(13);

  await page.getByRole('button', { name: 'Year at a glance' }).click();
  await page.getByRole('button', { name: 'Year after' }).click();
  const glance = page.getByRole('region', { name: `Departures in ${year}` });
  await expect(glance.getByRole('button', { name: /^Sat.*0 of 12, Available$/ })).toHaveCount(13);
  await expectSound(page);
  await glance
    .getByRole('button', { name: /^Sat, Jan/ })
    .first()
    .click();

  const record = page.getByRole('dialog', { name: /^Sat, Jan/ });
  await record.getByRole('button', { name: 'Edit departure' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit departure' });
  await edit.getByLabel('Seats').fill('10001');
  await edit.getByLabel('Note').fill('With the botanist');
  await edit.getByRole('button', { name: 'Edit departure' }).click();
  // Refused, but what was typed is kept.
  await expect(edit.getByRole('alert')).toContainText('Capacity');
  await expect(edit.getByLabel('Note')).toHaveValue('With the botanist');
  await edit.getByLabel('Seats').fill('2');
  await edit.getByRole('button', { name: 'Edit departure' }).click();
  await expectToast(page, 'The departure has been updated.');
  await expect(record).toContainText('Few left');
  await record.getByRole('button', { name: /^Close sale/ }).click();
  await expect(record.getByRole('button', { name: /^Open sale/ })).toBeVisible();
  await record.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /^Delete the departure/ })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expectToast(page, 'The departure has been deleted.');
  await expect(glance.getByRole('button', { name: /^Sat/ })).toHaveCount(12);
});

test('cash in francs is recorded at the rate of the office, and a transfer with its fee (rules/money 14) @both', async ({
  page,
  product,
  tokens,
}) => {
  await send(product.url, 'PUT', '/api/admin/settings', tokens.admin, { rates: { RWF: 1_466 } });
  const { id, number } = await officeOrder(product.url, 'francs@example.org');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/account/tour-bookings/${id}/show`);
  const booking = page.getByRole('dialog', { name: `Booking ${number}` });
  await booking.getByRole('button', { name: 'Record a payment' }).click();
  const form = page.getByRole('dialog', { name: `Record a payment for booking ${number}` });
  const amount = form.getByLabel('Amount in US dollars');
  await amount.fill('100');
  await form.getByLabel('Bank fee in US dollars').fill('15');
  await form.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: 'RWF' }).click();
  await expect(form.getByLabel('Amount in RWF')).toHaveValue('146600');
  await expect(form.getByLabel('RWF per US dollar')).toHaveValue('1466');
  await form.getByLabel('Amount in RWF').fill('293200');
  await expect(amount).toHaveValue('200');
  await form.getByLabel('RWF per US dollar').fill('1500');
  await expect(amount).toHaveValue('195.47');
  await expectSound(page);
  await form.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(form).toBeHidden();
  const entry = booking.getByRole('list', { name: 'Money in and out' }).getByRole('listitem');
  await expect(entry).toContainText('RWF 293,200 at 1500', { timeout: 20_000 });
  await expect(entry).toContainText('bank fee $15');
  await send(product.url, 'PUT', '/api/admin/settings', tokens.admin, { rates: { RWF: null } });
});

test('a payment is recorded once with the keyboard, and voided with a reason (rules/money 3, 4) @both', async ({
  page,
  product,
  tokens,
}) => {
  const { id, number } = await officeOrder(product.url, 'ledger@example.org');
  await page.goto(`/account/tour-bookings/${id}/show`);
  const booking = page.getByRole('dialog', { name: `Booking ${number}` });
  await expect(booking).toContainText('No money has come in yet.');
  await booking.getByRole('button', { name: 'Record a payment' }).press('Enter');

  const form = page.getByRole('dialog', { name: `Record a payment for booking ${number}` });
  const amount = form.getByLabel('Amount in US dollars');
  await expect(amount).toBeFocused();
  const balance = Number(await amount.inputValue());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('100');
  await form.getByLabel('Reference').pressSequentially('BK-77120');
  await expectSound(page);
  // An amount with a digit too many needs confirmation; it is corrected before anything is recorded.
  await amount.fill(String(balance * 10));
  await form.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(form).toContainText('Please check the amount, and confirm it');
  await form.getByLabel(/ is more than the .* that is left to pay/).check();
  await form.getByRole('button', { name: 'Record', exact: true }).click();
  await booking.getByRole('button', { name: new RegExp(`^Undo: .* for booking ${number}$`) }).click();
  await booking.getByRole('button', { name: 'Record a payment' }).click();
  await amount.fill('100');
  await form.getByLabel('Reference').fill('BK-77120');
  // The button is pressed twice, and the first response is lost: the payment is recorded once.
  let lost = 0;
  await page.route('**/ledger', async (route: Route) => {
    if (route.request().method() !== 'POST' || ++lost > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await form.getByRole('button', { name: 'Record', exact: true }).dblclick();
  await expect(page.getByText(/in 10 seconds, \$100 will be recorded/).first()).toBeVisible();
  await expect(page.getByText(/in 10 seconds, \$100/)).toHaveCount(0, { timeout: 20_000 });
  await expectToast(page, /^\$100 has been booked\. .* is left to pay\.$/);
  const entry = booking.getByRole('list', { name: 'Money in and out' }).getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('$100InBank transfer');
  await expect(entry).toContainText('reference BK-77120 · recorded by admin@imisozi.example');
  const saved = page.waitForEvent('download');
  await entry.getByRole('button', { name: /^RCT-\d{4}-\d{6} \(PDF\)$/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^receipt-RCT-\d{4}-\d{6}\.pdf$/);
  await expectSound(page);

  await entry.getByRole('button', { name: /^Void RCT-/ }).click();
  const question = page.getByRole('dialog', { name: /^Void \$100/ });
  await question.getByRole('button', { name: 'Void' }).click();
  await expect(question).toContainText('Reason is required');
  await question.getByLabel('Reason').fill('It was for another booking.');
  await question.getByRole('button', { name: 'Void' }).click();
  await expectToast(page, /^The entry has been voided\./);
  await expect(entry).toHaveCount(2);
  await expect(entry.first().locator('s')).toHaveText('$100');
  await expect(booking.getByRole('button', { name: /^Void/ })).toHaveCount(0);
  const { balance: left } = await send<{ balance: number }>(
    product.url,
    'GET',
    `/api/admin/orders/${id}`,
    tokens.admin,
  );
  expect(left).toBe(balance);
});

test('a tour gets seasons, a traveller type, an extra and terms, and keeps everything else (rules/prices 4 to 6, rules/money 1) @both', async ({
  page,
  product,
  tokens,
}) => {
  const { slug } = await newTour(product.url, tokens.admin, 'Tour with seasons');
  await page.goto(`/account/tours/view/${slug}`);
  await page.getByLabel('On listed departures only').check();
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  const seasons = group('Seasons');
  for (const [place, [name, from, to]] of [
    ['High', '2027-06-01', '2027-09-30'],
    ['Late', '2027-09-30', '2027-10-31'],
  ].entries()) {
    await seasons.getByRole('button', { name: 'Add a season' }).click();
    await seasons.getByLabel('Name').nth(place).fill(name!);
    await seasons.getByLabel('First travel date').nth(place).fill(from!);
    await seasons.getByLabel('Last travel date').nth(place).fill(to!);
    await seasons.getByLabel('Price for 2').nth(place).fill('700');
  }
  await group('Traveller types').getByRole('button', { name: 'Add' }).click();
  await group('Traveller types').getByLabel('Name').fill('Child');
  await group('Traveller types').getByLabel('Difference').fill('-50');
  await group('Extras').getByRole('button', { name: 'Add' }).click();
  await group('Extras').getByLabel('Name').fill('Gorilla permit');
  await group('Extras').getByLabel('Price in US dollars').fill('1500');
  await page.getByLabel('This tour has terms of its own').check();
  await page.getByLabel('Deposit in percent').fill('30');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('From days before travel').fill('30');
  await page.getByLabel('Charge in percent').fill('50');
  await expect(page.getByText('Cancelling is free until 31 days before travel.')).toBeVisible();
  await page.getByRole('button', { name: 'Update tour' }).click();

  // The message is shown beside the seasons, and above the button.
  await expect(page.getByText('The seasons High and Late overlap on 2027-09-30')).toHaveCount(2);
  await expectSound(page);
  await seasons.getByRole('button', { name: 'Remove Season 2' }).click();
  await page.getByRole('button', { name: 'Update tour' }).click();
  await expectToast(page, 'The tour has been updated.');
  const { tours: saved } = await send<{ tours: object }>(product.url, 'GET', `/api/tours/${slug}`, tokens.admin);
  expect(saved).toMatchObject({
    price2: 500,
    saleMode: 'departures',
    seasons: [{ name: 'High', from: '2027-06-01', to: '2027-09-30', price1: 0, price2: 700 }],
    travellerTypes: [{ code: 'child', label: 'Child', percent: -50 }],
    extras: [{ code: 'gorilla-permit', category: 'service', price: 1500, per: 'person', required: false }],
    terms: { depositPercent: 30, cancellation: [{ daysBefore: 30, chargePercent: 50 }] },
  });

  // An edit of another field sends nothing of these.
  await page.goto(`/account/tours/view/${slug}`);
  await page.getByLabel('Location').fill('Volcanoes');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Update tour' }).click();
  expect(Object.keys((await sent).postDataJSON() as object)).toEqual(['location', 'updatedAt']);
});

test("an admin sets the company's terms, and makes and deletes a promo code (rules/money 1, rules/prices 7) @both", async ({
  page,
  product,
  tokens,
}) => {
  await page.goto('/account/settings');
  await expectPage(page, 'Dashboard', 'Settings');
  await expect(page.getByText('From 2 days before travel, everything is charged.')).toBeVisible();
  await page.getByLabel('Deposit in percent').fill('140');
  await page.getByRole('button', { name: 'Add a line' }).click();
  const details = page.getByRole('group', { name: 'Bank details' });
  await details.getByLabel('Name').fill('IBAN');
  await details.getByLabel('Value').fill('RW00 0000 0000');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Deposit in percent must be a whole number from 0 to 100')).toHaveCount(2);
  await expectSound(page);
  await page.getByLabel('Deposit in percent').fill('100');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(page, 'The settings have been saved.');
  const saved = await send<object>(product.url, 'GET', '/api/admin/settings', tokens.admin);
  expect(saved).toMatchObject({ bankDetails: [{ name: 'IBAN', value: 'RW00 0000 0000' }] });

  await page.getByRole('link', { name: 'Promo codes' }).click();
  await page.getByRole('button', { name: 'Create promo code' }).click();
  const form = page.getByRole('dialog', { name: 'Create promo code' });
  await form.getByLabel('Code').fill('OFFICE-10');
  await form.getByRole('button', { name: 'Create promo code' }).click();
  await expect(form.getByRole('alert')).toContainText('percent');
  await form.getByLabel('Percent').fill('10');
  await form.getByLabel('Most uses').fill('5');
  await form.getByRole('button', { name: 'Create promo code' }).click();
  await expectToast(page, 'The promo code has been created.');
  await expect(rowOf(page, 'OFFICE-10')).toContainText('10%');
  await expect(rowOf(page, 'OFFICE-10')).toContainText('0 / 5');
  await expectSound(page);
  await rowOf(page, 'OFFICE-10').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete OFFICE-10?' }).getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'The promo code has been deleted.');
});
