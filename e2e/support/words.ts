import { expect, type Page } from '@playwright/test';
import { expectToast } from './dashboard.ts';

/** The server's response to a change of the open texts: the toast of an earlier change may still be visible. */
const change = (page: Page, method: 'PUT' | 'POST', path: RegExp) =>
  page.waitForResponse((answer) => answer.request().method() === method && path.test(answer.url()), { timeout: 0 });

const expectPublished = (page: Page, title: string) => expectToast(page, `${title}: the texts have been published.`);

/** Publishes the open texts successfully, and waits until they can be edited again. @param title of the texts */
export async function publish(page: Page, title: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  const answer = change(page, 'PUT', /\/api\/admin\/content\//);
  await button.click();
  expect((await answer).status()).toBe(200);
  await expectPublished(page, title);
  await expect(button).toBeEnabled();
}

/**
 * Opens a version of the open texts, restores it, and waits until it is open.
 * @param title of the texts
 * @param version the name of its button
 */
export async function restoreVersion(page: Page, title: string, version: string): Promise<void> {
  const view = page.getByRole('button', { name: `View ${version}`, exact: true });
  const restore = page.getByRole('button', { name: 'Restore this version' });
  const question = page.getByRole('dialog', { name: 'Restore this version?' });
  const answer = change(page, 'POST', /\/api\/admin\/content\/.+\/restore/);
  // Until the texts of the new URL have loaded, the earlier ones are shown; they close an open version as they go.
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
