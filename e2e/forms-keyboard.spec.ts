// Holds rules/site 10.
import type { Page } from '@playwright/test';
import { anyTour } from './support/booking.js';
import { aliveForm } from './support/site-forms.js';
import { expectPaid } from './support/paying.js';
import { press, tabTo, typeAlong } from './support/keyboard.js';
import { expect, test } from './support/test.js';

const people = (page: Page) => page.getByLabel('Number of people');

/** From the home page through the tours to the booking form of a tour, for two people. */
async function comeToTheForm(page: Page, tour: { slug: string; title: string }): Promise<void> {
  await page.goto('/');
  await skipToContent(page);
  await press(page, page.getByRole('link', { name: 'More packages' }));
  await expect(page).toHaveURL(/\/tours$/);
  await skipToContent(page);
  await press(page, page.locator('main').getByRole('link', { name: tour.title }).first());
  await expect(page).toHaveURL(new RegExp(`/tour/${tour.slug}$`));
  await skipToContent(page);
  await aliveForm(page, 'booking');
  await typeAlong(page, page.locator('form#booking'), { 'Travel date': '01052038' });
  await tabTo(page, people(page));
  await page.keyboard.press('ArrowUp');
  await expect(people(page)).toHaveValue('2');
}

/** The first Tab stop of every page is the link that skips the navbar. */
async function skipToContent(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Skip to the content' }));
  await expect(page.locator('main')).toBeFocused();
}

/** Fills in the client's details, field by field. */
async function introduceOneself(page: Page, email: string): Promise<void> {
  const form = page.locator('form#booking');
  await typeAlong(page, form, {
    Name: 'Keyboard Visitor',
    Email: email,
    'Phone number': '+250 788 123 456',
    Address: 'KG 7 Avenue',
    Location: 'Kigali',
  });
}

test('a booking to pay later by keyboard alone: mistakes move the focus to their field, and it ends on the home page', async ({
  page,
  product,
}) => {
  const tour = await anyTour(product.url);
  await comeToTheForm(page, tour);
  await press(page, page.getByRole('button', { name: 'Book and pay later' }));
  // The first invalid field has the focus, so that a visitor can go on typing.
  await expect(page.locator('form#booking').getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await introduceOneself(page, `keys.later.${Date.now()}@example.org`);
  await press(page, page.getByRole('button', { name: 'Book and pay later' }));
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('heading', { name: /^Your order \d{4}-\d{6} has been received\.$/ })).toBeVisible();
});

test('a booking to pay now by keyboard alone: through the card form to a paid order', async ({ page, product }) => {
  const tour = await anyTour(product.url);
  await comeToTheForm(page, tour);
  await introduceOneself(page, `keys.now.${Date.now()}@example.org`);
  await press(page, page.getByRole('button', { name: 'Book and pay now' }));
  await expect(page).toHaveURL(/\/pay$/);
  await aliveForm(page, 'pay');
  const link = page.locator('main').getByRole('link', { name: 'View order' });
  const id = (await link.getAttribute('href'))!.split('/').at(-1)!;
  await skipToContent(page);
  const card = page.getByRole('radio', { name: 'Visa card' });
  await tabTo(page, card);
  await page.keyboard.press('Space');
  await expect(card).toBeChecked();
  const payNow = page.getByRole('button', { name: 'Pay now' });
  await press(page, payNow);

  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The focus stays within the dialog and never reaches the page behind it.
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(payNow).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Approve' }));
  await expectPaid(page, id);
});

test('the form is no keyboard trap: Tab leads from its last button to the footer, and back', async ({
  page,
  product,
}) => {
  await page.goto(`/tour/${(await anyTour(product.url)).slug}`);
  const form = await aliveForm(page, 'booking');
  const last = form.getByRole('button', { name: 'Book and pay later' });
  await last.focus();
  await tabTo(page, page.getByLabel('Newsletter email'));
  await tabTo(page, last, 'Shift+Tab');
});
