import { readFile } from 'node:fs/promises';
import { addDays, today } from '@imisozi/core/kigali-time';
import { firstDayOf, lastDayOf, monthOf, monthsLater } from '@imisozi/core/months';
import { toCents, usd } from '@imisozi/core/money';
import { taxIn } from '@imisozi/core/tax/tax-shares';
import { expect, expectToast, open, test } from '../support/dashboard.js';
import { countEffort, expectWithin } from '../support/effort.js';
import { send } from '../support/staff.js';

const MINUTE = 60;
const SURE = 180;
const BOOKINGS = 200;
/** So many bookings have a lodge that is to be paid. */
const LODGED = 20;
/** In cents. */
const NIGHT = 8_550;
const VAT = 18;
const GIVEN = 'Aline Bosco Clara Denis Esther Fabrice Grace Hervé Ines Jules'.split(' ');
const FAMILY =
  'Almqvist Bergström Castellano Dubreuil Eriksen Fontaine Gutiérrez Haverkamp Ivanović Jankowski Kobayashi Lindqvist Moreau Nakamura Okonkwo Petersen Quintero Rasmussen Steinberg Takahashi'.split(
    ' ',
  );
const MONTH = monthsLater(monthOf(today()), -1);
/** The day on which the trips begin. */
const TRAVEL = addDays(today(), 20);
const FROM = firstDayOf(MONTH);
const TO = lastDayOf(MONTH);

// The demonstration's months are counted, and one of them is closed.
test.use({ demonstrationAlone: true });

interface Booking {
  readonly id: string;
  readonly number: string;
  readonly names: string;
  readonly amount: number;
}

interface Report {
  readonly rows: readonly Record<string, string | number>[];
  readonly totals: Record<string, number>;
}

test('a month of 200 bookings: 180 rows of the bank are sure, 20 are asked about, every report agrees, and it is closed (rules/statements 3, rules/money 15, 16) @both', async ({
  page,
  context,
  product: { url },
  tokens: { admin },
}) => {
  test.slow();
  await send(url, 'PUT', '/api/admin/settings', admin, { tax: { tin: '102345678', vatNumber: '102345678-V' } });
  const title = `Month ${Date.now()}`;
  const { tours } = await send<{ tours: { id: string } }>(url, 'POST', '/api/tours/create', admin, {
    title,
    toursBody: '<p>Walk</p>',
    image: '/media/demo/tours/akagera-weekend.webp',
    price1: 100,
  });
  const bookings: Booking[] = [];
  for (let place = 0; place < BOOKINGS; place++) {
    const names = `${GIVEN[place % GIVEN.length]!} ${FAMILY[Math.floor(place / GIVEN.length)]!}`;
    const amount = 1_000 + place * 7;
    const { order } = await send<{ order: { id: string; number: string } }>(url, 'POST', '/api/admin/orders', admin, {
      itemsArray: [{ id: tours.id }],
      travelDate: TRAVEL,
      travellers: { adult: 1 },
      lines: [{ label: 'Private trip', quantity: 1, unitAmount: amount }],
      names,
      email: `month.${place}@example.org`,
      phoneNumber: '+250788123456',
    });
    bookings.push({ ...order, names, amount });
  }
  const read = (name: string, from: string, to: string) =>
    send<Report>(url, 'GET', `/api/admin/reports/${name}?from=${from}&to=${to}`, admin);
  const report = async (name: string) => (await read(name, FROM, TO)).totals;
  const [money, tax, deposits, payables] = await Promise.all(
    ['money', 'tax', 'deposits', 'payables'].map((name) => report(name)),
  );
  const lodge = await send<{ data: { id: string } }>(url, 'POST', '/api/admin/suppliers', admin, {
    name: `Month Lodge ${Date.now()}`,
    kind: 'lodge',
    email: 'lodge.month@example.org',
  });
  for (const { id: orderId } of bookings.slice(0, LODGED)) {
    const room = { orderId, supplierId: lodge.data.id, what: 'Room', fromDay: TRAVEL, units: 1, unitCost: NIGHT };
    const { data } = await send<{ data: { id: string } }>(url, 'POST', '/api/admin/services', admin, room);
    await send(url, 'POST', `/api/admin/services/${data.id}/request`, admin, { sendMail: false });
    await send(url, 'POST', `/api/admin/services/${data.id}/confirm`, admin, {});
  }

  // Two of three name the booking, others only who paid; of the last twenty the text says nothing.
  const rows = bookings.map(({ number, names, amount }, place) => {
    const [text, who] =
      place >= SURE ? ['Transfer', ''] : place % 3 === 2 ? ['Safari', names] : [`Booking ${number}`, ''];
    return `${addDays(FROM, place % 28)},${text},${who},${amount.toFixed(2)}`;
  });
  const file = {
    name: 'month.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Details,Name,Amount\n${rows.join('\n')}`),
  };

  const effort = await countEffort(context);
  await open(page, '/account/statements');
  await page.getByRole('button', { name: 'Upload statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a bank statement' });
  await dialog.getByLabel('Choose a file').setInputFiles(file);
  await expect(dialog).toContainText(`${BOOKINGS} rows can be read.`);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expectToast(page, `${BOOKINGS} rows have been read.`);
  await page.getByRole('button', { name: `Book all ${SURE} sure rows` }).click();
  await page
    .getByRole('dialog', { name: `Book ${SURE} rows?` })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(page.getByText(`${SURE} rows have been booked.`)).toBeVisible({ timeout: 180_000 });
  const list = page.getByRole('list', { name: 'Rows of the statement' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Sure' })).toHaveCount(0);
  for (const { number } of bookings.slice(SURE)) {
    // A look at the booking, because only the amount speaks for it.
    await list.getByRole('button', { name: `for ${number}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click();
    await expect(list.getByRole('button', { name: `for ${number}` })).toHaveCount(0);
  }
  await expect(page.getByText('Every row of this statement is booked or set aside.')).toBeVisible();

  // Each booking got its own money, and every report of the month grew by all of it.
  const paid = await Promise.all(
    bookings.map(async ({ id }) => (await send<{ paid: number }>(url, 'GET', `/api/admin/orders/${id}`, admin)).paid),
  );
  expect(paid).toEqual(bookings.map(({ amount }) => amount));
  const sum = paid.reduce((total, amount) => total + amount, 0);
  const grown = async (name: string, before: Report['totals'] | undefined, field: string) =>
    Number(((await report(name))[field]! - before![field]!).toFixed(2));
  expect(await grown('money', money, 'received')).toBe(sum);
  expect(await grown('money', money, 'kept')).toBe(sum);
  expect(await grown('tax', tax, 'kept')).toBe(sum);
  expect(await grown('deposits', deposits, 'held')).toBe(sum);
  const vat = paid.reduce((cents, amount) => cents + taxIn(toCents(amount), VAT), 0) / 100;
  expect(await grown('tax', tax, 'tax')).toBe(vat);
  const cost = (LODGED * NIGHT) / 100;
  expect(await grown('payables', payables, 'cost')).toBe(cost);
  const { rows: margins } = await read('margin', TRAVEL, TRAVEL);
  expect(margins.find(({ tour }) => tour === title)).toMatchObject({ sold: sum, cost, margin: sum - cost });

  await open(page, '/account/reports');
  await page.getByRole('button', { name: 'Last month' }).click();
  const row = page.getByRole('table', { name: 'Months' }).getByRole('row').filter({ hasText: MONTH });
  const total = (await report('money')).kept!;
  await expect(row.getByRole('cell').last()).toHaveText(usd(total));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a spreadsheet' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/);
  await row.getByRole('button', { name: `Close ${MONTH}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expectToast(page, `${MONTH} is closed.`);
  expectWithin(5 * MINUTE, effort, 'a month of 200 bookings, booked, checked, saved and closed');

  const columns = lines[0]!.split(',');
  const revenue = columns.findIndex((name) => /revenue/i.test(name));
  const inFile = lines.slice(1).reduce((all, line) => all + Number(line.split(',')[revenue]), 0);
  expect(inFile.toFixed(2)).toBe(total.toFixed(2));
  const late = { kind: 'cash', direction: 'in', amount: 5, receivedAt: FROM };
  await expect(send(url, 'POST', `/api/admin/orders/${bookings[0]!.id}/ledger`, admin, late)).rejects.toThrow(/409/);
});
