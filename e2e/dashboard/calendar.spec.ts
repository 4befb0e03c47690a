import { addDays, today } from '@imisozi/core/kigali-time';
import { bookSeats, datedTour, departureOn } from '../support/departures.js';
import { expect, open, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

test('the calendar shows who travels and who has paid, and works with the keyboard (rules/desk 10) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  const tour = await datedTour(url, admin);
  const departure = await departureOn(url, admin, tour, '2037-08-12', 12);
  await departureOn(url, admin, tour, '2037-08-13', 6);
  const { id } = await bookSeats(url, tour, departure, 'Calendar Visitor');
  await open(page, '/account/calendar?view=month&day=2037-08-11');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('August 2037');
  const month = page.getByRole('table', { name: 'August 2037' });
  const mark = month.getByRole('link', { name: /2 of 12 · Unpaid$/ });
  await expect(mark).toBeVisible();
  await expect(month.getByRole('link', { name: /0 of 6$/ })).toBeVisible();
  await expectAccessible(page, 'light');
  await send(url, 'POST', `/api/admin/orders/${id}/ledger`, admin, { kind: 'bank', direction: 'in', amount: 180 });
  await page.getByRole('button', { name: 'Month after' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('September 2037');
  await page.getByRole('button', { name: 'Month before' }).click();
  await expect(month.getByRole('link', { name: /2 of 12 · Paid$/ })).toBeVisible();

  // To the next day, to another month, and to today.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Wednesday, August 12, 2037: manifest' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('July 2037');
  await page.keyboard.press('t');
  await expect(page.locator(`[data-day="${today()}"]`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(`[data-day="${addDays(today(), 1)}"]`)).toBeFocused();

  await open(page, '/account/calendar?view=week&day=2037-08-12');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aug 10 – 16, 2037');
  await page.getByRole('link', { name: 'Wednesday, August 12, 2037: manifest' }).press('Enter');
  await expect(page).toHaveURL(/\/account\/manifest\/2037-08-12$/);
  await page.goBack();
  await page.getByRole('link', { name: /2 of 12 · Paid$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/account/departures/${departure}/show`));
});

test('on a phone the calendar is a list of the days on which something starts (rules/desk 10) @both', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  const tour = await datedTour(url, admin);
  await departureOn(url, admin, tour, '2037-10-07', 8);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/account/calendar?view=month&day=2037-10-01');
  const list = page.getByRole('list', { name: 'October 2037' });
  await expect(list.getByRole('link', { name: 'Wednesday, October 7, 2037: manifest' })).toBeVisible();
  await expect(list.getByRole('link', { name: /0 of 8$/ })).toBeVisible();
  await expect(list.getByRole('link', { name: /: manifest$/ }).first()).toHaveAccessibleName(
    'Thursday, October 1, 2037: manifest',
  );
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');
});
