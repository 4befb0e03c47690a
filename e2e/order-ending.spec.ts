import { addDays, today } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { officeIdOf, order } from './support/booking.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('after cancelling, the client sees what is refunded, what is kept and why, and later that it was refunded (rules/cancelling 4, 7) @both', async ({
      page,
      product: { url },
    }) => {
      const { id } = await order(url, `ending.${Date.now()}@example.org`, { travelDate: addDays(today(), 4) });
      const [token, officeId] = await Promise.all([adminToken(url), officeIdOf(url, id)]);
      const book = (direction: 'in' | 'out', amount: number) =>
        send(url, 'POST', `/api/admin/orders/${officeId}/ledger`, token, { kind: 'bank', direction, amount });
      const { data } = await send<{ data: { amount: number } }>(url, 'GET', `/api/order/${id}`, '');
      await book('in', data.amount);
      const [refund, kept] = [data.amount * 0.75, data.amount * 0.25];

      await page.goto(`/myorder/${id}`);
      await page.getByText('Cancel this booking').click();
      await page.getByLabel('Reason (optional)').fill('One of us is ill.');
      await page.getByRole('button', { name: `Cancel and get ${usd(refund)} back` }).click();
      const money = page.getByRole('region', { name: 'Your money' });
      await expect(money).toContainText(new RegExp(`We keep\\s*\\${usd(kept)}\\s*To be refunded\\s*\\${usd(refund)}`));
      await expect(money).toContainText('25 % of the price is charged for cancelling 4 days before travel');
      await page.goto(`/fr/myorder/${id}`);
      await expect(page.getByRole('region', { name: 'Vos paiements' })).toContainText(
        'Selon les conditions de la réservation, les frais d’une annulation 4 jours avant le voyage s’élèvent à 25 % du prix.',
      );
      await page.goto(`/myorder/${id}`);
      await expect(money).toContainText('We pay it back the way you paid (by bank transfer)');
      await expect(page.getByText('You cancelled this booking on')).toContainText('The reason: One of us is ill.');
      await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Order this tour again' })).toHaveAttribute('href', /^\/tour\//);
      if (javaScriptEnabled) {
        await expectAccessibleByDayAndNight(page);
        await expectNoSidewaysScroll(page, 360);
      }
      await book('out', refund);
      await page.reload();
      await expect(money).toContainText('All of it is on its way back to you.');
      await expect(page.getByText('REFUNDED', { exact: true })).toBeVisible();
    });
  });
}

test('a client who cancels before paying anything sees that nothing is kept @both', async ({
  page,
  product: { url },
}) => {
  const { id } = await order(url, `ending.${Date.now()}@example.org`, { travelDate: addDays(today(), 4) });
  await page.goto(`/myorder/${id}`);
  await page.getByText('Cancel this booking').click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('link', { name: 'Download the proforma (PDF)' })).toHaveCount(0);
  await expect(
    page.getByText('Nothing had been paid, so there is nothing to keep and nothing to refund.'),
  ).toBeVisible();
});
