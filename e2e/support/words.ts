import { expect, type Page } from '@playwright/test';

/** Views a version of the texts that are open, restores it, and says yes. @param version as its button names it */
export async function restoreVersion(page: Page, version: string): Promise<void> {
  const restore = page.getByRole('button', { name: 'Restore this version' });
  // The texts that were open before are shown until those of the address are there.
  await expect(async () => {
    if (!(await restore.isVisible())) await page.getByRole('button', { name: `View ${version}`, exact: true }).click();
    await expect(restore).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await restore.click();
  await page.getByRole('dialog', { name: 'Restore this version?' }).getByRole('button', { name: 'Yes' }).click();
}
