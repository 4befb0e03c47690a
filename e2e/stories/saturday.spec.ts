import { randomUUID } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { bookSeats, datedTour, departureOn } from '../support/departures.js';
import { expect, open, test } from '../support/dashboard.js';
import { countEffort, expectWithin } from '../support/effort.js';
import { send } from '../support/staff.js';

const TRIPS = 9;
const PICK_UPS = 4;
const MINUTE = 60;
const PHONE = { width: 360, height: 800 };
const NOBODY = { cookies: [], origins: [] };

/** A Saturday whose guides find it on their page: within the next seven days. */
function nextSaturday(): string {
  const day = addDays(today(), 1);
  const ahead = (6 - new Date(`${day}T00:00Z`).getUTCDay() + 7) % 7;
  return addDays(day, ahead);
}

test('a Saturday of nine trips is assigned by keyboard, and a guide ticks it in flight mode (rules/operations 4, 7, 10, 11) @both', async ({
  page,
  context,
  browser,
  product: { url },
  tokens: { admin },
}) => {
  test.slow();
  const saturday = nextSaturday();
  const mark = randomUUID().slice(0, 4);
  const make = (what: 'guides' | 'vehicles', fields: object) =>
    send<{ data: { id: string; page: string } }>(url, 'POST', `/api/admin/${what}`, admin, fields);
  const pages: string[] = [];
  const bookings: string[] = [];
  for (let trip = 1; trip <= TRIPS; trip++) {
    const phoneNumber = `+250 788 400 ${100 + trip}`;
    pages.push((await make('guides', { names: `${trip}${mark} Guide`, phoneNumber })).data.page);
    await make('guides', { names: `${trip}${mark} Driver`, phoneNumber, isGuide: false, isDriver: true });
    await make('vehicles', { plate: `R${trip} ${mark}`, name: `${trip}${mark} car`, seats: 2 * PICK_UPS });
    const tour = await datedTour(url, admin);
    const departure = await departureOn(url, admin, tour, saturday, 2 * PICK_UPS);
    for (let guest = 1; guest <= (trip === 1 ? PICK_UPS : 1); guest++)
      bookings.push((await bookSeats(url, tour, departure, `Guest ${guest} of ${trip}${mark}`)).id);
  }

  const effort = await countEffort(context);
  await open(page, `/account/operations?day=${saturday}`);
  const { keyboard } = page;
  const trips = page.getByRole('listitem').filter({ hasText: /Dated circuit/ });
  await expect(trips).toHaveCount(TRIPS);
  const first = trips.filter({ hasText: `${2 * PICK_UPS} people` });
  const order = [first, ...(await trips.filter({ hasText: /· 2 people/ }).all())];
  for (const [index, trip] of order.entries()) {
    await trip.getByRole('combobox', { name: /^Guide of/ }).click();
    for (const what of ['guide', 'driver', 'car']) {
      await keyboard.type(`${index + 1}${mark} ${what[0]}`);
      await keyboard.press('Enter');
      await expect(trip.getByText(new RegExp(`^${index + 1}${mark} ${what}`, 'i'))).toBeVisible();
      await keyboard.press('Tab');
    }
  }
  await expect(trips.getByText(/^No (guide|driver|vehicle)$/)).toHaveCount(0);
  expectWithin(2 * MINUTE, effort, 'nine trips with guide, driver and vehicle');

  const road = await browser.newContext({ baseURL: url, viewport: PHONE, storageState: NOBODY });
  const taps = await countEffort(road);
  const phone = await road.newPage();
  await phone.goto(new URL(pages[0]!).pathname);
  await expect.poll(() => phone.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await expect(phone.locator('[data-trip]')).toContainText(`Guest 1 of 1${mark}`);
  await expect.poll(() => phone.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await phone.waitForTimeout(500);
  await road.setOffline(true);
  await phone.reload();
  await phone.getByRole('button', { name: 'I will be there' }).click();
  for (let guest = 1; guest <= PICK_UPS; guest++)
    await phone
      .getByRole('button', { name: 'Picked up' })
      .nth(guest - 1)
      .click();
  await expect(phone.locator('#queued-count')).toHaveText(String(1 + PICK_UPS));
  expectWithin(MINUTE, taps, 'four pick-ups in flight mode');
  await road.setOffline(false);
  await expect(phone.locator('#queued')).toBeHidden();
  await road.close();
  const said = await Promise.all(
    bookings.slice(0, PICK_UPS).map(async (id) => {
      const { entries } = await send<{ entries: readonly { tick: { kind: string; at: string } | null }[] }>(
        url,
        'GET',
        `/api/admin/orders/${id}/timeline`,
        admin,
      );
      return entries.flatMap(({ tick }) => (tick?.kind === 'picked-up' ? [tick.at] : []));
    }),
  );
  // Each once, and in the order in which they were tapped.
  expect(said.map((ticks) => ticks.length)).toEqual(Array.from({ length: PICK_UPS }, () => 1));
  expect(said.flat().toSorted()).toEqual(said.flat());
});
