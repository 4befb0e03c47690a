import type { Page } from '@playwright/test';
import { mailsTo, officeOrder } from '../support/booking.js';
import { expect, rowOf, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';

const SLOW = { timeout: 25_000 };

/** Two bookings whose clients share a name that nobody else has, chosen in the list. */
async function chosen(page: Page, url: string, mark: string): Promise<{ id: string; number: string }[]> {
  const bookings = await Promise.all(
    ['one', 'two'].map((which) => officeOrder(url, `${mark}.${which}@example.org`, { names: `Bulk ${mark}` })),
  );
  await page.goto(`/account/tour-bookings?filter=${JSON.stringify({ itemType: 'tour', q: mark })}`);
  for (const { number } of bookings) await rowOf(page, number).getByRole('checkbox').check();
  return bookings;
}

const dialogOf = (page: Page) => page.getByRole('dialog');

test('several bookings are emailed: written, each looked at, undone, sent once (rules/desk 16, 17) @both', async ({
  page,
  product,
}) => {
  test.slow();
  const mark = `mailed${Date.now()}`;
  const bookings = await chosen(page, product.url, mark);
  await page.getByRole('button', { name: 'Write an email' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Please write a subject')).toBeVisible();
  await dialog.getByLabel('Begin with a template').click();
  await page.getByRole('option', { name: 'Thank you' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Thank you');
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(/thank you for travelling with \{company\}/);
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Your trip {order}');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {nmae}, see you.');
  await expect(dialog.getByText('There is no placeholder {nmae}')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {name}, see you.');
  await dialog.getByRole('button', { name: 'Preview' }).click();

  const seen = new Set<string>();
  for (let place = 1; place <= 2; place++) {
    await expect(dialog.getByRole('status')).toContainText(`${place} of 2`);
    const subject = dialog.getByText(/^Your trip 20\d\d-\d+$/);
    await expect(subject).toBeVisible();
    if (place === 1) {
      seen.add((await subject.textContent())!);
      await dialog.getByRole('button', { name: 'Next email' }).click();
      await expect(subject).not.toHaveText([...seen][0]!);
    } else seen.add((await subject.textContent())!);
  }
  expect([...seen].sort()).toEqual(bookings.map(({ number }) => `Your trip ${number}`).sort());

  await dialog.getByRole('button', { name: 'Send 2 emails' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Send 2 emails' }).dblclick();
  await expect(dialog.getByRole('status')).toHaveText('Begins in 10 seconds.');
  await expect(dialog.getByRole('status')).toHaveText('2 done', SLOW);
  for (const { number } of bookings) await expect(dialog.getByText(`The email about booking ${number}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  for (const which of ['one', 'two']) {
    const mails = await mailsTo(product.settings.DATA_DIR!, `${mark}.${which}@example.org`, 2);
    expect(mails.filter(({ subject }) => subject!.startsWith('Your trip'))).toHaveLength(1);
  }
});

test('several bookings are given to a colleague, taken back, and listed by colleague (rules/desk 15, 17) @both', async ({
  page,
  product,
  tokens,
}) => {
  const mark = `given${Date.now()}`;
  const [first] = await chosen(page, product.url, mark);
  const assignee = async () =>
    (await send<{ assignee: string | null }>(product.url, 'GET', `/api/admin/orders/${first!.id}`, tokens.admin))
      .assignee;
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 done', SLOW);
  expect(await assignee()).toBeTruthy();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(assignee).toBeNull();
  await expect(dialog.getByRole('status')).toHaveText('2 done', SLOW);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.goto(`/account/tour-bookings/${first!.id}/show`);
  await dialog.getByRole('combobox', { name: 'Give to' }).click();
  await page.getByRole('option', { name: /^Me/ }).click();
  await expect.poll(assignee).toBeTruthy();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const { assigneeId } = await send<{ assigneeId: string }>(
    product.url,
    'GET',
    `/api/admin/orders/${first!.id}`,
    tokens.admin,
  );
  await page.goto(`/account/tour-bookings?filter=${JSON.stringify({ itemType: 'tour', q: mark, assigneeId })}`);
  await expect(page.getByRole('combobox', { name: 'With' })).toHaveText(/^Me/);
  await expect(rowOf(page, first!.number)).toBeVisible();
  await expect(page.locator('tbody').first().getByRole('row')).toHaveCount(1);
});

test('several bookings are approved; one that cannot be says why, and none changes after Undo (rules/desk 17) @both', async ({
  page,
  product,
  tokens,
}) => {
  const mark = `approved${Date.now()}`;
  const [first, second] = await chosen(page, product.url, mark);
  const statusOf = async (id: string) =>
    (await send<{ status: string }>(product.url, 'GET', `/api/admin/orders/${id}`, tokens.admin)).status;
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  expect(await statusOf(first!.id)).toBe('PENDING');
  await send(product.url, 'PUT', `/api/order/${second!.id}/status`, tokens.admin, { status: 'REJECTED' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1 done, 1 not done', SLOW);
  await expect(dialog.getByRole('listitem').first()).toContainText(second!.number);
  expect(await statusOf(first!.id)).toBe('APPROVED');
  expect(await statusOf(second!.id)).toBe('REJECTED');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('bookings are chosen and emailed too (rules/desk 17)', async ({ page, product }) => {
    const mark = `phone${Date.now()}`;
    await officeOrder(product.url, `${mark}@example.org`, { names: `Bulk ${mark}` });
    await page.goto(`/account/tour-bookings?filter=${JSON.stringify({ itemType: 'tour', q: mark })}`);
    await page.getByRole('checkbox').first().check();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect(page.getByRole('button', { name: 'Export the selection' })).toBeInViewport({ ratio: 1 });
    expect(await width()).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Write an email' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('By phone');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear {name}');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('button', { name: 'Send 1 email' })).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(360);
  });
});
