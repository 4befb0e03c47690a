import { order } from './support/booking.js';
import { expect, test } from './support/test.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/visit.js';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a client writes to the office from the page of the order (rules/orders 12)', async ({ page, product }) => {
      const { id } = await order(product.url, `writes.${Date.now()}@example.org`);
      await page.goto(`/myorder/${id}`);
      const region = page.getByRole('region', { name: 'Write to us about this order' });
      await region.getByLabel('Your message').fill('Can we start later?');
      await region.getByRole('button', { name: 'Send the message' }).click();
      await expect(region.getByRole('status')).toHaveText("Thank you, your message has been sent. We'll reply soon.");
      await expect(region.getByLabel('Your message')).toHaveValue('');
      if (!javaScriptEnabled) return;
      await expectAccessible(page, 'light');
      await expectNoSidewaysScroll(page, 360);
    });
  });
}
