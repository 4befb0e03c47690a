import { upcomingEvents } from '@imisozi/site/lib/event-lists';
import { cut } from '@imisozi/core/excerpt';
import type { Event } from '@imisozi/site/lib/api/types';
import { addressOf } from './support/routes.js';
import { expect, test } from './support/test.js';

test('an unknown path shows the 404 page, and an unknown service says so (rules/site 1)', async ({ page }) => {
  const missing = await page.goto('/no/such/page');
  expect(missing!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/events/9');
  await expect(page.getByText('Event not found')).toBeVisible();
});

test('every published destination is in the menu and opens (rules/site 6)', async ({ page, product }) => {
  const { news } = (await (await fetch(`${product.url}/api/news`)).json()) as {
    news: { slug: string; title: string }[];
  };
  await page.goto('/');
  for (const { slug, title } of news) {
    await expect(page.locator(`header a[href="/destination/${slug}"]`).first()).toHaveText(title);
  }
  await page.goto(`/destination/${news[0]!.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(news[0]!.title);
});

test('previews end after a whole word, within their 130 characters (rules/site 7)', () => {
  const text = 'The lake lies still. '.repeat(20).trim();
  for (let length = 1; length <= 130; length++) {
    const preview = cut(text, length);
    expect(preview.length).toBeLessThanOrEqual(length + 1);
    const kept = preview.replace(/…$/, '');
    if (length > 3) expect(text.slice(kept.length, kept.length + 2)).toMatch(/^(\s|[.]\s)/);
  }
  expect(cut('short', 130)).toBe('short');
  expect(cut('x'.repeat(200), 130)).toBe(`${'x'.repeat(130)}…`);
});

test('the soonest upcoming events are announced, at most 4 (rules/site 7)', () => {
  const event = (id: string, startDate: string, isApproved = true) =>
    ({ id, startDate, endDate: startDate, isApproved }) as Event;
  const newestFirst = [
    event('spring', '2038-04-01T08:00:00Z'),
    event('summer', '2038-07-01T08:00:00Z'),
    event('draft', '2038-01-02T08:00:00Z', false),
    event('over', '2026-01-01T08:00:00Z'),
    event('tasting', '2038-01-05T08:00:00Z'),
    event('winter', '2038-01-20T08:00:00Z'),
    event('autumn', '2038-10-01T08:00:00Z'),
  ];
  const announced = upcomingEvents(newestFirst, Date.parse('2037-12-01T00:00:00Z'));
  expect(announced.map(({ id }) => id)).toEqual(['tasting', 'winter', 'spring', 'summer']);
});

test('a free event shows how to get there, and links to the contact form prefilled with its title', async ({
  page,
  product,
}) => {
  await page.goto(await addressOf(product.url, '/event/{free event}'));
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByText(/Meet us at .+ CAT\. We start on time\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find it on OpenStreetMap' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/search\?query=./,
  );
  await page.getByRole('link', { name: "Let us know you're coming" }).click();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue(`Coming to: ${title}`);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(new RegExp(`“${title}”`));
});
