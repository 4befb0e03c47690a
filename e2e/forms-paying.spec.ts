import { order } from './support/booking.js';
import { aliveForm, errorAnswer } from './support/site-forms.js';
import { expect, test } from './support/test.js';
import { countCalls, toasts } from './support/visitor-forms.js';

const SESSION = '/api/v1/payments/session';

test('Pay now waits for a method and for the session, is sent once, and says why it failed (spec 5, 8)', async ({
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
  const method = form.getByLabel('How Do You Want To Pay.');
  const submit = form.getByRole('button');
  await expect(method.getByRole('option')).toHaveText([
    'Select payment option',
    'Visa card',
    'Mastercard',
    'Bank transfer',
  ]);
  await expect(submit).toBeDisabled();
  for (const value of ['visa', 'mastercard', 'bank']) {
    await method.selectOption(value);
    await expect(submit).toBeEnabled();
    await method.selectOption('');
    await expect(submit).toBeDisabled();
  }
  await method.selectOption('visa');

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
  // Not a word from the server, so the page has its own.
  await expect(toasts(page).last()).toHaveText('An error occurred during booking.');
  await expect(submit).toBeEnabled();
  await expect(method).toHaveValue('visa');
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

test('without a booking in this browser there is nothing to pay, and nothing to press', async ({ page }) => {
  await page.goto('/pay');
  await expect(page.getByText(/^There is no booking to pay for in this browser\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
});
