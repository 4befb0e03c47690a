import { addDays, today } from '@imisozi/core/kigali-time';
import { officeOrder } from '../support/booking.js';
import { expect, open, rowOf, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

test('a booking warns of money that is missing before travel, and offers a chat about it (rules/desk 6)', async ({
  page,
  product,
  tokens,
}) => {
  const { id, number } = await officeOrder(product.url, `soon.${Date.now()}@example.org`);
  await open(page, `/account/tour-bookings/${id}/show`);
  const booking = page.getByRole('dialog', { name: `Booking ${number}` });
  await expect(booking.getByRole('region', { name: 'Please look at this' })).toBeHidden();
  const change = { revision: 1, travelDate: addDays(today(), 5) };
  await send(product.url, 'PUT', `/api/admin/orders/${id}`, tokens.admin, change);
  await page.reload();
  await expect(booking.getByRole('region', { name: 'Please look at this' })).toContainText('is still to be paid');
  const chat = await booking.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  expect(new URL(chat!).searchParams.get('text')).toContain(`your booking ${number}`);
  await expectAccessible(page, 'light');
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/account/tour-bookings');
  await expect(rowOf(page, number)).toContainText('Unpaid before travel');
  await page.setViewportSize({ width: 360, height: 800 });
  // After a reload on a phone the menu is closed.
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Unpaid before travel');
});

test('an email address is corrected, and an email of the booking is sent to it again (rules/desk 9)', async ({
  page,
  product,
}) => {
  const mistyped = `mistyped.${Date.now()}@example.org`;
  const { id, number } = await officeOrder(product.url, mistyped);
  await open(page, `/account/tour-bookings/${id}/show`);
  const booking = page.getByRole('dialog', { name: `Booking ${number}` });
  await booking.getByRole('button', { name: 'Correct the details' }).click();
  const details = page.getByRole('dialog', { name: `Correct the client of booking ${number}` });
  await expect(details.getByRole('textbox', { name: 'Email' })).toHaveValue(mistyped);
  const right = mistyped.replace('mistyped', 'well.typed');
  await details.getByRole('textbox', { name: 'Email' }).fill(right);
  await details.getByRole('button', { name: 'Save the details' }).click();
  await expect(booking.getByRole('link', { name: right })).toBeVisible();

  const timeline = booking.getByRole('list', { name: 'Notes and timeline' });
  const mail = timeline.getByRole('listitem').filter({ has: page.getByText(mistyped, { exact: true }) });
  await mail
    .getByRole('button', { name: /^Send again/ })
    .first()
    .click();
  const again = page.getByRole('dialog').last();
  await expect(again).toContainText(`The booking's address is ${right}`);
  await again.getByRole('textbox', { name: 'Recipient' }).fill(right);
  await again.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByText(`The email is on its way to ${right}.`)).toBeVisible();
  await expect(mail.filter({ hasText: 'Sent again' })).toHaveCount(1);
  await expect(timeline.getByText(right, { exact: true })).toHaveCount(1);
});

test('one key leads to the next or previous booking, and going back leads to the list (rules/desk 12)', async ({
  page,
  product,
}) => {
  await officeOrder(product.url, `first.${Date.now()}@example.org`);
  await officeOrder(product.url, `second.${Date.now()}@example.org`);
  await page.goto('/account/tour-bookings');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const heading = page.getByRole('dialog').getByRole('heading', { level: 2 }).first();
  const first = await heading.innerText();
  await expect(page.getByRole('button', { name: 'No previous booking' })).toBeDisabled();
  await page.getByRole('link', { name: /^Next booking: / }).press('Enter');
  await expect(heading).not.toHaveText(first);
  await page.getByRole('link', { name: `Previous booking: ${first.replace('Booking ', '')}` }).press('Enter');
  await expect(heading).toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/tour-bookings$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the next booking may be on another page of the list (rules/desk 12)', async ({ page, product }) => {
  for (const name of ['third', 'fourth']) await officeOrder(product.url, `${name}.${Date.now()}@example.org`);
  await page.goto('/account/tour-bookings?page=2&perPage=5');
  const last = page.getByRole('row').nth(5).getByRole('link').first();
  await expect(last).toBeVisible();
  // The links to the neighbours appear only once the list beside the booking is loaded.
  let show = () => {};
  const held = new Promise<void>((resolve) => (show = resolve));
  await page.route(/\/api\/admin\/orders\?/, async (route) => {
    await held;
    await route.continue();
  });
  await last.click();
  const heading = page.getByRole('dialog').getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Next|Previous) booking: / })).toHaveCount(0);
  show();
  const seen = [await heading.innerText()];
  const turn = async (way: 'Next' | 'Previous') => {
    await page.getByRole('link', { name: new RegExp(`^${way} booking: `) }).press('Enter');
    await expect(heading).not.toHaveText(seen.at(-1)!);
    seen.push(await heading.innerText());
  };
  // Two bookings on, to the next page of the list, and back.
  for (const way of ['Next', 'Next', 'Previous', 'Previous'] as const) await turn(way);
  expect(new Set(seen.slice(0, 3)).size).toBe(3);
  expect(seen.slice(3)).toEqual([seen[1], seen[0]]);
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/tour-bookings\?.*page=2/);
});
