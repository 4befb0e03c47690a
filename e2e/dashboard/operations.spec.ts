import { randomUUID } from 'node:crypto';
import { bookSeats, datedTour, departureOn } from '../support/departures.js';
import { expect, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

const add = async (url: string, token: string, what: 'guides' | 'vehicles', fields: object): Promise<string> =>
  (await send<{ data: { id: string } }>(url, 'POST', `/api/admin/${what}`, token, fields)).data.id;

test('places are filled by keyboard, and a clash is shown before it is saved (rules/operations 4, 7) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  const mark = randomUUID().slice(0, 6);
  const guide = { names: `Keyboard Guide ${mark}`, phoneNumber: '+250 788 300 111', isDriver: true };
  await add(url, admin, 'guides', guide);
  await add(url, admin, 'guides', {
    names: `Resting Guide ${mark}`,
    phoneNumber: '+250 788 300 112',
    daysOff: [{ from: '2037-05-01', to: '2037-05-31' }],
  });
  await add(url, admin, 'vehicles', { plate: `RA ${mark}`, name: `Car ${mark}`, seats: 6 });
  const tour = await datedTour(url, admin);
  const departure = await departureOn(url, admin, tour, '2037-05-12', 12);
  await bookSeats(url, tour, departure, 'Operations Visitor');

  await open(page, '/account/operations?day=2037-05-12');
  const trip = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(trip).toHaveCount(1);
  await expect(trip).toContainText('2 people');
  await expect(trip).toContainText('No guide');
  await expectAccessible(page, 'light');

  await trip.getByRole('combobox', { name: /^Guide of/ }).focus();
  await page.keyboard.type(`keyboard guide ${mark}`);
  await page.keyboard.press('Enter');
  await expect(trip.getByText('not confirmed yet')).toBeVisible();
  // A note for the guide (rules/operations 13).
  await trip.getByRole('button', { name: new RegExp(`^Note for Keyboard Guide ${mark}`) }).press('Enter');
  const note = page.getByRole('dialog', { name: `Note for Keyboard Guide ${mark}` });
  await note.getByLabel('Note').fill('Bring water for everybody.');
  await expectAccessible(page, 'light');
  await note.getByRole('button', { name: 'Save the note' }).click();
  await expect(trip).toContainText('Note: Bring water for everybody.');
  await trip.getByRole('combobox', { name: /^Vehicle of/ }).focus();
  await page.keyboard.type(`car ${mark}`);
  await page.keyboard.press('Enter');
  await expect(trip.getByText(`Car ${mark}, RA ${mark.toUpperCase()}`)).toBeVisible();

  // A clash is named in the list, and nothing is saved without a reason.
  await trip.getByRole('combobox', { name: /^Guide of/ }).focus();
  await page.keyboard.type(`resting guide ${mark}`);
  await expect(page.getByRole('option')).toContainText('off');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Resting Guide ${mark} does not fit` });
  await expect(dialog).toContainText('is off from');
  await dialog.getByRole('button', { name: 'Assign all the same' }).click();
  await expect(dialog).toContainText('Please say why');
  await dialog.getByLabel('Why all the same').fill('She offered to come.');
  await dialog.getByRole('button', { name: 'Assign all the same' }).click();
  await expect(trip).toContainText('Forced: She offered to come.');

  await trip.getByRole('button', { name: new RegExp(`^Take Resting Guide ${mark} off`) }).click();
  await expect(trip).not.toContainText(`Resting Guide ${mark}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');
});

test('a name is dragged onto a place (rules/operations 7)', async ({ page, product: { url }, tokens: { admin } }) => {
  const mark = randomUUID().slice(0, 6);
  await add(url, admin, 'guides', { names: `Aaa Guide ${mark}`, phoneNumber: '+250 788 300 113' });
  const tour = await datedTour(url, admin);
  await bookSeats(url, tour, await departureOn(url, admin, tour, '2037-05-20', 12), 'Dragged Visitor');
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/account/operations?day=2037-05-20');
  const pool = page.getByRole('region', { name: 'Guides, drivers and vehicles' });
  const name = pool.getByText(`Aaa Guide ${mark}`);
  const place = page.getByRole('combobox', { name: /^Guide of/ });
  const [from, to] = [(await name.boundingBox())!, (await place.boundingBox())!];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x - 40, from.y + 20, { steps: 5 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: new RegExp(`^Take Aaa Guide ${mark} off`) })).toBeVisible();
});

test('guides and vehicles are kept, with their links (rules/operations 1, 2) @both', async ({ page }) => {
  const mark = randomUUID().slice(0, 6);
  await open(page, '/account/guides');
  await page.getByRole('button', { name: 'Add guide or driver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add guide or driver' });
  await dialog.getByLabel('Names').fill(`Listed Guide ${mark}`);
  await dialog.getByLabel('Phone number').fill('+250 788 300 114');
  await dialog.getByRole('button', { name: 'Add days off' }).click();
  await dialog.getByLabel('From').fill('2037-06-01');
  await dialog.getByLabel('To', { exact: true }).fill('2037-06-03');
  await dialog.getByRole('button', { name: 'Add guide or driver' }).click();
  await expect(page.getByText(`Listed Guide ${mark} has been added.`)).toBeVisible();
  await page.getByRole('button', { name: `Links of Listed Guide ${mark}` }).click();
  const links = page.getByRole('dialog', { name: `Links of Listed Guide ${mark}` });
  const before = await links.getByRole('link', { name: /\/guide\// }).textContent();
  await links.getByRole('button', { name: 'New page link' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(links.getByRole('link', { name: /\/guide\// })).not.toHaveText(before!);
  await expectAccessible(page, 'light');

  await open(page, '/account/vehicles');
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  const vehicle = page.getByRole('dialog', { name: 'Add vehicle' });
  await vehicle.getByLabel('Plate').fill(`rb ${mark}`);
  await vehicle.getByLabel('Name').fill(`Bus ${mark}`);
  await vehicle.getByLabel('Seats').fill('14');
  await vehicle.getByRole('button', { name: 'Add vehicle' }).click();
  await expect(page.getByText(`Bus ${mark} has been added.`)).toBeVisible();
});
