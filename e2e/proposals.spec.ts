import { addDays, today } from '@imisozi/core/kigali-time';
import { expect, test } from './support/dashboard.js';
import { datedTour, departureOn } from './support/departures.js';
import { proposal, sentProposal } from './support/proposals.js';
import { send } from './support/staff.js';
import { expectAccessibleByDayAndNight } from './support/visit.js';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, role: 'nobody' });

    test('a client asks for a change, must tick the terms, and declines (rules/proposals 5, 6)', async ({
      page,
      product: { url },
      tokens,
    }) => {
      const id = await sentProposal(url, { language: 'en' });
      await page.goto(`/quote/${id}`);
      await expect(page.getByRole('radio', { name: 'Luxe' })).toBeVisible();
      if (javaScriptEnabled) await expectAccessibleByDayAndNight(page);
      await page.getByText('Ask for a change').click();
      await page.getByLabel('What would you like to be different?').fill('One more night, please.');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('status').first()).toContainText('We’ll look at your wishes');

      await page.getByRole('radio', { name: 'Confort' }).check();
      await page
        .locator('form')
        .first()
        .evaluate((form: HTMLFormElement) => {
          form.noValidate = true;
        });
      await page.getByRole('button', { name: 'Accept and go on to payment' }).click();
      await expect(page.locator('main').getByRole('alert')).toHaveText(
        'Please tick that you accept the prices and the terms',
      );
      await expect(page.getByRole('radio', { name: 'Confort' })).toBeChecked();

      await page.getByText('Decline', { exact: true }).click();
      await page.getByLabel('Would you tell us why? (optional)').fill('Another year.');
      await page.getByRole('button', { name: 'Decline this proposal' }).click();
      await expect(page.getByText('This proposal has been declined. If you change your mind')).toBeVisible();
      const quote = await send<{ state: string; lostReason: string; changes: { message: string }[] }>(
        url,
        'GET',
        `/api/admin/quotes/${id}`,
        tokens.admin,
      );
      expect(quote).toMatchObject({ state: 'DECLINED', lostReason: 'Another year.' });
      expect(quote.changes.map(({ message }) => message)).toEqual(['One more night, please.']);
    });

    test('a client cannot accept for seats that others have booked meanwhile, and is told what to do (rules/proposals 12)', async ({
      page,
      product: { url },
      tokens,
    }) => {
      const tour = await datedTour(url, tokens.admin);
      const day = addDays(today(), 90);
      const departureId = await departureOn(url, tokens.admin, tour, day, 3);
      const { options } = proposal();
      const id = await sentProposal(url, {
        ...{ language: 'en', tourId: tour.id, departureId, options: options.slice(0, 1) },
      });
      await page.goto(`/quote/${id}`);
      await expect(page.getByText('Only 3 seats left, held for you once you accept')).toBeVisible();
      await page.getByLabel('I accept the prices and the terms above.').check();
      await send(url, 'PUT', `/api/admin/departures/${departureId}`, tokens.admin, { capacity: 1 });
      await page.getByRole('button', { name: 'Accept and go on to payment' }).click();
      await expect(page.locator('main').getByRole('alert')).toContainText('Nothing has been booked.');
      await expect(page.getByRole('heading', { name: 'Not enough seats left' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Accept and go on to payment' })).toHaveCount(0);
      await expect(page.getByLabel('What would you like to be different?')).toBeVisible();
      if (javaScriptEnabled) await expectAccessibleByDayAndNight(page);
      const quote = await send<{ state: string; missedAt: string | null }>(
        url,
        'GET',
        `/api/admin/quotes/${id}`,
        tokens.admin,
      );
      expect([quote.state, quote.missedAt === null]).toEqual(['SENT', false]);
    });
  });
}
