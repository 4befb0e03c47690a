// Holds rules/forms 11.
import AxeBuilder from '@axe-core/playwright';
import { aliveForm, fill } from './support/site-forms.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';

interface Message {
  readonly subject: string;
  readonly message: string;
  readonly phone: string;
}

async function messagesFrom(url: string, email: string): Promise<Message[]> {
  const query = new URLSearchParams({ filter: JSON.stringify({ email }) });
  return send(url, 'GET', `/api/admin/contact-messages?${query}`, await adminToken(url));
}

for (const [width, script] of [
  [360, true],
  [1280, false],
] as const) {
  test.describe(`At ${width} pixels ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: script });

    test('a visitor who finds no tour describes the wanted journey, and staff read it among the messages', async ({
      page,
      product,
    }) => {
      const email = `planner.${width}.${Date.now()}@example.org`;
      await page.goto('/tours?people=3&days=1&price=250&place=lake-kivu');
      await page.getByRole('link', { name: 'Ask us to plan it' }).click();
      const form = script ? await aliveForm(page, 'trip-brief') : page.locator('form#trip-brief');
      await expect(form.getByLabel('Adults')).toHaveValue('3');
      await expect(form.getByLabel('How many days')).toHaveValue('1');
      await expect(form.getByLabel('Budget in US dollars')).toHaveValue('250');
      await expect(form.getByLabel('In your own words')).toHaveValue("We'd like to see Lake Kivu.");
      const month = await form.getByLabel('When').locator('option').nth(3).innerText();
      await fill(form, { When: month, Children: '2', Pace: 'Balanced', 'How many days': '9' });
      await form.getByLabel('Gorillas').check();
      await form.getByLabel('Birds').check();
      await fill(form, { 'Full name': 'Demo Planner', Email: email, Phone: '+250 788 123 456' });
      await form.getByRole('button').click();
      await expect(page.getByText('Thank you, your message has been sent.').first()).toBeVisible();
      await expect.poll(() => messagesFrom(product.url, email)).toHaveLength(1);
      const [kept] = await messagesFrom(product.url, email);
      expect(kept).toMatchObject({ subject: `Trip brief: 3 adults, 2 children, ${month}`, phone: '+250 788 123 456' });
      expect(kept!.message.split('\n')).toEqual([
        `When: ${month}`,
        'How many days: 9',
        'Adults: 3',
        'Children: 2',
        'Budget in US dollars: 250',
        'What would you love to see? Gorillas, Birds',
        'Pace: Balanced',
        '',
        "We'd like to see Lake Kivu.",
      ]);
    });
  });
}

test('a tour that is planned for each client links to the trip brief, and the WhatsApp message contains its title', async ({
  page,
  product,
}) => {
  const token = await adminToken(product.url);
  const slug = 'royal-nyanza-and-huye-2-days';
  await send(product.url, 'PUT', `/api/tours/update/${slug}`, token, { saleMode: 'enquiry' });
  // The demonstration's number opens no chat.
  await send(product.url, 'PUT', '/api/admin/settings', token, { company: { phone: '+250 788 555 010' } });
  await page.goto(`/tour/${slug}`);
  const card = page.getByRole('region', { name: 'Ask about this journey' });
  const chat = card.getByRole('link', { name: 'WhatsApp' });
  expect(new URL((await chat.getAttribute('href'))!).searchParams.get('text')).toBe(
    'Hello, I have a question about “Royal Nyanza and Huye, 2 days”.',
  );
  await expect(card.getByRole('link', { name: '+250 788 555 010' })).toHaveAttribute('href', 'tel:+250788555010');
  await send(product.url, 'PUT', '/api/admin/settings', token, { company: { phone: null } });
  await card.getByRole('link', { name: 'Tell us about your journey' }).click();
  const form = await aliveForm(page, 'trip-brief');
  await expect(form.getByLabel('In your own words')).toHaveValue(
    "We'd like a journey like “Royal Nyanza and Huye, 2 days”.",
  );
  await send(product.url, 'PUT', `/api/tours/update/${slug}`, token, { saleMode: 'any-date' });
});

test('a link prefills only what exists; the empty form is cached, a prefilled one is not', async ({
  page,
  product,
}) => {
  await page.goto('/trip-brief?q=words+of+others&place=atlantis&tour=atlantis&people=many&month=1999-01');
  const form = await aliveForm(page, 'trip-brief');
  await expect(form.getByLabel('In your own words')).toHaveValue('');
  await expect(form.getByLabel('Adults')).toHaveValue('2');
  await expect(form.getByLabel('When')).toHaveValue('');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const headerOf = async (path: string, name: string) => (await fetch(product.url + path)).headers.get(name);
  expect(await headerOf('/trip-brief?people=4', 'cache-control')).toBe('no-store');
  await expect.poll(() => headerOf('/trip-brief', 'x-cache')).toBe('HIT');
});
