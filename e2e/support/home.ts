import { test as base } from '@playwright/test';
import { createHome, type Home } from './product.js';

/** Tests of the processes themselves get a home with nothing running, and leave nothing running behind. */
export const test = base.extend<{ home: Home }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  home: async ({}, use) => {
    const home = await createHome();
    await use(home);
    await home.remove();
  },
});

export { expect } from '@playwright/test';
