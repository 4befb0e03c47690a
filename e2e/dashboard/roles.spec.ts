import { officeOrder } from '../support/booking.js';
import { colleague } from '../support/colleague.js';
import { expect, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

test.describe('an accountant', () => {
  test.use({ role: 'nobody' });

  test('reads bookings and payments, records money, and sees nothing of the rest (rules/roles 2) @both', async ({
    page,
    product,
  }) => {
    const { id, number } = await officeOrder(product.url, `books.${Date.now()}@example.org`);
    const { token } = await colleague(product.url, product.settings['DATA_DIR']!, 'accountant');
    await page.addInitScript((held) => localStorage.setItem('token', held), token);
    await page.goto('/account');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('New');
    await expect(menu.getByRole('link')).toHaveText([
      /Dashboard/,
      /Bookings/,
      /Agents/,
      /Suppliers/,
      /Payables/,
      /Money due/,
      /Bank statements/,
      /Reports/,
      /Fiscal device/,
      /Payments/,
      /Gift vouchers/,
    ]);
    for (const hidden of ['Comments to moderate', 'Next events']) {
      await expect(page.getByRole('heading', { name: hidden })).toBeHidden();
    }
    await expectAccessible(page, 'light');

    await page.goto(`/account/tour-bookings/${id}/show`);
    const booking = page.getByRole('dialog', { name: `Booking ${number}` });
    await expect(booking.getByRole('heading', { name: 'What was sold' })).toBeVisible();
    for (const denied of ['Change the booking', 'Correct the details']) {
      await expect(booking.getByRole('button', { name: denied })).toBeHidden();
    }
    await booking.getByRole('button', { name: 'Record a payment' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText(/in 10 seconds, .* will be recorded/)).toBeVisible();
    await expect(booking.getByRole('list', { name: 'Money in and out' }).getByRole('listitem')).toHaveCount(1, {
      timeout: 20_000,
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page, 360);

    for (const path of ['/account/tours', '/account/contact-messages', '/account/manifest', '/account/settings']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Access denied');
    }
  });
});

test.describe('a guide', () => {
  test.use({ role: 'nobody' });

  test('finds the own page behind the login, and nothing else (rules/roles 2) @both', async ({
    page,
    product,
    tokens,
  }) => {
    const { email, token } = await colleague(product.url, product.settings['DATA_DIR']!, 'guide');
    await page.addInitScript((held) => localStorage.setItem('token', held), token);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/account/tour-bookings');
    await expect(page.getByText('The office has not entered your email address yet.')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);

    const guide = { names: 'Guide of a test', phoneNumber: '+250788000222', email: email.toUpperCase(), isGuide: true };
    await send(product.url, 'POST', '/api/admin/guides', tokens.admin, guide);
    await page.reload();
    await expectNoSidewaysScroll(page, 360);
    await expectAccessible(page, 'light');
    await page.getByRole('link', { name: 'Open your trips' }).click();
    await expect(page).toHaveURL(/\/guide\/[0-9a-f-]{36}$/);
  });
});
