import type { Page } from '@playwright/test';
import { anyTour, order } from './support/booking.js';
import { choosePayment, expectPaid, expectPayable, payByCard } from './support/paying.js';
import { aliveForm, errorAnswer } from './support/site-forms.js';
import { expect, test } from './support/test.js';
import { expectAccessible, expectNothingMoved, slowLine, watchLayoutShifts } from './support/visit.js';
import { countCalls, toasts } from './support/visitor-forms.js';

const SESSION = '/api/v1/payments/session';

test('Pay now needs a payment method, waits for the session, is sent once, and says why it failed (rules/payments 6)', async ({
  page,
  product,
  context,
}) => {
  const { id } = await order(product.url, `pay.form.${Date.now()}@example.org`);
  const sent = countCalls(page, SESSION);
  await page.goto(`/myorder/${id}`);
  const { message } = (await (await fetch(`${product.url}/api/order/${id}`)).json()) as { message: string };
  await expect(toasts(page)).toHaveText([message]);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/pay$/);
  const form = await aliveForm(page, 'pay');
  const methods = form.getByRole('group', { name: 'How Do You Want To Pay.' });
  await expect(methods).toContainText('Select payment option');
  await expect(methods.getByRole('radio')).toHaveCount(3);
  await expect(methods.getByRole('radio', { checked: true })).toHaveCount(0);
  const submit = form.getByRole('button');
  await expect(submit).toBeDisabled();
  for (const method of ['Mastercard', 'Bank transfer', 'Visa card'] as const) {
    await choosePayment(page, method);
    await expect(submit).toBeEnabled();
  }

  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${SESSION}`, async (route) => {
    await gate;
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad gateway</p>' });
  });
  await submit.dblclick();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(submit).toBeDisabled();
  await submit.click({ force: true });
  release();
  // The server did not answer, so the page shows its own message.
  await expect(toasts(page).last()).toHaveText('An error occurred during booking.');
  await expect(submit).toBeEnabled();
  await expect(methods.getByRole('radio', { name: 'Visa card' })).toBeChecked();
  expect(sent()).toBe(1);

  await page.unroute(`**${SESSION}`);
  await page.route(`**${SESSION}`, (route) => route.fulfill(errorAnswer(500, 'The bank does not answer.')));
  await submit.click();
  await expect(toasts(page).last()).toHaveText('The bank does not answer.');

  await page.unroute(`**${SESSION}`);
  await context.setOffline(true);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(toasts(page).last()).toHaveText('An error occurred during payment session.');
  await context.setOffline(false);
  await expect(submit).toBeEnabled();
  expect(sent()).toBe(3);
});

test('a bank transfer shows the account and the payment reference instead of the card form', async ({
  page,
  product,
}) => {
  const { id, number } = await order(product.url, `bank.${Date.now()}@example.org`);
  const sessions = countCalls(page, SESSION);
  await page.goto(`/myorder/${id}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  const form = await aliveForm(page, 'pay');
  const summary = page.locator('.order-summary');
  for (const said of [(await anyTour(product.url)).title, number, '2 people'])
    await expect(summary).toContainText(said);
  await choosePayment(page, 'Bank transfer');
  const transfer = page.getByRole('region', { name: 'Pay by bank transfer' });
  await expect(transfer).toContainText(`Reference${number}`);
  await expect(transfer).toContainText('Our office will give you the account details.');
  const cardForm = page.getByText("You enter your card details in the bank's own form");
  await expect(cardForm).toBeHidden();
  await expect(transfer.getByRole('link', { name: 'hello@imisozi.example' })).toBeVisible();
  await expect(transfer.getByRole('status')).toBeEmpty();
  await form.getByRole('button').click();
  await expect(transfer.getByRole('heading')).toBeFocused();
  await expect(transfer.getByRole('status')).toHaveText(/^Nothing is charged on this page: please make the transfer/);
  await expectAccessible(page, 'light');
  await choosePayment(page, 'Visa card');
  await expect(transfer).toHaveCount(0);
  await expect(cardForm).toBeVisible();
  expect(sessions()).toBe(0);
});

test('an order whose payment page did not open is not paid in place of another (rules/payments 6)', async ({
  page,
  product,
}) => {
  const [left, chosen] = [
    await order(product.url, `left.${Date.now()}@example.org`),
    await order(product.url, `chosen.${Date.now()}@example.org`),
  ];
  await page.goto(`/myorder/${chosen.id}`);
  await page.evaluate(
    (latest) => sessionStorage.setItem('booked', JSON.stringify({ ...latest, email: '', paysNow: true })),
    { id: left.id, number: left.number },
  );
  await page.getByRole('button', { name: 'Pay now' }).click();
  await aliveForm(page, 'pay');
  await expect(page.locator('.order-summary')).toContainText(chosen.number);
});

test('a page that is restored shows the order that another tab stored meanwhile, with its own amount (rules/payments 6)', async ({
  page,
  product,
}) => {
  const { price2 } = await anyTour(product.url);
  const [shown, stored] = [
    await order(product.url, `shown.${Date.now()}@example.org`),
    await order(product.url, `stored.${Date.now()}@example.org`),
  ];
  await page.goto(`/myorder/${shown.id}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  const summary = page.locator('.order-summary');
  await expect(summary).toContainText(shown.number);
  await slowLine(page);
  const kept = await page.evaluate((bookingID) => {
    Object.assign(localStorage, { bookingID, amountToPay: '1' });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return new Promise((resolve) => setTimeout(() => resolve({ ...localStorage }), 100));
  }, stored.id);
  // Its price is not known yet, and the shown order is not kept again.
  expect(kept).toMatchObject({ bookingID: stored.id, amountToPay: '1' });
  await expect(summary).toContainText(stored.number);
  await expect(page.getByText(`Total Amount to pay: $${price2}`)).toBeVisible();
  const names = ['bookingID', 'bookingEmail', 'amountToPay'];
  expect(await page.evaluate((all) => all.map((name) => localStorage.getItem(name)), names)).toEqual([
    stored.id,
    expect.stringMatching(/^stored\./),
    String(price2),
  ]);
});

test("the amount to pay is left out, not 0, until the browser's storage has been read", async ({ product }) => {
  // The HTML that the server sends: it does not know what the browser has stored.
  const html = await (await fetch(`${product.url}/pay`)).text();
  const [, amount] = /<p class="amount"[^>]*>(.*?)<\/p>/s.exec(html)!;
  expect(amount!.replaceAll(/<!--.*?-->/gs, '').trim()).toBe('Total Amount to pay: $');
});

test('toasts appear one at a time, over the navbar and never over content, and disappear with their page', async ({
  page,
  product,
}) => {
  const { id } = await order(product.url, `notice.${Date.now()}@example.org`);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/myorder/${id}`);
    await expect(toasts(page)).toHaveText(['Here is your order.']);
    const notice = (await page.locator('.toast').boundingBox())!;
    const facts = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(notice.y + notice.height).toBeLessThanOrEqual(facts.y);
  }
  await page.getByRole('button', { name: 'Pay now' }).click();
  await aliveForm(page, 'pay');
  await expect(toasts(page)).toHaveCount(0);
});

test('on a slow line nothing moves, with or without a booking to pay for, which alone has a button', async ({
  page,
  product,
}) => {
  const { id } = await order(product.url, `slow.${Date.now()}@example.org`);
  const isGone = '00000000-0000-4000-8000-000000000000';
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/pay');
  await watchLayoutShifts(page);
  await slowLine(page);
  for (const [bookingID, amountToPay, buttons] of [
    ['', '', 0],
    [isGone, '', 0],
    [isGone, '100', 1],
    [id, '', 1],
  ] as const) {
    await page.evaluate((stored) => Object.assign(localStorage, stored), { bookingID, amountToPay });
    await page.reload();
    await expect(page.locator('.order-summary[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(buttons);
    await expect(page.getByText(/^We couldn't find a booking to pay for in this browser\./)).toHaveCount(1 - buttons);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNothingMoved(page, 0.001);
  }
});

/** Answers the status requests of a payment in place of the server, in this order, then lets them through. */
async function answerChecks(page: Page, ...answers: readonly ('lost' | 'bad gateway' | 'OPEN' | 'REVIEW')[]) {
  const left = [...answers];
  await page.route('**/check', (route) => {
    const next = left.shift();
    if (!next) return route.continue();
    if (next === 'lost') return route.abort();
    if (next === 'bad gateway')
      return route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad gateway</p>' });
    return route.fulfill({ json: { status: next, message: `The server says ${next}.` } });
  });
}

/** The page says that the payment is under way, links to the order, and offers no second payment. */
async function expectNoSecondPayment(page: Page, id: string, sentence: RegExp): Promise<void> {
  const note = page.getByRole('status').filter({ hasText: sentence });
  await expect(note).toContainText("Please don't pay again.");
  await choosePayment(page, 'Visa card');
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeDisabled();
  await expect(page.locator('main').getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    `/myorder/${id}`,
  );
}

test('a submitted payment cannot be repeated until its result is known, and the result is then shown (rules/payments 6)', async ({
  page,
  product,
}) => {
  const { id } = await order(product.url, `twice.${Date.now()}@example.org`);
  const sessions = countCalls(page, SESSION);
  const later = () => page.clock.fastForward('02:00');
  await page.clock.install();
  await answerChecks(page, 'bad gateway', 'lost', 'OPEN', 'REVIEW', 'REVIEW', 'bad gateway');
  await payByCard(page, id);
  await page.getByRole('button', { name: 'Approve' }).click();
  const unanswered = /^We're still waiting for your payment to be confirmed/;
  await expectNoSecondPayment(page, id, unanswered);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/check'));
  await later();
  await lost;
  await expectNoSecondPayment(page, id, unanswered);
  await later();
  await expectNoSecondPayment(page, id, /^The server says OPEN\./);
  await later();
  await expectNoSecondPayment(page, id, /^The server says REVIEW\./);

  // Neither a reload nor the way through the order allows another payment.
  await page.reload();
  await expectNoSecondPayment(page, id, /^The server says REVIEW\./);
  await page.goto(`/myorder/${id}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expectNoSecondPayment(page, id, unanswered);

  await later();
  await expectPaid(page, id);
  expect(sessions()).toBe(1);
  await page.goto('/pay');
  await expect(page.getByText(/^We couldn't find a booking to pay for in this browser\./)).toBeVisible();
});

test('a payment whose failure is reported late can be repeated, and another order can be paid meanwhile (rules/payments 6)', async ({
  page,
  product,
}) => {
  const { id } = await order(product.url, `late.${Date.now()}@example.org`);
  const other = await order(product.url, `other.${Date.now()}@example.org`);
  await page.clock.install();
  await answerChecks(page, 'bad gateway', 'bad gateway');
  await payByCard(page, id);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expectNoSecondPayment(page, id, /^We're still waiting for your payment to be confirmed/);

  await payByCard(page, other.id);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectPayable(page, /was cancelled/);

  await page.goto(`/myorder/${id}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expectNoSecondPayment(page, id, /^We're still waiting for your payment to be confirmed/);
  await page.clock.fastForward('02:00');
  await expectPayable(page, /not completed, and your order is not paid\. You can try again\.$/, 'error');
  await page.reload();
  await choosePayment(page, 'Visa card');
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
});

test('after a broken card form the page asks for the result: a paid order is paid, an unpaid one can be paid again (rules/payments 6)', async ({
  page,
  product,
}) => {
  const { id } = await order(product.url, `broken.${Date.now()}@example.org`);
  let arrives = false;
  await page.route('**/api/v1/payments/sandbox/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (arrives) await route.fetch();
    return route.abort();
  });
  await payByCard(page, id);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectPayable(page, /^An error occurred during booking\.$/, 'error');
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeFocused();
  arrives = true;
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectPaid(page, id);
});
