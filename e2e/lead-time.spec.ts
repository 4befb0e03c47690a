import { addDays, today } from '@imisozi/core/kigali-time';
import { datedTour } from './support/departures.js';
import { aliveForm } from './support/site-forms.js';
import { adminToken } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/visit.js';

const LEAD_DAYS = 14;

for (const [language, hint, refusal] of [
  [
    'en',
    /^Any day that is 14 days away or more\. For an earlier one please call us$/,
    /^The first possible day for this tour is /,
  ],
  [
    'fr',
    /^Au moins 14 jours à l’avance\. Pour une date plus proche, appelez-nous$/,
    /^Le premier jour possible pour ce circuit est le /,
  ],
] as const) {
  test(`a tour with a lead time shows its first day and accepts no earlier one, in ${language} (rules/prices 2)`, async ({
    page,
    product: { url },
  }) => {
    const tour = await datedTour(url, await adminToken(url), { saleMode: 'any-date', leadDays: LEAD_DAYS });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${language === 'en' ? '' : `/${language}`}/tour/${tour.slug}`);
    const form = page.locator('form#booking');
    await aliveForm(page, 'booking');
    await expect(form.getByText(hint)).toBeVisible();
    const date = form.locator('[name=date]');
    await expect(date).toHaveAttribute('min', addDays(today(), LEAD_DAYS));
    await date.fill(addDays(today(), LEAD_DAYS - 1));
    await form.locator('button[value=later]').click();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('.problem').filter({ hasText: refusal })).toBeVisible();
    await date.fill(addDays(today(), LEAD_DAYS));
    await expect(form.locator('.price-box')).toContainText('$');
    await expect(form.locator('.problem').filter({ hasText: refusal })).toHaveCount(0);
    await expectAccessible(page, 'light');
    await expectNoSidewaysScroll(page, 360);
  });
}
