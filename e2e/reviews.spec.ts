// Holds rules/content 10, rules/forms 7.
import { addDays, today } from '@imisozi/core/kigali-time';
import { order } from './support/booking.js';
import { travelled } from './support/travelled.js';
import { expect, test } from './support/test.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a client reviews the trip afterwards, and can change the review until the office has decided', async ({
      page,
      product,
    }) => {
      const { id } = await order(product.url, `review.${Date.now()}@example.org`, { travelDate: addDays(today(), 9) });
      await page.goto(`/myorder/${id}`);
      const box = page.getByRole('region', { name: 'How was your trip?' });
      await expect(box).toHaveCount(0);
      await travelled(product, id);
      await page.reload();
      await box.getByRole('radio', { name: '4 of 5 stars' }).check();
      await box.getByLabel('Your review').fill('Rain, and gorillas.\nAnd tea.');
      await expect(box.getByLabel('Your name, as the site shows it')).not.toHaveValue('');
      await box.getByLabel('Your name, as the site shows it').fill('Ada of a spec');
      await box.getByRole('button', { name: 'Send the review' }).click();
      await expect(box.getByRole('status')).toContainText('Thank you for telling us about your trip.');
      await expect(box.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
      await box.getByRole('radio', { name: '5 of 5 stars' }).check();
      await box.getByRole('button', { name: 'Change the review' }).click();
      await expect(box.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
      if (!javaScriptEnabled) return;
      await expectAccessibleByDayAndNight(page);
      await expectNoSidewaysScroll(page, 360);
    });
  });
}
