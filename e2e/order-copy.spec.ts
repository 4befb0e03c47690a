import { addDays, today } from '@imisozi/core/kigali-time';
import { officeIdOf, order } from './support/booking.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessibleByDayAndNight } from './support/visit.js';

test('the client keeps a copy of the order on the phone, reads it without a network, and forgets it (rules/privacy 13)', async ({
  page,
  context,
  product: { url },
}) => {
  const { id } = await order(url, `copy.${Date.now()}@example.org`, { travelDate: addDays(today(), 40) });
  const kept = () => page.evaluate(() => caches.keys());
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const thanks = page.getByText('Thank you, Process.');
  await page.goto(`/myorder/${id}`);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/order.webmanifest');
  const box = page.getByRole('region', { name: 'Keep a copy on this phone' });
  await expect(box.getByRole('button', { name: 'Keep a copy on this phone' })).toBeVisible();
  // Nothing stays in the browser of who has not asked for it.
  expect([await kept(), await workers()]).toEqual([[], 0]);
  await expectAccessibleByDayAndNight(page);

  await box.getByRole('button', { name: 'Keep a copy on this phone' }).click();
  await expect(box.getByRole('button', { name: 'Forget the copy' })).toBeVisible();
  expect(await kept()).toEqual([`order-copy:/myorder/${id}`]);
  const paths = await page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map((request) => new URL(request.url).pathname);
  }, `order-copy:/myorder/${id}`);
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(thanks).toBeVisible();
  await expect(page.locator('#offline')).toHaveText(
    /^\s*You are offline\. This is your order as it was on .+ CAT\.\s*$/,
  );
  await expect(page.locator('#offline')).toBeVisible();
  // The copy is styled: the sheet has its colours.
  await expect(page.locator('.sheet')).toHaveCSS('border-radius', '12px');
  await context.setOffline(false);

  // It follows the order.
  await send(url, 'PUT', `/api/order/${await officeIdOf(url, id)}/status`, await adminToken(url), { status: 'PAID' });
  await page.reload();
  await expect(page.getByText('Paid in full.')).toBeVisible();
  const text = () =>
    page.evaluate(async () => (await (await caches.match(location.pathname))?.text())?.includes('Paid in full.'));
  await expect.poll(text).toBe(true);

  await box.getByRole('button', { name: 'Forget the copy' }).click();
  await expect(box.getByRole('button', { name: 'Keep a copy on this phone' })).toBeVisible();
  expect([await kept(), await workers()]).toEqual([[], 0]);
});

test('a copy goes with its link (rules/privacy 13)', async ({ page, product: { url } }) => {
  const { id } = await order(url, `renewed.${Date.now()}@example.org`, { travelDate: addDays(today(), 40) });
  await page.goto(`/myorder/${id}`);
  await page.getByRole('button', { name: 'Keep a copy on this phone' }).click();
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const officeId = await officeIdOf(url, id);
  await send(url, 'POST', `/api/admin/orders/${officeId}/client-link`, await adminToken(url), { renew: true });
  expect((await page.reload())!.status()).toBe(404);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no copy is offered', async ({ page, product: { url } }) => {
    const { id } = await order(url, `nocopy.${Date.now()}@example.org`, { travelDate: addDays(today(), 40) });
    await page.goto(`/myorder/${id}`);
    await expect(page.getByRole('button', { name: 'Keep a copy on this phone' })).toBeHidden();
  });
});
