import { addDays, today } from '@imisozi/core/kigali-time';
import { order } from './support/booking.js';
import { fill } from './support/site-forms.js';
import { expect, test } from './support/test.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('each traveller gets a private link, and enters the own details without seeing those of others (rules/privacy 11)', async ({
      page,
      browser,
      product: { url },
    }) => {
      const { id } = await order(url, `links.${Date.now()}@example.org`, { travelDate: addDays(today(), 40) });
      await page.goto(`/myorder/${id}`);
      const section = page.getByRole('region', { name: 'Who is travelling' });
      const links = page.getByRole('region', { name: 'Let each person enter their own details' });
      await links.getByRole('button', { name: 'Make the links' }).click();
      await expect(links.getByRole('status')).toHaveText(
        'Each traveller has a link now. Please send each person theirs.',
      );
      const link = await links.getByRole('link', { name: 'Private link of traveller 2' }).getAttribute('href');

      const friend = await (await browser.newContext({ javaScriptEnabled, baseURL: url })).newPage();
      await friend.goto(link!);
      await expect(friend.getByRole('heading', { level: 1, name: 'Your details for the trip' })).toBeVisible();
      await expect(friend.getByText('Process Visitor')).toHaveCount(0);
      const own = friend.getByRole('group', { name: 'Your details' });
      await fill(own, { 'First name': 'Ben', 'Last name': ' ', 'Passport number': 'PC0000002' });
      await own.getByRole('button', { name: 'Save this traveller' }).click();
      await expect(own.getByRole('alert')).toHaveText('Last name is required');
      await expect(own.getByLabel('Passport number')).toHaveValue('PC0000002');
      if (javaScriptEnabled) {
        await expectAccessibleByDayAndNight(friend);
        await expectNoSidewaysScroll(friend, 360);
      }
      await own.getByLabel('Last name').fill('Uwase');
      await own.getByRole('button', { name: 'Save this traveller' }).click();
      await expect(friend.getByRole('status')).toHaveText('Thank you, your details have been saved.');
      await expect(own.getByLabel('First name')).toHaveValue('Ben');

      await page.goto(`/myorder/${id}`);
      await expect(page.getByRole('region', { name: 'Your checklist' })).toContainText('1 of 2 travellers');
      await expect(section.getByText('Ben Uwase')).toBeVisible();
      if (javaScriptEnabled) await expectAccessibleByDayAndNight(page);
      await links.getByRole('button', { name: 'End all links' }).click();
      await expect(links.getByRole('status')).toContainText('The links have ended.');
      expect((await friend.goto(link!))!.status()).toBe(404);
      await expect(friend.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
      await friend.context().close();
    });
  });
}
