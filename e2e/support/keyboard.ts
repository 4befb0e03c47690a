import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any page has between two controls. */
const MAX_STOPS = 120;

/** Presses Tab until `target` has the focus; every stop on the way must show the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    const { arrived, unmarked } = await target.evaluate(lookAtFocus);
    expect(unmarked, `has the focus without a mark on ${page.url()}`).toBeNull();
    if (arrived) return;
  }
  throw new Error(`${String(target)} cannot be reached with ${key} on ${page.url()}`);
}

/** Moves the focus to a control and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into one field after another. */
export async function typeAlong(page: Page, form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await tabTo(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
}

/** Whether `target` has the focus, and the focused element if it has no visible focus mark; runs in the page. */
function lookAtFocus(target: Element): { arrived: boolean; unmarked: string | null } {
  const element = document.activeElement ?? document.body;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // A date field marks its focused part itself, and the body needs no mark.
  const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || element.matches('body, [type=date]');
  return { arrived: element === target, unmarked: marked ? null : element.outerHTML.slice(0, 160) };
}
