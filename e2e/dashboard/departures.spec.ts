import { bookSeats, datedTour, departureOn, oversell } from '../support/departures.js';
import { expect, expectToast, open, rowOf, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible } from '../support/visit.js';

test('a departure is cancelled by the keyboard, with a choice for each booking and the money shown first (rules/cancelling 6) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  const tour = await datedTour(url, admin);
  const gone = await departureOn(url, admin, tour, '2037-05-02', 12);
  const next = await departureOn(url, admin, tour, '2037-05-09', 2);
  const [ada, ben, eve] = [
    await bookSeats(url, tour, gone, 'Ada Mover'),
    await bookSeats(url, tour, gone, 'Ben Payer'),
    await bookSeats(url, tour, gone, 'Eve Asker'),
  ];
  await send(url, 'POST', `/api/admin/orders/${ben.id}/ledger`, admin, { kind: 'bank', direction: 'in', amount: 180 });

  await open(page, `/account/departures/${gone}/show`);
  await page.getByRole('button', { name: 'Cancel departure' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Cancel Dated circuit/ });
  const effect = dialog.getByRole('status');
  // Another departure has seats for the first booking only.
  await expect(dialog.getByLabel(`What becomes of ${ada.number}`)).toHaveText(/Move to Sat, May 9/);
  await expect(dialog.getByLabel(`What becomes of ${ben.number}`)).toHaveText('Cancel, pay $180 back');
  await expect(effect).toContainText('1 booking moves to another date at the price that was booked.');
  await expect(effect).toContainText('2 bookings are cancelled; $180 is to be paid back.');
  const choice = dialog.getByLabel(`What becomes of ${eve.number}`);
  await choice.focus();
  await choice.press('Enter');
  await page.getByRole('option', { name: 'Tell the client, decide later' }).click();
  await expect(effect).toContainText('1 booking is cancelled; $180 is to be paid back.');
  await expectAccessible(page, 'light');
  const submit = dialog.getByRole('button', { name: 'Cancel departure and email 3 clients' });
  await submit.click();
  await expect(dialog.getByText('Please give the reason: the clients read it')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The bridge is closed.');
  await submit.press('Enter');
  await expectToast(
    page,
    'The departure has been cancelled: 1 order moved, 1 order cancelled with $180 to be paid back',
  );
  await expect(page.getByRole('button', { name: 'Cancel departure' })).toBeHidden();

  const booking = (id: string) =>
    send<{ status: string; departureId: string }>(url, 'GET', `/api/admin/orders/${id}`, admin);
  expect(await booking(ada.id)).toMatchObject({ status: 'PENDING', departureId: next });
  expect(await booking(ben.id)).toMatchObject({ status: 'CANCELLED' });
  // The undecided booking stays in the list of bookings.
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await expect(page.getByRole('link', { name: eve.number }).or(page.getByText('Eve Asker')).first()).toBeVisible();
});

test('an oversold departure says by how many (rules/departures 2) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  const tour = await datedTour(url, admin);
  const departure = await departureOn(url, admin, tour, '2037-06-02', 1);
  await oversell(url, admin, tour, departure);
  await open(page, '/account/departures');
  await expect(rowOf(page, tour.title)).toContainText('2 of 1, 1 over');
});
