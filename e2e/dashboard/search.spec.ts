import { randomUUID } from 'node:crypto';
import { officeOrder } from '../support/booking.js';
import { expect, open, test } from '../support/dashboard.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

test('anything is found and opened with the keyboard, from every screen (rules/search 1, 3) @both', async ({
  page,
  product,
}) => {
  const email = `found.${randomUUID().slice(0, 8)}@example.org`;
  const { number } = await officeOrder(product.url, email);
  await open(page, '/account/tours');
  // The keys are heard once the header is there.
  await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  const input = dialog.getByRole('combobox', { name: 'Search' });
  await expect(input).toBeFocused();
  await expectAccessible(page, 'light');
  await input.fill(number);
  const option = dialog.getByRole('option', { name: new RegExp(number) });
  await expect(option.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Booking ${number}` })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(dialog.getByRole('option').first()).toContainText(number);
  await input.fill('money due');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');
  await dialog.getByRole('option').click();
  await expect(page).toHaveURL(/\/account\/money-due/);

  await page.keyboard.press('ControlOrMeta+k');
  await input.fill('zzqqxx');
  await expect(dialog.getByText('Nothing found.').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a new proposal is a command, also on its own list, and its dialog leaves nothing in the address (rules/search 3) @both', async ({
  page,
}) => {
  const search = page.getByRole('dialog', { name: 'Search and commands' });
  const choose = async () => {
    await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await search.getByRole('combobox', { name: 'Search' }).fill('new proposal');
    await expect(search.getByRole('option').first()).toContainText('New proposal');
    await page.keyboard.press('Enter');
  };
  const dialog = page.getByRole('dialog', { name: 'Create proposal' });
  await open(page, '/account/tours');
  await choose();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/#/);

  await choose();
  await dialog.getByRole('textbox', { name: 'Client' }).fill('Asked By Command');
  await dialog.getByRole('button', { name: 'Create proposal' }).click();
  await expect(page).toHaveURL(/\/account\/quotes\/edit\/[\w-]{36}$/);
  await expect(dialog).toBeHidden();
});
