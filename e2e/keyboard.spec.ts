import { expect, test } from './support/test.js';

/** From the home page to a tour's booking form, with the links that skip what stands before. */
const MAX_PRESSES = 12;

test('the keyboard gets from the home page to the booking form of a tour in a few steps', async ({ page }) => {
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  const tabTo = async (name: RegExp) => {
    for (let left = MAX_PRESSES; left > 0; left--) {
      await press('Tab');
      const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.test(text)) return;
    }
    throw new Error(`Nothing called ${name} takes the focus`);
  };
  await page.goto('/');
  await tabTo(/^\s*Skip to the tours\s*$/);
  await press('Enter');
  await tabTo(/./);
  await page.locator('article a').first().focus();
  await press('Enter');
  await page.waitForURL(/\/tour\//);
  await tabTo(/^\s*Skip to booking\s*$/);
  await press('Enter');
  await press('Tab');
  await expect(page.locator('#book :focus')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
});
