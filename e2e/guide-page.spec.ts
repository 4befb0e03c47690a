import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, today } from '@imisozi/core/kigali-time';
import { officeIdOf, order } from './support/booking.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';

interface OnTheRoad {
  readonly guideId: string;
  readonly orderId: string;
  readonly token: string;
  readonly path: string;
}

const pathOf = (link: string) => new URL(link).pathname;

/** A guide with a trip that begins in two days. */
async function onTheRoad(url: string, language = 'en'): Promise<OnTheRoad> {
  const token = await adminToken(url);
  const travelDate = addDays(today(), 2);
  const { id } = await order(url, `road.${randomUUID()}@example.org`, { travelDate, message: 'We love birds.' });
  const orderId = await officeIdOf(url, id);
  const body = { names: 'Eric Mugisha', phoneNumber: '+250 788 300 100', language };
  const { data } = await send<{ data: { id: string; page: string } }>(url, 'POST', '/api/admin/guides', token, body);
  await send(url, 'POST', '/api/admin/assignments', token, { guideId: data.id, orderId });
  return { guideId: data.id, orderId, token, path: pathOf(data.page) };
}

/** A confirmed service of the trip with its voucher. */
async function voucherOf(url: string, { orderId, token }: OnTheRoad): Promise<{ id: string; voucherNumber: string }> {
  const post = async (path: string, body: object) =>
    (await send<{ data: { id: string; voucherNumber: string } }>(url, 'POST', `/api/admin/${path}`, token, body)).data;
  const supplier = { name: 'Volcano Lodge', kind: 'lodge', phoneNumber: '+250 788 200 200', address: 'Musanze' };
  const { id: supplierId } = await post('suppliers', supplier);
  const wish = { orderId, supplierId, what: 'Two rooms', days: 2, units: 2, unitCost: 98_700 };
  const { id } = await post('services', wish);
  await post(`services/${id}/request`, { sendMail: false });
  await post(`services/${id}/confirm`, {});
  return post(`services/${id}/voucher`, { sendMail: false });
}

/** What the phone keeps, by path. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

const isReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
const said = async (url: string, { orderId, token }: OnTheRoad) => {
  const { entries } = await send<{ entries: { kind: string; tick: { kind: string; note: string } | null }[] }>(
    url,
    'GET',
    `/api/admin/orders/${orderId}/timeline`,
    token,
  );
  return entries.flatMap(({ tick }) => (tick ? [tick.kind] : [])).toReversed();
};

test('the page says all that a guide needs, and neither prices nor passports (rules/operations 9)', async ({
  page,
  product: { url },
}) => {
  const { path } = await onTheRoad(url);
  const answer = await page.goto(path);
  expect(answer!.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Eric Mugisha');
  const trip = page.locator('[data-trip]');
  await expect(trip).toContainText('Process Visitor');
  await expect(trip).toContainText('We love birds.');
  await expect(trip.getByRole('link', { name: /250 ?788 ?123 ?456/ }).first()).toHaveAttribute(
    'href',
    'tel:+250788123456',
  );
  const main = await page.getByRole('main').innerText();
  expect(main).not.toMatch(/\$|price|deposit|balance|passport|birth/i);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/order.webmanifest');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await expectAccessibleByDayAndNight(page);
});

test('without a network it is read, and what is said waits, in order, and arrives once (rules/operations 10, 11)', async ({
  page,
  context,
  product: { url },
}) => {
  const road = await onTheRoad(url);
  await page.goto(road.path);
  await isReady(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`guide-copy:${road.path}`]);
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('#offline')).toBeVisible();
  await expect(page.locator('#offline')).toHaveText(/This is your page as it was on .+ CAT\./);
  await page.getByRole('button', { name: 'I will be there' }).click();
  await page.getByRole('button', { name: 'Picked up' }).click();
  await page.getByLabel('Odometer in km').fill('84210');
  await page.getByRole('button', { name: 'Send' }).first().click();
  await page.getByLabel('Note to the office').fill('They wait at the gate.');
  await page.getByRole('button', { name: 'Send' }).last().click();
  await expect(page.locator('#queued-count')).toHaveText('4');
  // It outlives the page, with the wrong clock of another day.
  await page.reload();
  await expect(page.locator('#queued-count')).toHaveText('4');
  await expect(page.getByText('They wait at the gate. · not sent yet')).toBeVisible();
  expect(await said(url, road)).toEqual([]);
  await context.setOffline(false);
  await expect(page.locator('#queued')).toBeHidden({ timeout: 45_000 });
  expect(await said(url, road)).toEqual(['confirmed', 'picked-up', 'odometer', 'note']);
  // The page reloads itself when it finds that it has changed, which may abort a reload of ours.
  await expect(() => page.reload()).toPass();
  await expect(page.getByText('You have confirmed this trip.')).toBeVisible();
  expect(await said(url, road)).toHaveLength(4);
});

test('what waits is sent by the page of a new key, and the old copy goes (rules/operations 11)', async ({
  page,
  context,
  product: { url },
}) => {
  const road = await onTheRoad(url);
  await page.goto(road.path);
  await isReady(page);
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Picked up' }).click();
  await expect(page.locator('#queued-count')).toHaveText('1');
  const { data } = await send<{ data: { page: string } }>(
    url,
    'POST',
    `/api/admin/guides/${road.guideId}/page-key`,
    road.token,
    {},
  );
  await context.setOffline(false);
  // The service worker hears a moment later that there is a network again.
  await expect(async () => expect((await page.reload())!.status()).toBe(404)).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(pathOf(data.page));
  await expect.poll(() => said(url, road)).toEqual(['picked-up']);
  await expect(page.locator('#queued')).toBeHidden();
});

test('what has changed since the guide looked is marked until it is seen (rules/operations 11)', async ({
  page,
  product: { url },
}) => {
  const road = await onTheRoad(url);
  await page.goto(road.path);
  await isReady(page);
  await page.waitForTimeout(500);
  await send(url, 'PUT', `/api/admin/orders/${road.orderId}`, road.token, { revision: 1, location: 'Musanze Hotel' });
  await page.reload();
  await expect(page.locator('#changes')).toBeVisible();
  await expect(page.locator('mark')).toContainText('Changed (before:');
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await expect(page.locator('mark')).toHaveCount(0);
  await page.waitForTimeout(300);
  await page.reload();
  await expect(page.locator('#changes')).toBeHidden();
});

test('guests leave the phone when their trip is over (rules/operations 11)', async ({
  page,
  context,
  product: { url },
}) => {
  const road = await onTheRoad(url);
  await page.goto(road.path);
  await isReady(page);
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await page.clock.setFixedTime(new Date(Date.now() + 30 * 86_400_000));
  await page.reload();
  await expect(page.locator('[data-trip]')).toHaveCount(0);
  await expect(page.getByText('You have no trips today or in the next seven days.')).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open(`guide-copy:${location.pathname}`);
      const pages = await Promise.all([cache.match(location.pathname), cache.match(`${location.pathname}?seen`)]);
      return (await Promise.all(pages.map(async (one) => (one ? one.text() : '')))).join();
    });
  await expect.poll(async () => (await kept()).includes('Process Visitor')).toBe(false);
});

test('vouchers are on the page and opened without a network, until they are cancelled or the trip is over (rules/operations 11, 14)', async ({
  page,
  context,
  product: { url },
}) => {
  const road = await onTheRoad(url);
  const { id, voucherNumber } = await voucherOf(url, road);
  const paper = `${road.path}/${id}.pdf`;
  await page.goto(road.path);
  await isReady(page);
  const voucher = page.getByRole('listitem').filter({ hasText: voucherNumber });
  for (const fact of ['Volcano Lodge', 'Two rooms', '2 units', 'For Process Visitor', 'Musanze']) {
    await expect(voucher).toContainText(fact);
  }
  await expect(voucher.getByRole('link', { name: '+250 788 200 200' })).toHaveAttribute('href', 'tel:+250788200200');
  await expect(voucher.getByRole('link', { name: 'Open the voucher (PDF)' })).toHaveAttribute('href', paper);
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$|price|cost|987/i);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await expectAccessibleByDayAndNight(page);
  await expect.poll(() => keptPaths(page)).toContain(paper);

  await context.setOffline(true);
  const download = page.waitForEvent('download');
  await voucher.getByRole('link', { name: 'Open the voucher (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe(`voucher-${voucherNumber}.pdf`);
  await context.setOffline(false);

  await send(url, 'POST', `/api/admin/services/${id}/cancel`, road.token, { sendMail: false });
  await expect(() => page.reload()).toPass();
  await expect(voucher).toContainText('Cancelled: do not use this voucher.');
  await expect(voucher.getByRole('link', { name: 'Open the voucher (PDF)' })).toHaveCount(0);
  await expect(page.locator('#changes')).toBeVisible();
  await expect.poll(() => keptPaths(page)).not.toContain(paper);
  expect((await page.request.get(paper)).status()).toBe(404);

  const other = await voucherOf(url, road);
  await expect(() => page.reload()).toPass();
  await expect.poll(() => keptPaths(page)).toContain(`${road.path}/${other.id}.pdf`);
  await context.setOffline(true);
  await page.clock.setFixedTime(new Date(Date.now() + 30 * 86_400_000));
  await page.reload();
  await expect(page.locator('[data-trip]')).toHaveCount(0);
  await expect.poll(() => keptPaths(page)).not.toContain(`${road.path}/${other.id}.pdf`);
});

for (const [language, greeting] of [
  ['fr', 'Bonjour Eric Mugisha'],
  ['rw', 'Muraho Eric Mugisha'],
  ['sw', 'Habari Eric Mugisha'],
  ['ar', 'مرحبًا Eric Mugisha'],
] as const) {
  test(`the page is in the guide’s language: ${language} (rules/operations 9)`, async ({ page, product: { url } }) => {
    const { path } = await onTheRoad(url, language);
    expect(path).toMatch(new RegExp(`^/${language}/guide/`));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Eric Mugisha');
    expect((await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      greeting,
    );
    await expectNoSidewaysScroll(page, 360);
  });
}
