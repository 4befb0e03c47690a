import { test as base } from '@playwright/test';
import { makeMachinery, type Machinery } from './machinery.js';
import { startProduct, type Product } from './product.js';
import { makeRecords, type Records } from './records.js';
import { adminToken, loginToken } from './staff.js';

export type Role = 'admin' | 'user';

interface OfTheWorker {
  readonly product: Product;
  readonly tokens: Record<Role, string>;
  readonly records: Records;
  readonly machinery: Machinery;
}

/**
 * Browser tests get a product of their worker's own, and fail on any error or warning of the browser's console. What
 * only tests of the dashboard ask for stands here too: with worker fixtures of their own they would start one more
 * product for each worker.
 */
export const test = base.extend<{ mayLog: readonly string[]; quietConsole: void }, OfTheWorker>({
  /** What a test provokes: messages that begin like this are no failure. */
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
  tokens: [
    async ({ product: { url } }, use) =>
      use({ admin: await adminToken(url), user: await loginToken(url, 'staff@imisozi.example', 'demo-staff-1') }),
    { scope: 'worker' },
  ],
  records: [async ({ product, tokens }, use) => use(await makeRecords(product.url, tokens.admin)), { scope: 'worker' }],
  machinery: [
    async ({ product, tokens }, use) => use(await makeMachinery(product.url, tokens.admin)),
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
      // A refused request is logged by the browser itself; tests that provoke one read the page instead.
      const expected = ['Failed to load resource', ...mayLog];
      const unexpected = said.filter((text) => !expected.some((start) => text.startsWith(start)));
      if (unexpected.length) throw new Error(`The console said:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
