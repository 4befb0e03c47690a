// Runs every test of the product and adds up what the runners report. What a missing program leaves out is printed as
// skipped, with the command that installs it; with CI=true it is a failure.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, startPrivateServers } from '../e2e/support/private-servers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };

// The headless shell is the same browser without its own windows, and so a fifth faster.
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome'];
const chromium = process.env.CHROMIUM ?? findProgram(...BROWSERS);
const named = process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL;
const installed = findProgram('mariadbd') && findProgram('redis-server');

runJest('API on SQLite', {});
if (chromium) runPlaywright('Browser on SQLite', {});
else missing('Browser tests', 'chromium-headless-shell');

if (named) {
  onServers(process.env.TEST_DATABASE_URL, process.env.TEST_REDIS_URL);
} else if (installed) {
  const servers = await startPrivateServers();
  try {
    onServers(servers.databaseUrl, servers.redisUrl);
  } finally {
    await servers.stop();
  }
} else {
  missing('Everything again on MariaDB and Redis', 'mariadb-server redis-server');
}

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);

function onServers(databaseUrl, redisUrl) {
  const env = { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl };
  runJest('API on MariaDB and Redis', env);
  if (chromium) runPlaywright('Browser on MariaDB and Redis', env);
}

function runJest(title, env) {
  const report = join(reports, 'jest.json');
  rmSync(report, { force: true });
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'api/jest.config.js'];
  run(title, [...jest, '--json', `--outputFile=${report}`, '--silent'], env);
  const result = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that cannot even be loaded reports no test; it is one failure all the same.
  const broken = result.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  add(result.numPassedTests, result.numFailedTests + broken.length, result.numPendingTests);
  const pending = result.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter(({ status }) => status === 'pending');
  for (const { fullName } of pending) console.log(`Skipped: ${fullName}`);
}

function runPlaywright(title, env) {
  const report = join(reports, 'playwright.json');
  rmSync(report, { force: true });
  run(title, ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'], {
    ...env,
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  add(stats.expected + stats.flaky, stats.unexpected + (stats.unexpected ? 0 : errors.length), stats.skipped);
  for (const { title: name, tests } of specsIn(suites)) {
    const reason = tests[0].annotations.find(({ type }) => type === 'skip')?.description;
    if (tests[0].status === 'skipped') console.log(`Skipped: ${name} (${reason})`);
  }
}

function specsIn(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites)]);
}

function run(title, args, env) {
  console.log(`\n=== ${title}`);
  const { status, error } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error || status === null) throw error ?? new Error(`${title} was interrupted`);
}

function add(passed, failed, skipped) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function missing(what, packages) {
  const inCi = process.env.CI === 'true';
  total[inCi ? 'failed' : 'skipped'] += 1;
  console.log(`\n=== ${inCi ? 'FAILED' : 'Skipped'}: ${what}. Install what is missing: apt-get install -y ${packages}`);
}
