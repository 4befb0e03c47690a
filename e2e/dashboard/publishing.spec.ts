// Holds rules/content 1.
import { expect, expectToast, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';

/** The longest time from the response to a write until the public page shows it. */
const MAX_MS = 1_000;
const LOOK_AGAIN_MS = 25;

/** Milliseconds from now until a request for a public page gets one that contains `text`, or no longer contains it. */
async function untilPublic(url: string, text: string, isExpected = true): Promise<number> {
  const begin = Date.now();
  for (;;) {
    const asked = Date.now() - begin;
    if ((await (await fetch(url)).text()).includes(text) === isExpected) return asked;
    if (asked > 10 * MAX_MS) throw new Error(`${url} did not change: ${text}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

test('a change in the dashboard is on the public pages within a second @both', async ({ page, product, tokens }) => {
  const { url } = product;
  const { tours } = await send<{ tours: { slug: string; title: string }[] }>(url, 'GET', '/api/tours', '');
  const { slug } = tours[0]!;
  const title = `Renamed on the way ${Date.now()}`;
  // The cache now has these pages with the old title.
  for (const path of ['/tours', `/tour/${slug}`]) expect(await (await fetch(url + path)).text()).not.toContain(title);

  await page.goto(`/account/tours/view/${slug}`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Update tour' }).click();
  expect((await saved).status()).toBe(200);
  const waits = await Promise.all(['/tours', `/tour/${slug}`].map((path) => untilPublic(url + path, title)));
  expect(Math.max(...waits)).toBeLessThan(MAX_MS);

  // The navbar of every page names the published destinations.
  const name = `Hills of a test ${Date.now()}`;
  const { news } = await send<{ news: { slug: string } }>(url, 'POST', '/api/news/create', tokens.admin, {
    title: name,
    newsBody: '<p>Hills.</p>',
    images: [`${url}/media/hills.jpg`],
  });
  expect(await (await fetch(`${url}/faq`)).text()).not.toContain(name);
  await page.goto(`/account/destinations/view/${news.slug}`);
  for (const [verb, shown] of [
    ['Publish', true],
    ['UnPublish', false],
  ] as const) {
    const answer = page.waitForResponse('**/api/news/publish/*');
    await page.getByRole('button', { name: `${verb} ${name}`, exact: true }).click();
    const { message } = (await (await answer).json()) as { message: string };
    expect(await untilPublic(`${url}/faq`, name, shown)).toBeLessThan(MAX_MS);
    await expectToast(page, message);
  }
});
