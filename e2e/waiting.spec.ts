// Holds rules/departures 6, 7.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bookSeats, datedTour, departureOn } from './support/departures.js';
import { aliveForm } from './support/site-forms.js';
import { adminToken, send } from './support/staff.js';
import { expect, test as base } from './support/test.js';
import { expectAccessible } from './support/visit.js';

const test = base.extend<object, { admin: string }>({
  admin: [async ({ product }, use) => use(await adminToken(product.url)), { scope: 'worker' }],
});

/** Fills in the booking form for two people. */
async function fillForTwo(page: Page, email: string): Promise<void> {
  const form = page.locator('form#booking');
  await form.getByLabel('Adults').fill('2');
  await form.getByLabel('Name').fill('Late Visitor');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone number').fill('+250788123456');
  await form.getByLabel('Address').fill('KG 7 Avenue');
  await form.getByLabel('Location').fill('Kigali');
}

test('a client whose order comes too late joins the waiting list with one click, and the office sees the entry @both', async ({
  page,
  product: { url },
  admin,
}) => {
  const tour = await datedTour(url, admin);
  const departure = await departureOn(url, admin, tour, '2037-06-06', 3);
  const email = `late.${randomUUID()}@example.org`;
  await page.goto(`/tour/${tour.slug}`);
  await aliveForm(page, 'booking');
  await fillForTwo(page, email);
  const form = page.locator('form#booking');
  await expect(form.locator('strong')).toHaveText('$180');
  await bookSeats(url, tour, departure, 'Faster Visitor');

  await form.getByRole('button', { name: 'Book and pay later' }).click();
  await expect(form.getByRole('alert')).toHaveText('Only 1 seat is left on this departure');
  await expectAccessible(page, 'light');
  await form.getByRole('button', { name: 'Tell me when seats are free' }).press('Enter');
  await expect(form.getByText("You're on the waiting list.")).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Late Visitor');

  const path = `/api/admin/departures/${departure}/waiting`;
  const { waiting } = await send<{ waiting: object[] }>(url, 'GET', path, admin);
  expect(waiting).toMatchObject([{ names: 'Late Visitor', email, people: 2, state: 'waiting' }]);
  await page.evaluate((token) => localStorage.setItem('token', token), admin);
  await page.goto(`/account/departures/${departure}/show`);
  const list = page.getByRole('region', { name: 'Waiting list' });
  await expect(list.getByRole('listitem')).toContainText(['Late Visitor']);
  await expect(list.getByText('Waiting', { exact: true })).toBeVisible();
  await send(url, 'PUT', `/api/admin/departures/${departure}`, admin, { capacity: 4 });
  await page.reload();
  await expect(list.getByText('Offered', { exact: true })).toBeVisible();
  const file = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Spreadsheet of the waiting list' }).click();
  expect((await file).suggestedFilename()).toMatch(/^waiting-list-.+\.csv$/);
});

test.describe('without JavaScript @both', () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the waiting list's form is prefilled with what was typed", async ({
    page,
    product: { url },
    admin,
  }) => {
    const tour = await datedTour(url, admin);
    const departure = await departureOn(url, admin, tour, '2037-06-06', 2);
    await page.goto(`/tour/${tour.slug}?departure=${departure}#book`);
    const email = `late.${randomUUID()}@example.org`;
    await fillForTwo(page, email);
    await page.getByRole('button', { name: 'Show the price' }).click();
    await bookSeats(url, tour, departure, 'Faster Visitor');
    await page.getByRole('button', { name: 'Book and pay later' }).click();
    const list = page.getByRole('region', { name: 'Waiting list' });
    await expect(list.getByLabel('Name')).toHaveValue('Late Visitor');
    await expect(list.getByLabel('Email')).toHaveValue(email);
    await expect(list.getByLabel('Number of people')).toHaveValue('2');
    await list.getByRole('button', { name: 'Tell me when seats are free' }).click();
    await expect(page.getByText("You're on the waiting list.").first()).toBeVisible();
  });
});
