import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { createHome, type Home } from './product.ts';

/** The settings that production requires, with mails written to files. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret of at least thirty-two bytes',
  RATE_LIMIT: 'on',
  MAIL_TO_FILES: 'allow',
};

const MAKE_TREE = fileURLToPath(new URL('../../scripts/production-tree.mjs', import.meta.url));

/** Tests of processes get a home without running processes; processes left running are stopped afterwards. */
export const test = base.extend<{ home: Home; image: { home: Home; tree: string } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  home: async ({}, use) => {
    const home = await createHome();
    await use(home);
    await home.remove();
  },
  /** A home that contains only what the production image contains, in the folder `tree`. */
  // eslint-disable-next-line no-empty-pattern -- as above
  image: async ({}, use) => {
    const tree = await mkdtemp(join(tmpdir(), 'image-'));
    await promisify(execFile)(process.execPath, [MAKE_TREE, tree]);
    const home = await createHome({}, tree);
    await use({ home, tree });
    await home.remove();
    await rm(tree, { recursive: true });
  },
});

export { expect } from '@playwright/test';
