import { mailsTo, order } from './support/booking.js';
import { expectPaid, expectPayable, payByCard, pressPayNow } from './support/paying.js';
import { expect, test } from './support/test.js';

test('an approved card makes the order PAID, hides Pay now and mails the client (rules/payments 3) @both', async ({
  page,
  product,
}) => {
  const email = `paid.${Date.now()}@example.org`;
  const { id } = await order(product.url, email);
  await payByCard(page, id);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectPaid(page, id);
  // Back leads to the order as it was before the payment; the finished card form is not in the history.
  await page.goBack();
  await expectPaid(page, id);
  await page.goto('/');
  await expect(page.locator('#booked')).toBeHidden();
  await page.goto(`/myorder/${id}`);
  const mails = await mailsTo(product.settings.DATA_DIR!, email, 2);
  const papers = mails
    .flatMap(({ attachments }) => attachments)
    .map(({ filename }) => filename?.replace(/-.*\.pdf$/, ''));
  expect(papers).toEqual(expect.arrayContaining(['proforma', 'invoice', 'receipt']));
});

test('a cancelled, a declined and a timed out payment are explained, and the order stays payable (rules/payments 6) @both', async ({
  page,
  product,
}) => {
  const { id } = await order(product.url, `patient.${Date.now()}@example.org`);
  await payByCard(page, id);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectPayable(page, /^The payment was cancelled\. Nothing has been charged\.$/);

  await pressPayNow(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPayable(page, /was cancelled/);

  await pressPayNow(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expectPayable(page, /not completed, and your order is not paid\. You can try again\.$/, 'error');
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeFocused();

  await pressPayNow(page);
  await page.getByRole('button', { name: 'Let the time run out' }).click();
  await expectPayable(page, /^The card form has timed out/);
  await page.goto(`/myorder/${id}`);
  await expect(page.getByText('PENDING', { exact: true })).toBeVisible();

  await payByCard(page, id);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectPaid(page, id);
});
