import { expect, type Page } from '@playwright/test';

/** Views a version of the texts that are open, restores it, and says yes. @param version as its button names it */
export async function restoreVersion(page: Page, version: string): Promise<void> {
  const view = page.getByRole('button', { name: `View ${version}`, exact: true });
  const restore = page.getByRole('button', { name: 'Restore this version' });
  const question = page.getByRole('dialog', { name: 'Restore this version?' });
  // The texts that were open before are shown until those of the address are there, and take an open version with them.
  await expect(async () => {
    if (!(await question.isVisible())) {
      if (!(await restore.isVisible())) await view.click({ timeout: 2_000 });
      await restore.click({ timeout: 2_000 });
    }
    await question.getByRole('button', { name: 'Yes' }).click({ timeout: 5_000 });
  }).toPass();
}
