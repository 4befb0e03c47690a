import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ANY_DATABASE } from './support/tags.js';

/** What only reads is alike on both databases, so one of them is enough. */
const ONLY_READING = [
  'overlays.spec.ts',
  'pages.spec.ts',
  'quality.spec.ts',
  'reading-without-script.spec.ts',
  'search-engines.spec.ts',
  'page-weight.spec.ts',
  'layout.spec.ts',
  'pictures.spec.ts',
  'page-headers.spec.ts',
  'calendar.spec.ts',
  'empty-settings.spec.ts',
  'find-tours.spec.ts',
  'gallery.spec.ts',
  'keeping-tours.spec.ts',
  'languages.spec.ts',
  'photo-paint.spec.ts',
  'route-map.spec.ts',
  'same-bytes.spec.ts',
  'failing-api.spec.ts',
  'forms-problems.spec.ts',
  'forms-keyboard.spec.ts',
  'forms-paying.spec.ts',
  'dashboard/lists.spec.ts',
  'dashboard/screens.spec.ts',
  'dashboard/session.spec.ts',
  'dashboard/uploads.spec.ts',
];

/** Forms that send one call each: what it writes is held on both databases by the API's own specs (docs/coverage.md). */
const FORMS_OF_THE_API = [
  'forms-accounts.spec.ts',
  'forms-sent.spec.ts',
  'dashboard/creating.spec.ts',
  'dashboard/editing.spec.ts',
  'dashboard/changing-records.spec.ts',
  'dashboard/people.spec.ts',
];

/** Tests with this tag: of the screen, the settings or the image alone, between others that write. */
const NO_MATTER_WHICH = new RegExp(ANY_DATABASE);

/** Browser tests run on an installed Chromium (`CHROMIUM`, or the one on the PATH); nothing is downloaded. */
export default defineConfig({
  testDir: '.',
  // Whole paths: the dashboard has specs of the same names.
  testIgnore: process.env.TEST_DATABASE_URL
    ? [...ONLY_READING, ...FORMS_OF_THE_API].map((file) => join(import.meta.dirname, file))
    : [],
  ...(process.env.TEST_DATABASE_URL && { grepInvert: NO_MATTER_WHICH }),
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
    // A visitor's own zone must never change what a page says (contract 1), so tests browse from far away.
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
