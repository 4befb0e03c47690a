// Holds rules/forms 6, 9, rules/prices 11.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aliveForm, fill } from './support/site-forms.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';

interface Concert {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** An event of next year at $30.50. */
async function concert(url: string): Promise<Concert> {
  const token = await adminToken(url);
  const startDate = new Date(Date.now() + 300 * 86_400_000).toISOString();
  const body = {
    title: `Drums of ${randomUUID().slice(0, 8)}`,
    ...{ startDate, endDate: startDate, place: 'Kigali', price: 30.5, image: `${url}/media/event.jpg` },
    description: '<p>An event of a test.</p>',
  };
  const { data } = await send<{ data: Concert }>(url, 'POST', '/api/events/create', token, body);
  await send(url, 'PUT', `/api/events/approve/${data.slug}`, token, { isApproved: true });
  return data;
}

const PERSON = {
  Name: 'Three friends',
  Email: 'friends@example.org',
  'Phone number': '+250 788 123 456',
  Address: 'Rwanda',
  Location: 'Kigali',
};

async function expectThree(page: Page, { title }: Concert): Promise<void> {
  await expect(page.getByRole('heading', { name: `3 × ${title}` })).toBeVisible();
  await expect(page.getByText('Total: 91.5')).toBeVisible();
}

test('an event is booked in two steps, for several at so many times its price', async ({ page, product: { url } }) => {
  const event = await concert(url);
  await page.goto(`/event/${event.slug}`);
  const form = await aliveForm(page, 'booking');
  await expect(form.locator('details.step h3')).toHaveText(['Who and what', 'You']);
  const total = form.locator('.booking-total');
  await expect(total).toHaveText('Price for one place$30.50');
  const tickets = form.getByLabel('Number of tickets');
  const [more, fewer] = ['One ticket more', 'One ticket fewer'].map((name) => form.getByRole('button', { name }));
  await expect(tickets).toHaveValue('1');
  await fewer!.click();
  await expect(tickets).toHaveValue('1');
  await tickets.fill('19');
  for (let taps = 0; taps < 3; taps++) await more!.click();
  await expect(tickets).toHaveValue('20');
  await expect(total).toContainText('$610');
  // More are sold by the office; the total stays.
  await tickets.fill('21');
  await expect(form.getByRole('link', { name: /^That number 21 is allowed at the office/ })).toBeVisible();
  await expect(total).toContainText('$610');
  await tickets.fill('3');
  await expect(total).toContainText('$91.50');
  await expectAccessibleByDayAndNight(page);
  for (const width of [360, 1280]) await expectNoSidewaysScroll(page, width);
  await fill(form, { ...PERSON, Email: `friends.${randomUUID()}@example.org` });
  const ordered = page.waitForResponse((response) => response.url().endsWith('/api/order'));
  await form.getByRole('button', { name: 'Book and pay later' }).click();
  const { order } = (await (await ordered).json()) as { order: { id: string } };
  await page.goto(`/myorder/${order.id}`);
  await expectThree(page, event);
});

test('several tickets are booked without JavaScript too', async ({ browser, product: { url } }) => {
  const event = await concert(url);
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: url });
  await page.goto(`/event/${event.slug}`);
  const form = page.locator('form#booking');
  await fill(form, { ...PERSON, 'Number of tickets': '3' });
  await form.getByRole('button', { name: 'Book and pay now' }).press('Enter');
  await expect(page).toHaveURL(/\/myorder\//);
  await expectThree(page, event);
  await page.close();
});
