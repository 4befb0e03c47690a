import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailsTo, post } from './support/booking.js';
import { datedTour, departureOn } from './support/departures.js';
import { adminToken } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';
import type { Product } from './support/product.js';

/** Books seats to pay later. @returns the URLs of the order's page: in the response and in the mail */
async function holdSeats({ url, settings }: Product, language: string) {
  const admin = await adminToken(url);
  const tour = await datedTour(url, admin);
  const departureId = await departureOn(url, admin, tour, '2037-06-06', 6);
  const email = `mailed.${randomUUID()}@example.org`;
  const client = { names: 'Grace Uwase', email, phoneNumber: '+250788123456', address: 'KG 7', location: 'Kigali' };
  const body = { ...client, itemType: 'tour', itemsArray: [{ id: tour.id }], departureId, people: 1, amount: 100 };
  const made = await post(url, '/api/order', { ...body, payment: 'later' }, language);
  const { id } = (made.body as { order: { id: string } }).order;
  const [mail] = await mailsTo(settings.DATA_DIR!, email, 1);
  const [, mailed = ''] = /href="([^"]+\?mail=[^"]+)"/.exec(mail!.html!)!;
  return { page: `/myorder/${id}`, mailed: new URL(mailed).pathname + new URL(mailed).search, text: mail!.text };
}

const priceOn = (page: Page) => page.locator('#money');

test('seats are held for half an hour, and longer once the link in the mail has been opened (rules/departures 3) @both', async ({
  page,
  product,
}) => {
  const order = await holdSeats(product, 'en');
  expect(order.text).toContain('we keep them for 48 hours from that moment');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(order.page);
  const awaited = /Open the link in our email by then, and we keep them for 48 hours/;
  await expect(priceOn(page)).toContainText(awaited);
  await expectAccessibleByDayAndNight(page);
  await expectNoSidewaysScroll(page, 360);
  await page.goto(order.mailed);
  await expect(priceOn(page)).toContainText(/We keep your seats until .* CAT\./);
  await expect(priceOn(page)).not.toContainText(awaited);
  // Without the parameter, a copy of the URL that the client passes on proves nothing.
  await expect(page).toHaveURL(order.page);
});

test.describe('without JavaScript @both', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, a button on the mailed page holds the seats longer, in French too (rules/departures 3)', async ({
    page,
    product,
  }) => {
    const order = await holdSeats(product, 'fr');
    expect(order.text).toContain('nous les garderons 48 heures');
    await page.goto(order.mailed);
    await expect(priceOn(page)).toContainText('Ouvrez d’ici là le lien de notre e-mail');
    await page.getByRole('button', { name: 'Garder mes places' }).click();
    await expect(priceOn(page)).not.toContainText('Ouvrez d’ici là');
    await expect(page).toHaveURL(/\/fr\/myorder\/[\w-]+#money$/);
  });
});
