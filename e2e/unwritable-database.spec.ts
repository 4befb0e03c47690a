// Holds rules/errors 8.
import { createConnection } from 'mysql2/promise';
import { expect, test } from './support/home.js';
import { startPrivateServers } from './support/private-servers.mjs';
import { endProcess, untilReady } from './support/product.js';

const onServers = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);

/** The product checks this by writing a row every ten seconds. */
const NOTICED = { timeout: 20_000 };

test('with a read-only database, processes stay ready and serve readers, and report the problem @both', async ({
  home,
}) => {
  test.skip(!onServers, 'needs MariaDB');
  const servers = await startPrivateServers();
  const operator = await createConnection({ uri: servers.databaseUrl.replace('spec:spec', 'root') });
  try {
    // A user with these privileges could write in spite of read_only.
    await operator.query("REVOKE READ ONLY ADMIN, SUPER ON *.* FROM 'spec'@'127.0.0.1'");
    const web = home.start('main', { DATABASE_URL: servers.databaseUrl, REDIS_URL: '' });
    let log = '';
    web.stdout!.on('data', (text: Buffer) => (log += text.toString()));
    await untilReady(home.url, web);
    const said = async () => {
      const ready = await fetch(`${home.url}/api/health/ready`);
      const metrics = await (await fetch(`${home.url}/api/metrics`)).text();
      const { writes } = (await ready.json()) as { writes: string };
      return [ready.status, writes, /^database_writable (\d)$/m.exec(metrics)?.[1]];
    };
    expect(await said()).toEqual([200, 'ok', '1']);

    await operator.query('SET GLOBAL read_only = 1');
    await expect.poll(said, NOTICED).toEqual([200, 'failing', '0']);
    expect(log.match(/Nothing can be saved, reading goes on: .*ER_OPTION_PREVENTS_STATEMENT/g)).toHaveLength(1);
    for (const path of ['/', '/tours', '/api/tours?page=1']) {
      expect([path, (await fetch(home.url + path)).status]).toEqual([path, 200]);
    }

    await operator.query('SET GLOBAL read_only = 0');
    await expect.poll(said, NOTICED).toEqual([200, 'ok', '1']);
    expect(log).toContain('The database takes writes again.');
    await endProcess(web, 'SIGTERM');
  } finally {
    await operator.end();
    await servers.stop();
  }
});
