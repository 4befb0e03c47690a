import { expect, type Page } from '@playwright/test';
import { expectToast } from './dashboard.js';

/** The server's answer to what changes the texts that are open: a toast of the change before may still be shown. */
const change = (page: Page, method: 'PUT' | 'POST', path: RegExp) =>
  page.waitForResponse((answer) => answer.request().method() === method && path.test(answer.url()), { timeout: 0 });

const expectPublished = (page: Page, title: string) => expectToast(page, `${title}: the texts have been published.`);

/** Publishes the texts that are open, with success, and waits until they can be written again. @param title of the texts */
export async function publish(page: Page, title: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  const answer = change(page, 'PUT', /\/api\/admin\/content\//);
  await button.click();
  expect((await answer).status()).toBe(200);
  await expectPublished(page, title);
  await expect(button).toBeEnabled();
}

/**
 * Views a version of the texts that are open, restores it, and waits until it is open.
 * @param title of the texts
 * @param version as its button names it
 */
export async function restoreVersion(page: Page, title: string, version: string): Promise<void> {
  const view = page.getByRole('button', { name: `View ${version}`, exact: true });
  const restore = page.getByRole('button', { name: 'Restore this version' });
  const question = page.getByRole('dialog', { name: 'Restore this version?' });
  const answer = change(page, 'POST', /\/api\/admin\/content\/.+\/restore/);
  // The texts that were open before are shown until those of the address are there, and take an open version with them.
  await expect(async () => {
    if (!(await question.isVisible())) {
      if (!(await restore.isVisible())) await view.click({ timeout: 2_000 });
      await restore.click({ timeout: 2_000 });
    }
    await question.getByRole('button', { name: 'Yes' }).click({ timeout: 5_000 });
  }).toPass();
  expect((await answer).status()).toBe(200);
  await expectPublished(page, title);
  await expect(question).toBeHidden();
}
