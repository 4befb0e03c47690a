import { defineConfig } from '@playwright/test';

/**
 * Tests with this tag also run on MariaDB and Redis: tests of writes through the API whose behaviour could differ
 * there, and tests that need several processes. Specs of the API cover single writes on both databases.
 */
const ON_BOTH = /@both/;

/** Browser tests run in an installed Chromium (`CHROMIUM`, or the one on the PATH); nothing is downloaded. */
export default defineConfig({
  testDir: '.',
  ...(process.env.TEST_DATABASE_URL && { grep: ON_BOTH }),
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  // Each worker starts a product with Redis databases of its own, of which a server has few.
  workers: process.env.TEST_REDIS_URL ? 2 : 3,
  fullyParallel: false,
  // What failed once on a busy machine is played again there; the summary names it.
  retries: process.env.CI === 'true' ? 1 : 0,
  // Long enough for a busy machine: a wait ends as soon as its condition is true.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    actionTimeout: 45_000,
    browserName: 'chromium',
    locale: 'en-US',
    // A visitor's time zone must never change what a page says (rules/api 11), so tests use a distant one.
    timezoneId: 'America/Los_Angeles',
    // Traces take a fifth of the time, so they are only for investigating failures.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM?.startsWith('/')
        ? process.env.CHROMIUM
        : `/usr/bin/${process.env.CHROMIUM ?? 'chromium'}`,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
