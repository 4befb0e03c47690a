import { defineConfig } from '@playwright/test';

/**
 * The tag of what is played on MariaDB and Redis too: what writes through the API and could differ there, or needs more than
 * one process. What a single call writes is held on both by the API's own specs.
 */
const ON_BOTH = /@both/;

/** Browser tests run on an installed Chromium (`CHROMIUM`, or the one on the PATH); nothing is downloaded. */
export default defineConfig({
  testDir: '.',
  ...(process.env.TEST_DATABASE_URL && { grep: ON_BOTH }),
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  // Each worker starts a product of its own, with databases of Redis of its own, of which a server has few.
  workers: process.env.TEST_REDIS_URL ? 2 : 3,
  fullyParallel: false,
  retries: 0,
  // Long enough for a machine that does other things too: a wait ends as soon as what it waits for is there.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    actionTimeout: 45_000,
    browserName: 'chromium',
    locale: 'en-US',
    // A visitor's own zone must never change what a page says (rules/api 11), so tests browse from far away.
    timezoneId: 'America/Los_Angeles',
    // Recording costs a fifth of the time, so it is for those who look into a failure.
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
