// `npm test`: checks the options before it installs, builds or starts anything. The first run of a clone may start on
// any Node version, so each script runs on the `node` of the PATH, which is Node 24 once packages are installed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const USAGE = `Usage: npm test

Runs every test: the API's and the browser's, on SQLite and, where they are installed, on MariaDB and Redis.
It takes no options but --help. A single spec:
  npm run test:api -- orders.e2e-spec
  npx playwright test --config e2e/playwright.config.ts e2e/booking.spec.ts`;

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--help' && option !== '-h');
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}\n\n${USAGE}`);
  process.exit(2);
}
if (options.length > 0) {
  console.log(USAGE);
  process.exit(0);
}

const folder = dirname(fileURLToPath(import.meta.url));
for (const script of ['prepare.mjs', 'test.mjs']) {
  const { status } = spawnSync('node', [join(folder, script)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
