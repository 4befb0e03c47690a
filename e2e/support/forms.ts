import type { Page } from '@playwright/test';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Chooses files in the open form, in its first file input, which uploads them at once. */
export const chooseFile = (page: Page, ...files: readonly ChosenFile[]): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);

export const submit = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** Saves with a double click; the label changes while the form is busy (rules/dashboard 4). */
export async function saveTwice(page: Page, name: string): Promise<void> {
  // It may be busy for less than a second, so the check runs in the page.
  const busy = page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some((button) => button.textContent === 'Saving…' && button.disabled),
  );
  await page.getByRole('button', { name, exact: true }).dblclick();
  await busy;
}

/** Replaces the content of a rich text field. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).fill(text);
}
