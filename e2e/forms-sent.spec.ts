import { viewOrder } from './support/paying.js';
import { addressOf } from './support/routes.js';
import { fill } from './support/site-forms.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import {
  awakeForm,
  countCalls,
  expectKept,
  FORMS,
  openForm,
  sendInstead,
  toasts,
  type VisitorForm,
} from './support/visitor-forms.js';

const CLEARED_AFTER_MS = 1_500;
const empty = ({ values }: VisitorForm) => Object.fromEntries(Object.keys(values).map((label) => [label, '']));

/** The id of an upcoming event without a fee. */
async function freeEventId(url: string): Promise<string> {
  const slug = (await addressOf(url, '/event/{free event}')).split('/').at(-1);
  const { data } = (await (await fetch(`${url}/api/events/${slug}`)).json()) as { data: { id: string } };
  return data.id;
}

let visitors = 0;
/** An email address that has not been used yet. */
const newcomer = () => `sent.${++visitors}.${Date.now()}@example.org`;

test('contact: a refusal of the server is shown; a sent form shows thanks, and is cleared 1.5 seconds later (rules/forms 1)', async ({
  page,
  product,
}) => {
  const one = FORMS.contact;
  await page.clock.install();
  const sent = countCalls(page, one.call);
  const form = await openForm(page, product.url, one);
  const button = form.getByRole('button', { name: one.button });
  await fill(form, one.values);
  await sendInstead(page, one.call, { subject: '' });
  await button.click();
  await expect(form.getByRole('alert')).toContainText(/subject/i);
  await expectKept(form, one.values);
  await fill(form, { ...one.values, Email: '' });
  await button.click();
  await expect(form.getByRole('alert'), 'a new attempt clears what was said of the last').toHaveCount(0);

  await fill(form, one.values);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.dblclick();
  await page.clock.runFor(1);
  const thanks = "Thank you, your message has been sent. We'll reply soon.";
  // The button that had the focus is gone, so the focus moves to the message for screen readers.
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeFocused();
  await expect(toasts(page)).toHaveText([thanks]);
  await page.clock.runFor(CLEARED_AFTER_MS - 100);
  await expectKept(form, one.values);
  await page.clock.runFor(100);
  await expectKept(form, empty(one));
  expect(sent()).toBe(2);
});

test('subscribe: the same toast of thanks each time, and the field is cleared (rules/forms 2)', async ({
  page,
  product,
}) => {
  const one = FORMS.subscribe;
  const sent = countCalls(page, one.call);
  const form = await openForm(page, product.url, one);
  const [label] = Object.keys(one.values);
  await fill(form, { [label!]: newcomer() });
  await form.getByRole('button', { name: one.button }).dblclick();
  await expect(toasts(page)).toHaveText(['Thank you for subscribing to our mailing list.']);
  await expectKept(form, empty(one));
  expect(sent()).toBe(1);
});

for (const one of [FORMS.destinationComment, FORMS.tourComment]) {
  test(`${one.name}: is sent once, and the visitor is told that staff will read it first (rules/forms 7)`, async ({
    page,
    product,
  }) => {
    const sent = countCalls(page, one.call);
    const form = await openForm(page, product.url, one);
    await fill(form, { ...one.values, Comment: `Written by ${newcomer()}` });
    await form.getByRole('button', { name: one.button }).dblclick();
    const thanks = 'Thank you. Your comment will be shown once our team has approved it.';
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible();
    await expectKept(form, empty(one));
    expect(sent()).toBe(1);
  });
}

for (const one of [FORMS.airTicket, FORMS.ticket]) {
  test(`${one.name}: is sent once, with "Air Ticket sent successfully!" (rules/forms 3)`, async ({ page, product }) => {
    const sent = countCalls(page, one.call);
    const form = await openForm(page, product.url, one);
    await fill(form, { ...one.values, Email: newcomer(), 'Special Requests': 'An aisle seat' });
    await form.getByRole('button', { name: one.button }).dblclick();
    await expect(toasts(page)).toHaveText(['Air Ticket sent successfully!']);
    if ('opener' in one) {
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: one.opener })).toBeFocused();
      await awakeForm(page, one);
    }
    await expectKept(form, { ...empty(one), 'Number of Passengers': '1', 'Cabin Class': 'economy' });
    expect(sent()).toBe(1);
  });
}

test('event support: is sent once with the services needed, and a toast shows thanks (rules/forms 1)', async ({
  page,
  product,
}) => {
  const one = FORMS.eventSupport;
  const sent = countCalls(page, one.call);
  const form = await openForm(page, product.url, one);
  await fill(form, { ...one.values, 'Planned date': '2038-03-01', 'Number of guests': '40' });
  await form.getByRole('checkbox').first().check();
  const answer = page.waitForResponse((response) => response.url().endsWith(one.call));
  await form.getByRole('button', { name: one.button }).dblclick();
  const { subject, message } = (await answer).request().postDataJSON() as { subject: string; message: string };
  expect(subject).toBe('Event support: Workshop');
  expect(message).toContain('Number of guests: 40');
  await expect(toasts(page)).toHaveText(["Thank you, your message has been sent. We'll reply soon."]);
  await expect(form.getByRole('checkbox').first()).not.toBeChecked();
  await expectKept(form, empty(one));
  expect(sent()).toBe(1);
});

test("participant: 'Missing data' for a refused form; once corrected, it is registered with the same order (rules/forms 5)", async ({
  page,
  product,
}) => {
  const one = FORMS.participant;
  const ordered: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/order') || response.status() !== 201) return;
    // The page may have been left already.
    const body = (await response.json().catch(() => undefined)) as { order: { id: string } } | undefined;
    if (body) ordered.push(body.order.id);
  });
  const form = await openForm(page, product.url, one);
  const button = form.getByRole('button', { name: one.button });
  const values = { ...one.values, Email: newcomer() };
  await fill(form, values);
  await sendInstead(page, '/api/participant/create', { department: '' });
  await button.dblclick();
  await expect(toasts(page)).toHaveText(['Missing data']);
  await expect(form.getByRole('alert')).toContainText(/department/i);
  await expect(button).toBeEnabled();

  await fill(form, values);
  await button.click();
  await expect(toasts(page).filter({ hasText: 'Thank you, you are registered.' })).toBeVisible();
  await expect(page).toHaveURL(/\/myorder\/[0-9a-f-]{36}$/);
  // The toast disappeared with its page, so the message is repeated here.
  await expect(page.getByRole('status').filter({ hasText: 'Thank you, you are registered.' })).toBeVisible();
  expect(new Set(ordered).size).toBe(1);
});

test('participant: after a lost response, sending the form again registers only once (rules/forms 5)', async ({
  page,
  product,
}) => {
  const one = FORMS.participant;
  const email = newcomer();
  const path = '/api/participant/create';
  const sent = countCalls(page, path);
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const form = await openForm(page, product.url, one);
  const button = form.getByRole('button', { name: one.button });
  await fill(form, { ...one.values, Email: email });
  await button.click();
  await expect(form.getByRole('alert')).not.toBeEmpty();
  await page.unroute(`**${path}`);
  await button.click();
  await expect(toasts(page).filter({ hasText: 'Thank you, you are registered.' })).toBeVisible();
  await expect(page).toHaveURL(/\/myorder\/[0-9a-f-]{36}$/);
  expect(sent()).toBe(2);
  const token = await adminToken(product.url);
  const all = await send<{ email: string }[]>(product.url, 'GET', '/api/participant/all', token);
  expect(all.filter((participant) => participant.email === email)).toHaveLength(1);
});

test('participant: a bot that fills in the hidden field is thanked, and orders nothing', async ({ page, product }) => {
  const one = FORMS.participant;
  const ordered = countCalls(page, '/api/order');
  const form = await openForm(page, product.url, one);
  await fill(form, { ...one.values, Email: newcomer() });
  await form.locator('[name=website]').evaluate((trap: HTMLInputElement) => (trap.value = 'https://robot.example'));
  await form.getByRole('button', { name: one.button }).click();
  await expect(toasts(page)).toHaveText(['Thank you, you are registered.']);
  await expect(form.getByRole('button', { name: one.button })).toBeEnabled();
  expect(ordered()).toBe(0);
});

test('participant: an event must be chosen, and a free event is refused with its price (rules/forms 5)', async ({
  page,
  product,
}) => {
  const form = await openForm(page, product.url, { ...FORMS.participant, route: '/participant' });
  const sent = countCalls(page, '/api/order');
  const button = form.getByRole('button', { name: 'Register' });
  await fill(form, FORMS.participant.values);
  await button.click();
  await expect(form.getByText('Please choose an event')).toBeVisible();
  const event = form.getByLabel('Event', { exact: true });
  await expect(event).toBeFocused();
  await event.selectOption(await freeEventId(product.url));
  await expect(page.getByRole('link', { name: 'No registration needed' })).toHaveAttribute('href', /^\/event\//);
  await button.click();
  await expect(form.getByRole('alert')).toHaveText('Selected price : 0 is not allowed');
  expect(sent()).toBe(0);
});

test('booking of a tour: other groups are referred to the office, and a price of 0 is refused (rules/forms 6)', async ({
  page,
  product,
}) => {
  const one = FORMS.tourBooking;
  const sent = countCalls(page, one.call);
  const form = await openForm(page, product.url, one);
  const people = form.getByLabel('Number of people');
  await fill(form, one.values);
  for (const number of ['0', '6', '25', '-1', '1.5']) {
    await people.fill(number);
    await expect(form.getByText(`That number ${number} is allowed at the office, please contact us`)).toBeVisible();
    await expect(people).toHaveAttribute('aria-invalid', 'true');
  }
  await form.getByRole('button', { name: one.button }).click();
  await expect(form.getByRole('alert')).toHaveText('Selected price : 0 is not allowed');
  await people.fill('');
  await form.getByRole('button', { name: one.button }).click();
  await expect(form.getByText('Number of people is required')).toBeVisible();
  await expect(people).toBeFocused();
  await expectKept(form, one.values);
  expect(sent()).toBe(0);
});

test('booking of an event: a double click makes one order, and after the back button the form works (rules/forms 6)', async ({
  page,
  product,
}) => {
  const one = FORMS.eventBooking;
  const sent = countCalls(page, one.call);
  const form = await openForm(page, product.url, one);
  const values = { ...one.values, Email: newcomer() };
  await expect(form.getByLabel('Number of people')).toHaveCount(0);
  await fill(form, values);
  await form.getByRole('button', { name: 'Book and pay now' }).dblclick();
  await expect(toasts(page).filter({ hasText: /^Your order \d{4}-\d{6} has been received\.$/ })).toBeVisible();
  await viewOrder(page);
  await expect(page.getByText(values.Email)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await awakeForm(page, one);
  for (const name of ['Book and pay now', 'Book and pay later']) {
    await expect(form.getByRole('button', { name })).toBeEnabled();
  }
  await expect(form).not.toHaveAttribute('aria-busy', 'true');
  expect(sent()).toBe(1);
});

test('the form works on a page that is restored from the back/forward cache', async ({ page, product }) => {
  const one = FORMS.eventBooking;
  const form = await openForm(page, product.url, one);
  // The navigation to the payment never ends, so that this page stays as it was left.
  await page.route('**/pay', (route) => route.fulfill({ status: 204 }));
  const leaving = page.waitForRequest('**/pay');
  await fill(form, { ...one.values, Email: newcomer() });
  await form.getByRole('button', { name: 'Book and pay now' }).click();
  await leaving;
  await expect(form).toHaveAttribute('aria-busy', 'true');
  const comeBack = (persisted: boolean) =>
    page.evaluate((kept) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept })), persisted);
  await comeBack(false);
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await comeBack(true);
  await expect(form).not.toHaveAttribute('aria-busy', 'true');
  await expect(form.getByRole('button', { name: 'Book and pay later' })).toBeEnabled();
});
