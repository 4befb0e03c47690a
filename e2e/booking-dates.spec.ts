// Holds rules/forms 6, rules/prices 2.
import { addDays, today } from '@imisozi/core/kigali-time';
import type { Page } from '@playwright/test';
import { datedTour } from './support/departures.js';
import { aliveForm, fill } from './support/site-forms.js';
import { adminToken } from './support/staff.js';
import { expect, test } from './support/test.js';

const TOO_SOON = 'Please choose a date from tomorrow onwards';

/** How a tour is sold, by the party that its form asks for. */
const TOURS = {
  'a number of people': { saleMode: 'any-date' },
  'travellers by type': {
    saleMode: 'any-date',
    travellerTypes: [{ code: 'child', label: 'Children', maxAge: 11, percent: -50 }],
  },
} as const;

async function fillIn(page: Page, date: string): Promise<void> {
  await fill(page.locator('form#booking'), {
    'Travel date': date,
    Name: 'Hasty Visitor',
    Email: 'hasty@example.org',
    'Phone number': '+250 788 123 456',
    Address: 'KG 7 Avenue',
    Location: 'Kigali',
  });
}

for (const [party, fields] of Object.entries(TOURS)) {
  test(`a form for ${party} accepts tomorrow but not today, and warns of an earlier order for the same tour`, async ({
    page,
    product: { url },
  }) => {
    const tour = await datedTour(url, await adminToken(url), fields);
    await page.goto(`/tour/${tour.slug}`);
    const form = await aliveForm(page, 'booking');
    await expect(form.locator('[name=date]')).toHaveAttribute('min', addDays(today(), 1));
    await expect(form.getByText(/already booked/)).toHaveCount(0);
    await fillIn(page, today());
    await form.getByRole('button', { name: 'Book and pay later' }).click();
    await expect(form.getByText(TOO_SOON)).toBeVisible();
    await fillIn(page, addDays(today(), 1));
    // The other day costs the same under other terms: whoever presses before they are shown is shown them first.
    await expect(form.locator('.booking-total')).toHaveAttribute('aria-busy', 'false');
    await expect(form.locator('strong')).toHaveText('$100');
    await form.getByRole('button', { name: 'Book and pay later' }).click();
    await expect(page).toHaveURL(`${url}/`);
    await page.goto(`/tour/${tour.slug}`);
    await aliveForm(page, 'booking');
    await expect(form.getByRole('status').filter({ hasText: /You've already booked this: order/ })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [party, fields] of Object.entries(TOURS)) {
    test(`a form for ${party} accepts tomorrow but not today, and keeps what was typed`, async ({
      page,
      product: { url },
    }) => {
      const tour = await datedTour(url, await adminToken(url), fields);
      await page.goto(`/tour/${tour.slug}`);
      const form = page.locator('form#booking');
      await fillIn(page, today());
      await form.getByRole('button', { name: 'Book and pay now' }).click();
      await expect(form.getByRole('alert')).toHaveText(TOO_SOON);
      await expect(form.getByLabel('Name')).toHaveValue('Hasty Visitor');
      await fillIn(page, addDays(today(), 1));
      await form.getByRole('button', { name: 'Book and pay now' }).click();
      await expect(page).toHaveURL(/\/myorder\//);
      await expect(page.getByText('Total: 100')).toBeVisible();
    });
  }
});
