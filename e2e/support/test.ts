import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startProduct, type Product } from './product.ts';

interface OfWorker {
  readonly demonstrationAlone: boolean;
  readonly product: Product;
}

/** Browser tests share one product for each worker, and fail on any error or warning in the browser's console. */
export const test = base.extend<{ mayLog: readonly string[]; quietConsole: void; recordedCalls: void }, OfWorker>({
  /**
   * For spec files that look at every record: they get a new product, because other files publish records in theirs.
   * Another value of a worker option makes Playwright start another worker.
   */
  demonstrationAlone: [false, { option: true, scope: 'worker' }],
  /** Console messages that start with one of these are expected. */
  mayLog: [[], { option: true }],
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  quietConsole: [
    async ({ page, mayLog }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use();
      // The browser itself logs every failed request; tests that cause one check the page instead.
      const expected = ['Failed to load resource', ...mayLog];
      const unexpected = said.filter((text) => !expected.some((start) => text.startsWith(start)));
      if (unexpected.length) throw new Error(`The console said:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  /** For `npm run test:record`: the functions that the page calls, in the format of Node's coverage. */
  recordedCalls: [
    async ({ page, javaScriptEnabled }, use) => {
      const folder = javaScriptEnabled && process.env.RECORD_CALLS;
      if (folder) await page.coverage.startJSCoverage({ resetOnNavigation: false });
      await use();
      if (!folder || page.isClosed()) return;
      const result = (await page.coverage.stopJSCoverage()).map(({ url, functions }) => ({ url, functions }));
      await writeFile(join(folder, `page-${randomUUID()}.json`), JSON.stringify({ result }));
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
