import { expect, test } from './support/test.js';

test('an unknown address shows the designed 404, an unknown service says so (spec 2)', async ({ page }) => {
  const missing = await page.goto('/no/such/page');
  expect(missing!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/events/9');
  await expect(page.getByText('Event not found')).toBeVisible();
});

test('every published destination stands in the menu and opens (spec 2)', async ({ page, product }) => {
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
