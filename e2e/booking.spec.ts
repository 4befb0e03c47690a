import { anyTour, mailsTo, order } from './support/booking.js';
import { viewOrder } from './support/paying.js';
import { aliveForm, fill } from './support/site-forms.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessible } from './support/visit.js';
import type { Page } from '@playwright/test';

const COMPANY = 'hello@imisozi.example';

/** The booking form of the current page. */
const bookingForm = (page: Page) => page.locator('form').filter({ has: page.getByLabel('Number of people') });

async function fillBooking(page: Page, email: string, people = '2'): Promise<void> {
  await choosePeople(page, people);
  const form = bookingForm(page);
  await form.getByLabel('Name').fill('Browser Visitor');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone number').fill('+250 788 123 456');
  await form.getByLabel('Address').fill('KG 7 Avenue');
  await form.getByLabel('Location').fill('Kigali');
  await form.getByLabel('Travel date').fill('2038-01-05');
}

async function choosePeople(page: Page, people: string): Promise<void> {
  const field = page.getByLabel('Number of people');
  // The form is hydrated when a visitor scrolls to it.
  await aliveForm(page, 'booking');
  await field.fill(people);
}

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;

test('a visitor goes from the home page to a tour, sees the price and books to pay later @both', async ({
  page,
  product,
}) => {
  const tour = await anyTour(product.url);
  const email = `later.${Date.now()}@example.org`;
  await page.goto('/');
  await page.getByRole('link', { name: 'More packages' }).click();
  await expect(page).toHaveURL(/\/tours$/);
  await page.getByRole('link', { name: tour.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/tour/${tour.slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.title);

  await fillBooking(page, email);
  await expect(bookingForm(page)).toContainText(usd(tour.price2));
  await page.getByRole('button', { name: 'Book and pay later' }).click();
  await expect(page.getByText(/Your order \d{4}-\d{6} has been received\./)).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  // Back to the form, which the browser restores: it hydrates with the price of the same group, without an error.
  await page.goBack();
  await aliveForm(page, 'booking');
  await expect(page.getByLabel('Number of people')).toHaveValue('2');
  await expect(bookingForm(page)).toContainText(usd(tour.price2));
  await page.goForward();
  // The notice and the next steps stay on the home page.
  const panel = page.getByRole('region', { name: /^Your order \d{4}-\d{6} has been received\.$/ });
  await page.reload();
  await expect(panel).toContainText(email);
  await expectAccessible(page, 'dark');
  await expect(panel.getByRole('list', { name: 'What happens next' }).getByRole('listitem')).toHaveCount(3);

  const [mail] = await mailsTo(product.settings.DATA_DIR!, email, 1);
  expect(mail!.subject).toContain(tour.title);
  expect(mail!.attachments[0]!.filename).toMatch(/^proforma-\d{4}-\d{6}\.pdf$/);
  const link = /\/myorder\/[0-9a-f-]{36}/.exec(mail!.text!)![0];
  await expect(panel.getByRole('link', { name: 'View your order' })).toHaveAttribute('href', link);
  await panel.getByRole('button', { name: 'To the home page' }).click();
  await page.reload();
  await expect(panel).toBeHidden();
  await page.goto(link);
  await expect(page.getByText('Browser Visitor')).toBeVisible();
  expect(await mailsTo(product.settings.DATA_DIR!, COMPANY, 1)).not.toHaveLength(0);
});

test('who books and pays now comes to the payment, with the order, at once; the order shows Central Africa Time @both', async ({
  page,
  product,
}) => {
  const tour = await anyTour(product.url);
  await page.goto(`/tour/${tour.slug}`);
  await fillBooking(page, `now.${Date.now()}@example.org`);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Book and pay now' }).click();
  await expect(page).toHaveURL(/\/pay$/);
  await expect(page.getByText(/^Your order \d{4}-\d{6} has been received\.$/)).toBeVisible();
  await expect(page.getByText(`Total Amount to pay: $${tour.price2}`)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('amountToPay'))).toBe(String(tour.price2));
  // No other page is shown on the way.
  expect(new Set(visited)).toEqual(new Set(['/pay']));
  await viewOrder(page);
  await expect(page.getByRole('heading', { name: 'View order' })).toBeVisible();
  // The chosen day, at the tour's departure time in Kigali.
  await expect(page.getByText(/^\s*Jan 5th 38, \d{1,2}:\d\d [ap]m CAT\s*$/).first()).toBeVisible();
  await expect(page.getByText('PENDING')).toBeVisible();
  await expect(page.getByText(`Total: ${tour.price2}`)).toBeVisible();
});

test('an event that is booked on its own day keeps its start time, with and without JavaScript (rules/prices 11, rules/orders 8) @both', async ({
  page,
  product,
}) => {
  const token = await adminToken(product.url);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kigali' }).format(new Date());
  const startDate = new Date(`${today}T23:59:00+02:00`).toISOString();
  const { data: event } = await send<{ data: { id: string; slug: string } }>(
    product.url,
    'POST',
    '/api/events/create',
    token,
    {
      title: `Drums of tonight ${Date.now()}`,
      startDate,
      endDate: new Date(Date.parse(startDate) + 86_400_000).toISOString(),
      place: 'Kigali',
      price: 30,
      description: '<p>An event of a test.</p>',
      image: `${product.url}/media/event.jpg`,
    },
  );
  await send(product.url, 'PUT', `/api/events/approve/${event.slug}`, token, { isApproved: true });
  const person = {
    Name: 'Guest of tonight',
    Email: `tonight.${Date.now()}@example.org`,
    'Phone number': '+250 788 123 456',
    Address: 'KG 7 Avenue',
    Location: 'Kigali',
  };
  await page.goto(`/event/${event.slug}`);
  const form = await aliveForm(page, 'booking');
  await fill(form, person);
  const fields = new URLSearchParams(
    await form.evaluate((element: HTMLFormElement) =>
      [...new FormData(element)].map(([name, value]) => [name, `${value as string}`]),
    ),
  );
  await form.getByRole('button', { name: 'Book and pay now' }).click();
  await viewOrder(page);
  fields.set('names', 'Guest without script');
  const plain = await fetch(`${product.url}/event/${event.slug}`, { method: 'POST', body: fields });
  for (const url of [page.url(), plain.url]) {
    const id = /[0-9a-f-]{36}/.exec(url)?.[0];
    const { data } = await send<{ data: { needDate: string; deadline: string } }>(
      product.url,
      'GET',
      `/api/order/${id}`,
      '',
    );
    expect(data).toMatchObject({ needDate: startDate, deadline: startDate });
  }
  await send(product.url, 'DELETE', `/api/events/${event.slug}`, token);
});

test('other numbers of people need the office (rules/prices 3, rules/forms 6)', async ({ page, product }) => {
  const tour = await anyTour(product.url);
  await page.goto(`/tour/${tour.slug}`);
  await choosePeople(page, '9');
  const office = page.getByRole('link', { name: 'That number 9 is allowed at the office, please contact us' });
  await office.click();
  await expect(page.getByLabel('Subject')).toHaveValue(`${tour.title}, for 9 people`);
  await expect(page.getByLabel('Message')).toHaveValue(`We would like to book “${tour.title}” for 9 people.`);
  await page.goto(`/tour/${tour.slug}`);
  await page.getByRole('link', { name: 'Six or more of you? Our office will be happy to plan it with you.' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`${tour.title}, for 6 people`);
  await page.goto('/');
  await page.getByRole('link', { name: 'Plan an adventure' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Plan an adventure');
  // The link to change or cancel an order prefills its number.
  const { id, number } = await order(product.url, `office.${Date.now()}@example.org`);
  await page.goto(`/myorder/${id}`);
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Order ${number}`);
});

test('the first screen of a tour shows its price, the number of people, and how to book', async ({ page, product }) => {
  const { tours } = (await (await fetch(`${product.url}/api/tours`)).json()) as {
    tours: { slug: string; title: string; price1: number; price2: number; price5: number }[];
  };
  const tour = tours.find(({ price1, price2, price5 }) => price1 === 0 && price2 > 0 && price5 > 0)!;
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/tour/${tour.slug}`);
  const offer = page.locator('header .offer').first();
  await expect(offer).toContainText(`from ${usd(tour.price2 / 2)} per person, two sharing`);
  const button = offer.getByRole('link', { name: 'Book this journey' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  // Nobody can book alone, so the form starts with more than one person; without a date, because nobody leaves today.
  const form = await aliveForm(page, 'booking');
  await expect(form.getByLabel('Number of people')).toHaveValue('2');
  await expect(form).toContainText(`${usd(tour.price2)}${usd(tour.price2 / 2)} each`);
  await expect(form.getByLabel('Travel date')).toHaveValue('');
  for (const name of ['terms', 'cancellation charges']) {
    const path = await form.getByRole('link', { name }).getAttribute('href');
    const terms = await (await fetch(product.url + path!)).text();
    expect(terms).toContain('the charge for cancelling is 25% of the price from 5 days before travel');
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/tour/${tour.slug}`);
  await expect(button).toBeInViewport({ ratio: 1 });
  // On a phone the bar follows through the text below the form.
  const foot = page.locator('.quick');
  await expect(foot.getByRole('link', { name: 'Book this journey' })).not.toBeInViewport();
  await page.getByRole('heading', { name: 'Day by day' }).scrollIntoViewIfNeeded();
  await expect(foot).toContainText(usd(tour.price2 / 2));
  await expect(foot.getByRole('link', { name: 'Book this journey' })).toBeInViewport({ ratio: 1 });
  await page.goto('/tours');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: tour.title }) });
  await expect(card).toContainText('from 2 people');
});

test('a form with mistakes shows all of them and sends nothing (rules/forms 6)', async ({ page, product }) => {
  const tour = await anyTour(product.url);
  await page.goto(`/tour/${tour.slug}`);
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/api/order') ? 1 : 0));
  await choosePeople(page, '2');
  await page.getByRole('button', { name: 'Book and pay later' }).click();
  for (const sentence of [
    'Name is required',
    'Email is required',
    'Phone number is required',
    'Address is required',
    'Location is required',
  ]) {
    await expect(bookingForm(page).getByText(sentence)).toBeVisible();
  }
  expect(sent).toBe(0);
});

test('a double click makes one order @both', async ({ page, product }) => {
  const tour = await anyTour(product.url);
  const email = `double.${Date.now()}@example.org`;
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/api/order') ? 1 : 0));
  await page.goto(`/tour/${tour.slug}`);
  await fillBooking(page, email);
  await page.getByRole('button', { name: 'Book and pay later' }).dblclick();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(sent).toBe(1);
});

test('the page shows prices without JavaScript', async ({ browser, product }) => {
  const tour = await anyTour(product.url);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/tour/${tour.slug}`);
  await expect(page.getByText(usd(tour.price2)).first()).toBeVisible();
  await context.close();
});

test('staff log in, return to the page they came from, and find the booking with the tour’s name @both', async ({
  page,
  product,
}) => {
  const tour = await anyTour(product.url);
  const email = `staff.${Date.now()}@example.org`;
  await page.goto(`/tour/${tour.slug}`);
  await fillBooking(page, email);
  await page.getByRole('button', { name: 'Book and pay later' }).click();
  await expect(page).toHaveURL(`${product.url}/`);

  await page.goto('/account/tour-bookings');
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.locator('main').getByLabel('Email').fill('staff@imisozi.example');
  await page.getByLabel('Password').fill('a wrong password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
  await page.getByLabel('Password').fill('demo-staff-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/account\/tour-bookings/);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(tour.title);
  await expect(row).toContainText('PENDING');
});
