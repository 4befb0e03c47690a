import type { Page } from '@playwright/test';

/** Views a version of the texts that are open, restores it, and says yes. @param version as its button names it */
export async function restoreVersion(page: Page, version: string): Promise<void> {
  await page.getByRole('button', { name: `View ${version}`, exact: true }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('dialog', { name: 'Restore this version?' }).getByRole('button', { name: 'Yes' }).click();
}
