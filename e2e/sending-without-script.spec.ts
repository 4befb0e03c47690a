import type { Locator } from '@playwright/test';
import { anyTour, mailsTo } from './support/booking.js';
import { addressOf } from './support/routes.js';
import { fill, TICKED } from './support/site-forms.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';

test.use({ javaScriptEnabled: false });

const NAME = 'Scriptless Visitor';
const PHONE = '+250 788 123 456';
const addressFor = (form: string) => `${form}.${Date.now()}@example.org`;

async function messagesFrom(
  url: string,
  email: string,
): Promise<{ email: string; subject: string; message: string }[]> {
  const path = '/api/admin/contact-messages';
  const all = await send<{ email: string; subject: string; message: string }[]>(
    url,
    'GET',
    path,
    await adminToken(url),
  );
  return all.filter((message) => message.email === email);
}

/** The problems are shown as a list, and the fields keep what was typed (rules/forms 9). */
async function expectRefused(form: Locator, problems: readonly string[], typed: Readonly<Record<string, string>>) {
  const alert = form.getByRole('alert');
  for (const problem of problems) await expect(alert).toContainText(problem);
  await expect(alert.getByRole('listitem')).toHaveCount(problems.length > 1 ? problems.length : 0);
  for (const [label, value] of Object.entries(typed)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

test('a message to the company is sent by plain POST: refused with a list, then sent (rules/forms 1, 9)', async ({
  page,
  product,
}) => {
  const email = addressFor('contact');
  const form = page.locator('form#contact');
  const values = { 'Full name': NAME, Email: email, Phone: 'call me', Subject: '   ', Message: 'Good morning' };
  await page.goto('/contact');
  await fill(form, values);
  await form.getByRole('button').click();
  await expectRefused(form, ['Phone must be numeric', 'Subject is required'], values);

  await fill(form, { Phone: PHONE, Subject: 'Hills' });
  await form.getByRole('button').click();
  await expect(page.getByText('Thank you, your message has been sent.')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(page).toHaveURL(`${product.url}/contact?sent=contact#contact`);
  const again = await page.reload();
  expect(again?.request().method()).toBe('GET');
  await expect(page.getByText('Thank you, your message has been sent.')).toBeVisible();
  expect(await messagesFrom(product.url, email)).toMatchObject([{ subject: 'Hills' }]);
});

test("the query of a success page can only select the site's own texts, and the page is not cached", async ({
  product,
}) => {
  const read = async (path: string) => {
    const answer = await fetch(product.url + path);
    return { kept: answer.headers.get('cache-control'), text: await answer.text() };
  };
  const plain = await read('/contact');
  expect(await read('/contact?sent=You+have+won')).toEqual(plain);
  expect(await read('/contact?sent=toString')).toEqual(plain);
  const thanks = await read('/contact?sent=contact');
  expect(thanks.kept).toBe('no-store');
  expect(thanks.text).toContain('Thank you, your message has been sent.');
});

test('air tickets and event support are requested by plain POST (rules/forms 3, 9)', async ({ page, product }) => {
  const email = addressFor('ticket');
  await page.goto('/airticket');
  await page.getByRole('link', { name: 'Send an inquiry' }).click();
  const ticket = page.locator('form#air-ticket');
  await fill(ticket, {
    'Full Name': NAME,
    Email: email,
    'Phone Number': 'call me',
    'Departure City': 'Kigali',
    'Destination City': 'Nairobi',
    'Departure Date': '2038-03-01',
    'Return Date': '2038-03-08',
    'Number of Passengers': '2',
    'Cabin Class': 'firstClass',
  });
  await ticket.getByRole('button').click();
  await expectRefused(ticket, ['Air Ticket failed, try again later!', 'Phone Number must be numeric'], {
    'Cabin Class': 'firstClass',
    'Number of Passengers': '2',
  });
  await fill(ticket, { 'Phone Number': PHONE });
  await ticket.getByRole('button').click();
  await expect(page.getByText('Air Ticket sent successfully!')).toBeVisible();
  await mailsTo(product.settings.DATA_DIR!, email, 1);

  await page.goto('/eventform');
  const request = page.locator('form#event-form');
  await fill(request, { 'Full name': NAME, Email: email, Phone: PHONE, 'Type of event': 'Workshop' });
  await fill(request, { 'Tell us more': 'Forty people, two days.' });
  for (const service of await request.getByRole('checkbox').all()) await service.check();
  await request.getByRole('button').click();
  await expect(page.getByText('Thank you, your message has been sent.')).toBeVisible();
  const [kept] = await messagesFrom(product.url, email);
  expect(kept).toMatchObject({ subject: 'Event support: Workshop' });
  expect(kept?.message).toContain('Forty people, two days.');
});

test('a visitor subscribes on any page and unsubscribes with a button (rules/forms 2, 9, rules/mails 5)', async ({
  page,
  product,
}) => {
  const email = addressFor('reader');
  await page.goto('/faq');
  const form = page.locator('form#subscribe-form');
  await form.getByRole('textbox').fill('reader@nowhere');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).not.toBeEmpty();
  await expect(form.getByRole('textbox')).toHaveValue('reader@nowhere');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
  await expect(page.getByText('Thank you for subscribing to our mailing list.')).toBeVisible();

  const address = await addressOf(product.url, '/maillist/unsubcribe/{subscriber}');
  await page.goto(address);
  await page.getByRole('button', { name: 'Leave the mailing list' }).click();
  await expect(page.locator('.note--success')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back Home' })).toHaveAttribute('href', '/');
  await page.goto(address);
  await page.getByRole('button', { name: 'Leave the mailing list' }).click();
  await expect(page.locator('.note')).toBeVisible();
});

test('a comment waits for approval, whoever sent it (rules/content 7, rules/forms 9)', async ({ page, product }) => {
  const names = `${NAME} ${Date.now()}`;
  for (const route of ['/destination/{destination}', '/tour/{tour}']) {
    await page.goto(await addressOf(product.url, route));
    const summary = page.locator('summary', { hasText: 'Leave a comment' });
    if (await summary.count()) await summary.click();
    const form = page.locator('form#comment');
    await fill(form, { 'Full name': '  ', Email: 'reader@example.org', Comment: `At six, ${route}` });
    await form.getByRole('button').click();
    await expectRefused(form, ['Full name is required'], { Comment: `At six, ${route}` });
    await fill(form, { 'Full name': names });
    await form.getByRole('button').click();
    await expect(page.locator('.comments .note--success')).toBeVisible();
    await expect(page.getByText(names)).toHaveCount(0);
  }
  const token = await adminToken(product.url);
  const filter = encodeURIComponent(JSON.stringify({ q: names }));
  const found = await send<{ names: string }[]>(product.url, 'GET', `/api/admin/comments?filter=${filter}`, token);
  expect(found.filter((comment) => comment.names === names)).toHaveLength(2);
});

test('a tour is booked, and a second click books nothing more (rules/forms 6, 9) @both', async ({ page, product }) => {
  const tour = await anyTour(product.url);
  const email = addressFor('booking');
  const form = page.locator('form#booking');
  const person = { Name: NAME, Email: email, 'Phone number': PHONE, Address: 'KG 7 Avenue', Location: 'Kigali' };
  await page.goto(`/tour/${tour.slug}`);
  await fill(form, { 'Number of people': '6', ...person, 'Travel date': '2038-03-01' });
  await form.getByRole('button', { name: 'Book and pay later' }).click();
  await expectRefused(form, ['That number 6 is allowed at the office, please contact us'], person);
  const office = await form.getByRole('link', { name: /^That number 6/ }).getAttribute('href');
  expect(await (await fetch(product.url + office!)).text()).toContain(`value="${tour.title}, for 6 people"`);
  await fill(form, { 'Number of people': '2', 'Travel date': '2020-03-01' });
  await form.getByRole('button', { name: 'Book and pay later' }).click();
  await expectRefused(form, ['Please choose a date from tomorrow onwards'], person);
  await fill(form, { 'Travel date': '2038-03-01' });
  await form.getByRole('button', { name: 'Book and pay later' }).dblclick();
  await expect(page).toHaveURL(/\/\?booked=[0-9a-f-]{36}#booked$/);
  const panel = page.getByRole('region', { name: /^Your order \d{4}-\d{6} has been received\.$/ });
  await expect(panel).toContainText(email);
  await panel.getByRole('link', { name: 'View your order' }).click();
  await expect(page).toHaveURL(/\/myorder\/[0-9a-f-]{36}$/);
  await expect(page.getByText(`Total: ${tour.price2}`)).toBeVisible();
  await expect(page.getByText(tour.title).first()).toBeVisible();

  const token = await adminToken(product.url);
  const { allorders } = await send<{ allorders: { clientEmail: string; amount: number }[] }>(
    product.url,
    'GET',
    '/api/order',
    token,
  );
  const mine = allorders.filter(({ clientEmail }) => clientEmail === email);
  expect(mine.map(({ amount }) => amount)).toEqual([tour.price2]);
});

test('a participant registers and gets the order for the fee (rules/forms 5, 9)', async ({ page, product }) => {
  const email = addressFor('participant');
  const form = page.locator('form#participant');
  await page.goto('/participant');
  const { data } = await send<{ data: { id: string; price: number; startDate: string }[] }>(
    product.url,
    'GET',
    '/api/events',
    '',
  );
  const coming = data.filter(({ startDate }) => Date.parse(startDate) > Date.now());
  const person = {
    'Family name': 'Visitor',
    'First name': 'Scriptless',
    Position: 'Guide',
    Department: 'Field',
    Organization: 'Example',
    Address: 'KG 7 Avenue',
    Town: 'Kigali',
    Telephone: PHONE,
    Email: email,
    'Diet requirements': 'none',
    'I agree that my details may be kept to organise this event.': TICKED,
  };
  await fill(form, { Event: coming.find(({ price }) => price === 0)!.id, ...person });
  await form.getByRole('button').click();
  await expectRefused(form, ['Selected price : 0 is not allowed'], person);
  await fill(form, { Event: coming.find(({ price }) => price > 0)!.id });
  const posting = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/myorder\/[0-9a-f-]{36}#top$/);
  const token = await adminToken(product.url);
  const registered = async () => {
    const all = await send<{ email: string; title: string; firstName: string }[]>(
      product.url,
      'GET',
      '/api/participant/all',
      token,
    );
    return all.filter((one) => one.email === email).map(({ title, firstName }) => `${title} ${firstName}`);
  };
  expect(await registered()).toEqual(['Mr Scriptless']);

  // The same form again, as after a lost response; then another participant's, twice at a time (a double click).
  const fields = new URLSearchParams((await posting).postData()!);
  const withoutConsent = new URLSearchParams(fields);
  withoutConsent.delete('dataProtection');
  const refused = await fetch(`${product.url}/participant`, { method: 'POST', body: withoutConsent });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('Please agree that we may keep'),
  ]);
  const post = async () => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${product.url}/participant`, { method: 'POST', body, redirect: 'manual' });
    return answer.headers.get('location');
  };
  expect(await post()).toBe(new URL(page.url()).pathname + '#top');
  fields.set('firstName', 'Another');
  const places = await Promise.all([post(), post()]);
  expect(places[0]).toMatch(/^\/myorder\/[0-9a-f-]{36}#top$/);
  expect(places[1]).toBe(places[0]);
  expect((await registered()).sort()).toEqual(['Mr Another', 'Mr Scriptless']);
});

test('plain POSTs of bots and of forms on other sites are rejected too', async ({ product }) => {
  const email = addressFor('robot');
  const fields = { form: 'contact', names: NAME, email, phone: PHONE, subject: 'Offer', message: 'Buy now' };
  const post = (headers: Record<string, string>, more: Record<string, string> = {}, path = '/contact') =>
    fetch(product.url + path, { method: 'POST', headers, body: new URLSearchParams({ ...fields, ...more }) });
  const robot = await post({}, { website: 'https://robot.example' });
  expect([robot.redirected, await robot.text()]).toEqual([true, expect.stringContaining('your message has been sent')]);
  const quick = await post({}, { openedFor: '300' });
  expect([quick.status, await quick.text()]).toEqual([400, expect.stringContaining('That was very quick')]);
  const foreign = await post({ 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.headers.get('cache-control')]).toEqual([200, 'no-store']);

  expect(await messagesFrom(product.url, email)).toEqual([]);

  // A registration starts with the order for its fee; a bot's creates none.
  const token = await adminToken(product.url);
  const event = await addressOf(product.url, '/event/{event}');
  const { data } = await send<{ data: { id: string } }>(
    product.url,
    'GET',
    `/api/events/${event.split('/').at(-1)}`,
    '',
  );
  const person = {
    ...{
      form: 'participant',
      eventId: data.id,
      familyName: 'Robot',
      firstName: 'Quick',
      position: 'None',
      town: 'Kigali',
    },
    ...{ department: 'None', organization: 'None', address: 'None', dietRequirements: 'Oil', email, phone: PHONE },
    dataProtection: 'on',
  };
  const registered = await post({}, { ...person, website: 'https://robot.example' }, '/participant');
  expect(await registered.text()).toContain('Thank you, you are registered.');
  const hasty = await post({}, { ...person, openedFor: '300' }, '/participant');
  expect([hasty.status, await hasty.text()]).toEqual([400, expect.stringContaining('That was very quick')]);
  const { allorders } = await send<{ allorders: { clientEmail: string }[] }>(product.url, 'GET', '/api/order', token);
  expect(allorders.filter(({ clientEmail }) => clientEmail === email)).toEqual([]);
});
