// Runs every test of the product and adds up what the runners report. What a missing program leaves out is printed as
// skipped, with the command that installs it; with CI=true it is a failure.
import { spawn } from 'node:child_process';
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

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);

/**
 * The browser's tests beside the API's: each waits often enough for the other to have the processor. More than that at
 * once takes longer, not shorter.
 */
async function runAll(servers) {
  const onSqlite = { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' };
  const onServers = servers && { TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl };
  const browser = async () => {
    if (!chromium) return;
    await runPlaywright('Browser on SQLite', onSqlite);
    if (onServers) await runPlaywright('Browser on MariaDB and Redis', onServers);
  };
  const api = async () => {
    await runJest('API on SQLite', onSqlite);
    if (onServers) await runJest('API on MariaDB and Redis', onServers);
  };
  await Promise.all([browser(), api()]);
}

async function runJest(title, env) {
  const report = join(reports, `${title}.json`);
  // In one process, what a failed spec has left open would keep the run from ever ending.
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'api/jest.config.js', '--forceExit'];
  await run(
    title,
    [...jest, '--json', `--outputFile=${report}`, '--silent', ...(chromium ? ['--maxWorkers=1'] : [])],
    env,
  );
  const result = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that cannot even be loaded reports no test; it is one failure all the same.
  const broken = result.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  add(result.numPassedTests, result.numFailedTests + broken.length, result.numPendingTests);
  const pending = result.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter(({ status }) => status === 'pending');
  for (const { fullName } of pending) console.log(`Skipped: ${fullName}`);
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
  for (const { title: name, tests } of specsIn(suites)) {
    const reason = tests[0].annotations.find(({ type }) => type === 'skip')?.description;
    if (tests[0].status === 'skipped') console.log(`Skipped: ${name} (${reason})`);
  }
}

function specsIn(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites)]);
}

/** Prints what it says once it has ended, so that two beside each other can be read. */
async function run(title, args, env) {
  const started = Date.now();
  console.log(`--- ${title} begins`);
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Dozens of processes load the same modules: compiled once, they start in two thirds of the time.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const status = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  console.log(`\n=== ${title}: ${Math.round((Date.now() - started) / 1_000)} s`);
  process.stdout.write(Buffer.concat(said));
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
