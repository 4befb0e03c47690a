import type { Locator } from '@playwright/test';
import { order, post } from './support/booking.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessible, expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';
import { toasts } from './support/visitor-forms.js';

const shareForm = (region: Locator) => region.getByRole('form', { name: 'Share the bill' });

/** Three equal parts of the bill, made on the page; works with and without JavaScript. */
async function splitInThree(region: Locator): Promise<void> {
  await region.getByText('Split the bill', { exact: true }).click();
  await region.getByLabel('Split evenly among').fill('3');
  await region.getByRole('button', { name: 'Split', exact: true }).click();
  const form = shareForm(region);
  await expect(form.getByLabel('Name')).toHaveCount(3);
  for (const [index, names] of ['Keza', 'Manzi', 'Iris'].entries())
    await form.getByLabel('Name').nth(index).fill(names);
}

test('a client splits the bill evenly, friends pay their parts by link, and the order shows who has paid (rules/money 10) @both', async ({
  page,
  browser,
  product,
}) => {
  const { id, number } = await order(product.url, `share.page.${Date.now()}@example.org`);
  const { data } = (await (await fetch(`${product.url}/api/order/${id}`)).json()) as { data: { balance: number } };
  await page.goto(`/myorder/${id}`);
  const region = page.getByRole('region', { name: 'Share the bill' });
  await splitInThree(region);
  const form = shareForm(region);
  const amounts = form.getByLabel('Amount in US dollars');
  const values = await amounts.evaluateAll((fields) =>
    fields.map((field) => Number((field as HTMLInputElement).value)),
  );
  const sum = values.reduce((cents, value) => cents + Math.round(value * 100), 0);
  expect([sum, Math.round((Math.max(...values) - Math.min(...values)) * 100) <= 1]).toEqual([data.balance * 100, true]);

  // Too large a sum is pointed out while typing and refused when sent; what was typed stays.
  await amounts.first().fill(String(values[0]! + 5));
  await expect(form.getByRole('status')).toHaveText('The parts are $5 more than what is left to pay.');
  await form.getByRole('button', { name: 'Create the links' }).click();
  await expect(region.getByRole('alert')).toContainText('is left to pay');
  await expect(form.getByLabel('Name').nth(1)).toHaveValue('Manzi');
  await amounts.first().fill(String(values[0]));
  await form.getByRole('button', { name: 'Create the links' }).click();
  await expect(region.getByText('0 of 3 parts paid')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await expectNoSidewaysScroll(page, 360);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await region.getByRole('button', { name: 'Copy link for Keza' }).click();
  await expect(toasts(page)).toHaveText(['The link has been copied.']);
  const link = await region.getByRole('link', { name: 'Payment link for Keza' }).getAttribute('href');
  // The message names who asks, for how much of which journey.
  const asked = await region.getByRole('link', { name: 'Ask by WhatsApp: Keza' }).getAttribute('href');
  expect(new URL(asked!).searchParams.get('text')).toMatch(
    /^Process Visitor asks you to pay \$.+ of the journey “.+”: /,
  );
  expect(new URL(asked!).searchParams.get('text')).toContain(link);
  await expect(region.getByRole('link', { name: 'Ask by email: Keza' })).toHaveAttribute('href', /^mailto:\?subject=/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const path = new URL(link!).pathname;
  const friend = await browser.newPage({ baseURL: product.url });
  const answer = await friend.goto(path);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const html = await friend.content();
  for (const secret of [id, number, 'share.page.']) expect(html).not.toContain(secret);
  await expectAccessible(friend, 'light');
  await expectNoSidewaysScroll(friend, 360);
  await friend.getByRole('button', { name: /^Pay \$.* by card$/ }).click();
  await friend.getByRole('button', { name: 'Approve' }).click();
  await expect(friend.getByText('This part is paid. Thank you, and see you soon.')).toBeVisible();
  await expect(friend).toHaveURL(product.url + path);
  await expect(friend.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await friend.close();

  await page.reload();
  await expect(region.getByText('1 of 3 parts paid')).toBeVisible();
  await expect(region.getByRole('link', { name: 'Payment link for Keza' })).toHaveCount(0);
  await expect(region.getByRole('link', { name: 'Payment link for Manzi' })).toBeVisible();
});

test('a link that was replaced or whose order has ended says so, and charges nothing (rules/money 10) @both', async ({
  page,
  product: { url },
}) => {
  const { id } = await order(url, `share.end.${Date.now()}@example.org`);
  const share = async (names: string) => {
    const { body } = await post(url, `/api/order/${id}/shares`, { shares: [{ names, amount: 10 }] });
    return (body as { shares: { id: string }[] }).shares[0]!.id;
  };
  const replaced = await share('Keza');
  const ended = await share('Manzi');
  const gone = await page.goto(`/pay/${replaced}`);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();

  // Before hydration nothing can be pressed: the browser itself would leave the page.
  await page.route('**/SharePay*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(`/pay/${ended}`, { waitUntil: 'commit' });
  await send(url, 'PUT', `/api/order/${id}/status`, await adminToken(url), { status: 'CANCELLED' });
  await page.getByRole('button', { name: 'Pay $10 by card' }).click();
  await expect(page.getByRole('status')).toContainText(['This part of the bill can no longer be paid.']);
  await page.reload();
  await expect(page.getByText('There is nothing left to pay here')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
});

test.describe('without JavaScript @both', () => {
  test.use({ javaScriptEnabled: false });

  test('the bill is split with plain forms, and the link says how to pay (rules/money 10)', async ({
    page,
    product,
  }) => {
    const { id } = await order(product.url, `share.plain.${Date.now()}@example.org`);
    await page.goto(`/myorder/${id}`);
    const region = page.getByRole('region', { name: 'Share the bill' });
    await splitInThree(region);
    await shareForm(region).getByRole('button', { name: 'Create the links' }).click();
    await expect(region.getByRole('status').first()).toHaveText(
      'The bill has been shared. Please send each person their link.',
    );
    await expect(region.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    const link = await region.getByRole('link', { name: 'Payment link for Iris' }).getAttribute('href');
    await page.goto(new URL(link!).pathname);
    await expect(page.locator('main noscript .note')).toContainText('Paying by card needs JavaScript.');
  });
});
