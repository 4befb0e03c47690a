import { randomUUID } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { officeOrder } from '../support/booking.js';
import { expect, expectPage, expectToast, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

interface Booking {
  readonly id: string;
  readonly number: string;
  readonly amount: number;
}

test('a statement is uploaded, its columns chosen, and its rows booked, split and set aside (rules/statements 1 to 5) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  test.slow();
  const booking = async (): Promise<Booking> => {
    const { id } = await officeOrder(url, `statements.${randomUUID().slice(0, 8)}@example.org`);
    return send<Booking>(url, 'GET', `/api/admin/orders/${id}`, admin);
  };
  const [one, two, three] = [await booking(), await booking(), await booking()];
  const mark = randomUUID().slice(0, 8);
  const day = addDays(today(), -1).split('-').reverse().join('/');
  const comma = (amount: number) => amount.toFixed(2).replace('.', ',');
  const rows = [
    `${day};Safari ${one.number.replace('-', ' ')};${comma(one.amount)};;Somebody ${mark}`,
    `${day};Two friends ${mark};${comma(two.amount + 10)};;`,
    `${day};Charges ${mark};;4,50;`,
  ];
  const text = `Bank of Specs\n\nPosted;What;In;Out;Whom\n${rows.join('\n')}`;
  const file = { name: `spec-${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };

  await open(page, '/account/statements');
  await page.getByRole('button', { name: 'Upload statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a bank statement' });
  await dialog.getByLabel('Choose a file').setInputFiles(file);
  // Nothing tells which columns these are.
  await expect(dialog.getByRole('alert')).toContainText('Please choose the column');
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
  for (const [name, column] of [
    ['Day', 'Posted'],
    ['Money in', 'In'],
    ['Money out', 'Out'],
    ['What for', 'What'],
    ['Who paid', 'Whom'],
    ['Decimal sign', 'Comma: 1.250,50'],
  ] as const) {
    await dialog.getByLabel(name, { exact: true }).selectOption({ label: column });
  }
  await dialog.getByLabel('Account number').fill(`SPEC-${mark}`);
  await dialog.getByLabel('Account number').blur();
  await expect(dialog).toContainText('3 rows can be read.');
  await expectAccessible(page, 'light');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expectToast(page, '3 rows have been read.');
  await expectPage(page, 'Dashboard', 'Bank statements', file.name);

  const list = page.getByRole('list', { name: 'Rows of the statement' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').first()).toContainText('It names the booking');
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('button', { name: 'Book the sure row' }).click();
  const question = page.getByRole('dialog', { name: 'Book 1 row?' });
  await expect(question).toContainText('Each client gets a receipt by email.');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, '1 row has been booked.');
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await page.getByRole('button', { name: 'Other booking for row 2' }).click();
  const assign = page.getByRole('dialog', { name: /^Row 2:/ });
  await assign.getByRole('button', { name: 'Split: add a booking' }).click();
  for (const [place, { number, amount }] of [
    [1, { ...two, amount: two.amount }],
    [2, { ...three, amount: 10 }],
  ] as const) {
    const part = assign.getByRole('group', { name: `Booking ${place}` });
    await part.getByRole('combobox').fill(number);
    await page.getByRole('option', { name: new RegExp(number) }).click();
    await part.getByLabel('Amount in US dollars').fill(String(amount));
  }
  await expectAccessible(page, 'dark');
  await assign.getByRole('button', { name: 'Book', exact: true }).click();
  await expectToast(page, '1 row has been booked.');

  await page.getByRole('button', { name: 'No booking: row 3' }).click();
  const aside = page.getByRole('dialog', { name: 'Set row 3 aside' });
  await aside.getByLabel('What it is').fill('Charges of the bank');
  await aside.getByRole('button', { name: 'Set aside' }).click();
  await expectToast(page, 'The row has been set aside.');
  await expect(page.getByText('Every row of this statement is booked or set aside.')).toBeVisible();
  await page.getByRole('tab', { name: /^Set aside/ }).click();
  await expect(list).toContainText('Set aside: Charges of the bank');
  await page.getByRole('button', { name: 'Take back row 3' }).click();
  await expectToast(page, 'The row is open again.');
  await page.getByRole('tab', { name: /^Booked/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('link', { name: three.number })).toBeVisible();
});

test('a statement that was uploaded before brings nothing new (rules/statements 2)', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  const mark = randomUUID().slice(0, 8);
  const text = `Date,Details,Amount\n${addDays(today(), -1)},Again ${mark},12.00`;
  await send(url, 'POST', '/api/admin/statements', admin, { format: 'csv', text });
  await open(page, '/account/statements');
  await page.getByRole('button', { name: 'Upload statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a bank statement' });
  const file = { name: 'again.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog.getByLabel('Choose a file').setInputFiles(file);
  await expect(dialog).toContainText('All of its rows were uploaded before');
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
});
