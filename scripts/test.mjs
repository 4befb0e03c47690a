// Runs every test of the product and adds up the results. Tests that need a missing program are printed as skipped,
// with the command that installs it; with CI=true they count as failed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, startPrivateServers } from '../e2e/support/private-servers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** Printed again at the end, because the first report of a failure may be far above. */
const failures = [];
/** Passed only when they were played again: named at the end, so that somebody looks for the cause. */
const flaky = [];

// The headless shell is the same browser without a window system, and a fifth faster.
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome'];
const chromium = process.env.CHROMIUM ?? findProgram(...BROWSERS);
const named = process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL;
const installed = findProgram('mariadbd') && findProgram('redis-server');

if (!chromium) missing('Browser tests', 'chromium-headless-shell');
if (named) {
  await runAll({ databaseUrl: process.env.TEST_DATABASE_URL, redisUrl: process.env.TEST_REDIS_URL });
} else if (installed) {
  const servers = await startPrivateServers();
  try {
    await runAll(servers);
  } finally {
    await servers.stop();
  }
} else {
  missing('Everything again on MariaDB and Redis', 'mariadb-server redis-server');
  await runAll();
}

for (const name of flaky) console.log(`Passed at the second try: ${name}`);
for (const failure of failures) console.log(`Failed: ${failure}`);
rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);

/** Runs the suites one after the other: in parallel they would take as long, and tests would time out. */
async function runAll(servers) {
  const onSqlite = { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' };
  const onServers = servers && { TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl };
  await runJest('API on SQLite', onSqlite);
  if (onServers) await runJest('API on MariaDB and Redis', onServers);
  if (!chromium) return;
  await runPlaywright('Browser on SQLite', onSqlite);
  if (onServers) await runPlaywright('Browser on MariaDB and Redis', onServers);
}

async function runJest(title, env) {
  const report = join(reports, `${title}.json`);
  // All specs share a process, so handles that a failed spec left open would keep it running.
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'api/jest.config.js', '--forceExit'];
  await run(title, [...jest, '--json', `--outputFile=${report}`, '--silent'], env);
  const result = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that cannot be loaded reports no test; it counts as one failure.
  const broken = result.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  add(result.numPassedTests, result.numFailedTests + broken.length, result.numPendingTests);
  failures.push(...broken.map(({ name }) => `${title}: ${name} cannot be loaded`));
  for (const { status, fullName } of result.testResults.flatMap((suite) => suite.assertionResults)) {
    if (status === 'pending') console.log(`Skipped: ${fullName}`);
    if (status === 'failed') failures.push(`${title}: ${fullName}`);
  }
}

async function runPlaywright(title, env) {
  const report = join(reports, `${title}.json`);
  await run(title, ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'], {
    ...env,
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  add(stats.expected + stats.flaky, stats.unexpected + (stats.unexpected ? 0 : errors.length), stats.skipped);
  for (const { title: name, tests, file } of specsIn(suites)) {
    if (tests[0].status === 'unexpected') failures.push(`${title}: ${file}: ${name}`);
    if (tests[0].status === 'flaky') flaky.push(`${title}: ${file}: ${name}`);
    const reason = tests[0].annotations.find(({ type }) => type === 'skip')?.description;
    if (tests[0].status === 'skipped') console.log(`Skipped: ${name} (${reason})`);
  }
}

function specsIn(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites)]);
}

async function run(title, args, env) {
  const started = Date.now();
  console.log(`--- ${title} begins`);
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Dozens of processes load the same modules; with a compile cache they start in two thirds of the time.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...env },
  });
  const status = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  console.log(`\n=== ${title}: ${Math.round((Date.now() - started) / 1_000)} s`);
  if (status === null) throw new Error(`${title} was interrupted`);
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
