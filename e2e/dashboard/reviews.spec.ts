// Holds rules/content 10.
import { addDays, today } from '@imisozi/core/kigali-time';
import { order } from '../support/booking.js';
import { expect, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { travelled } from '../support/travelled.js';
import { expectAccessible, expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

test('an admin publishes a review and replies to it, and the page of the tour shows both', async ({
  page,
  product,
}) => {
  const { url } = product;
  const { id } = await order(url, `review.${Date.now()}@example.org`, { travelDate: addDays(today(), 9) });
  await travelled(product, id);
  const names = `Reviewer ${Date.now()}`;
  await send(url, 'PUT', `/api/order/${id}/review`, '', { stars: 5, text: 'An hour with gorillas.', names });
  const { data } = await send<{ data: { itemsArray: { id: string }[] } }>(url, 'GET', `/api/order/${id}`, '');
  const { tours } = await send<{ tours: { id: string; slug: string }[] }>(url, 'GET', '/api/tours', '');
  const tour = `/tour/${tours.find((one) => one.id === data.itemsArray[0]!.id)!.slug}`;
  await page.goto(tour);
  await expect(page.getByText(names)).toHaveCount(0);

  await open(page, '/account/reviews');
  await page
    .getByRole('row', { name: new RegExp(names) })
    .getByRole('link')
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('dialog', { name: 'Answer' }).getByLabel('Answer').fill('Come back soon!');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(drawer.getByText('Come back soon!')).toBeVisible();
  await drawer.getByRole('button', { name: /^Publish/ }).click();
  await expect(drawer.getByText('Published', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'light');

  await page.goto(tour);
  const region = page.getByRole('region', { name: 'What travellers say' });
  await expect(region).toContainText(names);
  await expect(region).toContainText('Come back soon!');
  await expect(region.getByRole('img', { name: '5 of 5 stars' }).first()).toBeVisible();
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(told.join()).toContain('"ratingValue":5');
  await expectAccessibleByDayAndNight(page);
  await expectNoSidewaysScroll(page, 360);
});
