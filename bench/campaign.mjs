// Sends a mailing of ten thousand mails through two workers, with Redis killed in the middle: `npm run bench:campaign`.
// It runs the test of e2e/campaigns.spec.ts at that size, on private servers, and prints how long it took.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPrivateServers } from '@imisozi/e2e/support/private-servers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const servers = await startPrivateServers();
try {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', 'campaigns.spec.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: servers.databaseUrl,
        TEST_REDIS_URL: servers.redisUrl,
        CAMPAIGN_READERS: process.env.CAMPAIGN_READERS ?? '10000',
      },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  await servers.stop();
}
