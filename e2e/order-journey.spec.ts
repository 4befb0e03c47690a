import { addDays, catDay, parseCatTime, today } from '@imisozi/core/kigali-time';
import { officeIdOf, order } from './support/booking.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { travelled } from './support/travelled.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the page of an order thanks, counts the days and says what happens next and what is to be done (rules/orders 9)', async ({
      page,
      product: { url },
    }) => {
      const travelDate = addDays(today(), 60);
      const { id } = await order(url, `journey.${Date.now()}@example.org`, { travelDate });
      await page.goto(`/myorder/${id}`);
      await expect(page.getByText('Thank you, Process.')).toBeVisible();
      await expect(page.getByText('60 days until your trip begins.')).toBeVisible();
      const next = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem');
      await expect(next.first()).toContainText(/^\s*Now.*is due\./s);
      await expect(next).toContainText([
        'Now',
        'Within one working day',
        'We email you about the weather',
        'We email you when and where we pick you up',
        'The last day to tell us who is travelling',
        'Pick-up: 13:00, from your hotel in Kigali',
        'The last day of your trip.',
      ]);
      const begins = catDay(parseCatTime(travelDate)!).replace(/ (\w{3})\w* /, ' $1 ');
      await expect(next.filter({ hasText: 'Your trip begins.' })).toContainText(begins);
      const list = page.getByRole('region', { name: 'Your checklist' });
      await expect(list.getByRole('listitem').first()).toContainText(/To do:\s*0 of 2 travellers/);
      await expect(list.getByRole('link', { name: 'Enter who is travelling' })).toBeVisible();
      await list.getByText('Travel insurance').click();
      await expect(list.getByRole('link', { name: 'What our terms say' })).toBeVisible();
      if (javaScriptEnabled) {
        await expectAccessibleByDayAndNight(page);
        await expectNoSidewaysScroll(page, 360);
      }

      const body = {
        travellers: ['Aline', 'Ben'].map((firstName) => ({ type: 'adult', firstName, lastName: 'Uwase' })),
      };
      expect((await page.request.put(`/api/order/${id}/travellers`, { data: body })).status()).toBe(200);
      const officeId = await officeIdOf(url, id);
      await send(url, 'PUT', `/api/order/${officeId}/status`, await adminToken(url), { status: 'PAID' });
      await page.reload();
      await expect(list.getByRole('listitem').first()).toContainText(/Done:\s*2 of 2 travellers/);
      await expect(list).toContainText(/Done:\s*Everything is paid/);
      await expect(next).toHaveCount(5);
      await page.goto(`/fr/myorder/${id}`);
      await expect(page.getByText('Plus que 60 jours avant votre voyage.')).toBeVisible();
    });
  });
}

test('after the trip the page welcomes its client home, and leads to the review and to the tour', async ({
  page,
  product,
}) => {
  const { id } = await order(product.url, `home.${Date.now()}@example.org`);
  await travelled(product, id);
  await page.goto(`/myorder/${id}`);
  await expect(page.getByText('Welcome home, Process.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell us how it was' })).toHaveAttribute('href', '#review');
  await expect(page.getByRole('link', { name: 'Order this tour again' })).toHaveAttribute('href', /^\/tour\//);
  for (const name of ['What happens next', 'Your checklist'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  await expectAccessibleByDayAndNight(page);
});

test('an order that was cancelled gives no thanks and counts no days', async ({ page, product: { url } }) => {
  const { id } = await order(url, `over.${Date.now()}@example.org`, { travelDate: addDays(today(), 60) });
  await page.request.post(`/api/order/${id}/cancel`, { data: { refund: 0 } });
  await page.goto(`/myorder/${id}`);
  await expect(page.getByText('This order has been cancelled.')).toBeVisible();
  await expect(page.getByText(/Thank you, |until your trip/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What happens next' })).toHaveCount(0);
});
