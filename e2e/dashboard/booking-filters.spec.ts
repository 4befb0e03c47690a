import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard.js';

/** The filter of the list, as its URL has it. */
const filterOf = (page: Page): Record<string, unknown> =>
  JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as Record<string, unknown>;

/** Before, during and after the debounce of the search box, which is 500 ms. */
const PAUSES_MS = [0, 470, 500];

for (const [chip, chosen] of [
  ['Unpaid', { money: 'unpaid' }],
  ['Next 7 days', { travels: 'week', status: ['PENDING', 'APPROVED', 'PAID'] }],
] as const) {
  test(`a search typed right before "${chip}" is chosen is not lost (rules/desk 12) @both`, async ({ page }) => {
    test.slow();
    for (const pause of PAUSES_MS) {
      await page.goto('/account/tour-bookings?filter={"itemType":"tour"}');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('textbox', { name: 'Search' }).fill('demo');
      await page.waitForTimeout(pause);
      await page.getByRole('button', { name: chip }).click();
      await expect
        .poll(() => filterOf(page), { message: `after ${pause} ms` })
        .toEqual({ itemType: 'tour', q: 'demo', ...chosen });
      await expect(page.getByRole('button', { name: chip })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('demo');
    }
  });
}
