import { expect, test } from './support/test.js';

/** From the home page to the day of a tour, with the links that skip what stands before. */
const MAX_PRESSES = 12;

test('Tab and Enter get from the home page to the day of a tour in a few steps', async ({ page }) => {
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  const tabTo = async (selector: string, name = /(?:)/) => {
    while (presses < MAX_PRESSES) {
      await press('Tab');
      const focused = page.locator(':focus').and(page.locator(selector));
      if ((await focused.count()) > 0 && name.test((await focused.textContent()) ?? '')) return;
    }
    throw new Error(`${selector} ${name} does not take the focus within ${MAX_PRESSES} presses`);
  };
  await page.goto('/');
  await tabTo('a.skip', /^\s*Skip to the tours\s*$/);
  await press('Enter');
  await tabTo('article a');
  await press('Enter');
  await page.waitForURL(/\/tour\//);
  await tabTo('a.skip', /^\s*Skip to booking\s*$/);
  await press('Enter');
  await tabTo('#book :is(input[type="date"], select)');
  await expect(page.locator('#book :focus')).toBeInViewport();
});
