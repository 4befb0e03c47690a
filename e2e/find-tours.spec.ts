// Holds rules/site 2 to 4.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test.js';

const SEARCH = '/tours?people=2&days=4&price=1500';

for (const [width, script] of [
  [360, true],
  [1280, true],
  [360, false],
  [1280, false],
] as const) {
  test.describe(`At ${width} pixels ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: script });

    test('a tour for two under $1,500 and at most four days is found with one form and one page', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Find a tour' }).click();
      const form = page.getByRole('search', { name: 'Find a tour' });
      // On a phone the filters are a sheet, so that the tours come first.
      if (width === 360) await form.getByRole('button', { name: 'Filters' }).click();
      await form.getByLabel('People').selectOption({ value: '2' });
      await form.getByLabel('Length').selectOption({ value: '4' });
      await form.getByLabel('Group budget').selectOption({ value: '1500' });
      await form.getByRole('button', { name: 'Show tours' }).click();
      await expect(page).toHaveURL(new RegExp(`${SEARCH.replace('?', '[?]')}#found$`));
      const cards = page.getByRole('main').getByRole('article');
      const count = await cards.count();
      expect(count).toBeGreaterThan(1);
      await expect(page.getByRole('heading', { name: `${count} tours fit` })).toBeVisible();
      for (const text of await cards.allInnerTexts()) {
        expect(Number(/\$([\d,]+)\s+for 2 people/.exec(text)![1]!.replace(',', ''))).toBeLessThanOrEqual(1_500);
        expect(Number(/(\d+) days?/.exec(text)![1])).toBeLessThanOrEqual(4);
      }
      await expect(form.locator('[name=people]')).toHaveValue('2');
      // The visitor goes on at the results, not at the top of the page.
      await expect(page.getByRole('heading', { name: `${count} tours fit` })).toBeInViewport();
      await page.getByRole('link', { name: 'Remove: Up to $1,500' }).click();
      await expect(page).toHaveURL(/[?]people=2&days=4#found$/);
      expect(await cards.count()).toBeGreaterThan(count);
    });
  });
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the filters are a sheet, which closes by key; the first tour is in the first screen', async ({ page }) => {
    await page.goto('/tours?people=2&days=4');
    const open = page.getByRole('button', { name: 'Filters (2)' });
    expect((await page.getByRole('article').first().boundingBox())!.y).toBeLessThan(740);
    await open.click();
    await expect(page.getByLabel('Group budget')).toBeInViewport();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Group budget')).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.getByRole('button', { name: 'Close the filters' }).click();
    await expect(page.getByLabel('Group budget')).toBeHidden();
  });
});

test('a search works by keyboard alone, and going back keeps it', async ({ page }) => {
  await page.goto('/tours');
  await page.getByLabel('What would you like to see?').focus();
  await page.keyboard.type('gorilla');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?]q=gorilla#found$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/tour\//);
  await page.goBack();
  await expect(page.getByLabel('What would you like to see?')).toHaveValue('gorilla');
});

test('search button and phone number in the header are visible whenever they have the focus', async ({ page }) => {
  await page.goto('/faq');
  for (const width of [360, 768, 960, 1024, 1199, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const hidden = await page.locator('#header .actions a').evaluateAll((links) => {
      const { bottom } = document.getElementById('header')!.getBoundingClientRect();
      const focusable = links.filter((link) => link.checkVisibility());
      return focusable.filter((link) => link.getBoundingClientRect().bottom > bottom).map((link) => link.textContent);
    });
    expect([width, hidden]).toEqual([width, []]);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: '+250 788 000 000' })).toBeVisible();
});

test('if no tour matches, the nearest tours say how they differ', async ({ page }) => {
  await page.goto('/tours?people=2&days=1&price=250&place=lake-kivu');
  await expect(page.getByRole('heading', { name: 'No tour fits all of that' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us to plan it' })).toHaveAttribute(
    'href',
    '/trip-brief?people=2&days=1&price=250&place=lake-kivu',
  );
  const nearest = page.getByRole('region', { name: 'Nearest to what you want' });
  await expect(nearest.getByRole('article')).toHaveCount(3);
  await expect(nearest).toContainText('Goes to other places');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a destination shows its tours with prices; a tour shows its destinations and related tours', async ({ page }) => {
  await page.goto('/destination/lake-kivu');
  const tours = page.getByRole('region', { name: 'Tours to Lake Kivu' });
  await expect(tours.getByRole('article').first()).toContainText('$');
  await tours.getByRole('link', { name: /^All \d+ tours to Lake Kivu$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tours to Lake Kivu');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('region', { name: 'This tour takes you to' }).getByRole('link', { name: 'Lake Kivu' }).click();
  await expect(page).toHaveURL(/\/destination\/lake-kivu$/);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Similar tours' }).getByRole('listitem')).toHaveCount(3);
});

test('each search has one URL, which is cached, except free text and searches without results', async ({ product }) => {
  const read = async (path: string) => {
    const answer = await fetch(product.url + path, { redirect: 'manual' });
    const html = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      cache: answer.headers.get('x-cache'),
      isIndexed: html.includes('rel="canonical"') && !answer.headers.has('x-robots-tag'),
    };
  };
  const hit = async (path: string) => {
    for (let tries = 0; tries < 50; tries++) if ((await read(path)).cache === 'HIT') return true;
    return false;
  };
  const sent = await read('/tours?q=&people=2&days=4&price=1500&place=&month=&sort=');
  expect([sent.status, sent.location]).toEqual([303, SEARCH]);
  expect((await read('/tours?price=1500&people=2&days=4&page=1')).location).toBe(SEARCH);
  expect(await hit(SEARCH)).toBe(true);
  expect((await read(`${SEARCH}&utm_source=letter`)).cache).toBe('HIT');
  expect([
    await hit('/tours?q=gorilla'),
    await hit('/tours?place=atlantis'),
    await hit('/tours?people=2&page=900'),
  ]).toEqual([false, false, false]);
  const indexed = ['/tours', '/tours?place=lake-kivu', '/tours?days=4', '/tours?people=2', SEARCH, '/tours?sort=price'];
  expect(await Promise.all(indexed.map(async (path) => (await read(path)).isIndexed))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
