import type { Page } from '@playwright/test';
import { expect, expectToast, open, test } from '../support/dashboard.js';
import { datedTour } from '../support/departures.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('travel advice is translated into French beside the English text, and shown on French pages (rules/content 11, rules/languages 6)', async ({
  page,
  product,
  tokens,
}) => {
  const tour = await datedTour(product.url, tokens.admin, { saleMode: 'any-date' });
  const inFrench = async () => (await fetch(`${product.url}/fr/tour/${tour.slug}`)).text();
  await open(page, '/account/settings');
  const english = await field(page, 'Visa and entry').inputValue();
  await page.getByRole('combobox', { name: 'Language of the advice' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await expect(page.getByText(`English: ${english}`)).toBeVisible();
  const visa = field(page, 'Visa and entry');
  await expect(visa).toHaveAttribute('lang', 'fr');
  const usual = await visa.inputValue();
  await visa.fill('Demandez au bureau de ce test.');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(page, 'The settings have been saved.');
  expect(await inFrench()).toContain('Demandez au bureau de ce test.');
  // Without a French text, the page shows the English one and marks it.
  await visa.fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.poll(inFrench).toMatch(new RegExp(`<p lang="en"[^>]*>${english.slice(0, 30)}`));
  await visa.fill(usual);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.poll(inFrench).not.toContain(english.slice(0, 30));
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
});

test('travel advice is written for all tours, or for one tour, and shown at once', async ({
  page,
  browser,
  product,
  tokens,
}) => {
  const tour = await datedTour(product.url, tokens.admin, { saleMode: 'any-date' });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  const look = () => visitor.goto(`${product.url}/tour/${tour.slug}`);
  const said = (text: string) => visitor.locator('details').filter({ hasText: text });
  await look();

  await open(page, '/account/settings');
  const usual = await field(page, 'Visa and entry').inputValue();
  expect(usual).not.toBe('');
  await field(page, 'Visa and entry').fill('Ask the office of this spec.');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(page, 'The settings have been saved.');
  await look();
  const visa = said('Ask the office of this spec.');
  await expect(visa.getByText('Ask the office of this spec.')).toBeHidden();
  await visa.getByText('Visa and entry').click();
  await expect(visa.getByText('Ask the office of this spec.')).toBeVisible();
  // Restored right away, before anything else reads the page.
  await field(page, 'Visa and entry').fill(usual);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.poll(async () => (await look())?.text()).not.toContain('Ask the office of this spec.');
  // Search engines get only questions of the tour itself, because every tour shows those of the company.
  expect(await (await look())?.text()).not.toContain('FAQPage');

  await page.goto(`/account/tours/view/${tour.slug}`);
  await expect(field(page, 'Visa and entry')).toHaveValue('');
  await field(page, 'What to pack').fill('A hat\nA jacket of this tour');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await field(page, 'Question').fill('Is it cold on this tour?');
  await page.getByRole('button', { name: 'Update tour' }).click();
  await expect(page.getByText('Questions: answer is required').first()).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await field(page, 'Answer').fill('At night.');
  await page.getByRole('button', { name: 'Update tour' }).click();
  await expectToast(page, 'The tour has been updated.');
  expect(await (await look())?.text()).toContain('FAQPage');
  await expect(said('A jacket of this tour')).toHaveCount(1);
  await expect(said('Is it cold on this tour?')).toHaveCount(1);
  // The questions of the tour replace those of the company, whose other texts stay.
  await expect(visitor.getByRole('region', { name: 'Questions travellers ask' }).locator('details')).toHaveCount(1);
  await expect(said(usual.slice(0, 40))).toHaveCount(1);
  await expectNoSidewaysScroll(visitor, 360);

  await page.setViewportSize({ width: 360, height: 800 });
  // After a reload on a phone the menu is closed.
  await page.goto(`/account/tours/view/${tour.slug}`);
  await expect(field(page, 'Answer')).toHaveValue('At night.');
  await expectNoSidewaysScroll(page, 360);
  await context.close();
});
