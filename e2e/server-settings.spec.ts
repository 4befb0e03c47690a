import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { expect, PRODUCTION, test } from './support/home.js';
import { endProcess } from './support/product.js';
import { freePort, startPrivateServers } from './support/private-servers.mjs';

const onServers = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);

test('the database connection uses TLS as strictly as configured, and a Redis Cluster is refused (rules/operating 2) @both', async ({
  home,
}) => {
  test.skip(!onServers, 'needs MariaDB and Redis');
  const file = (name: string) => join(home.folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: home.folder, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authority = (name: string) =>
    openssl(
      'req',
      '-x509',
      ...key,
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.pem`,
    );
  const certify = async (host: string) => {
    openssl('req', ...key, '-subj', `/CN=${host}`, '-keyout', 'server.key', '-out', 'server.csr');
    await writeFile(file('names'), `subjectAltName=DNS:${host}`);
    const signer = ['-CA', 'ours.pem', '-CAkey', 'ours.key', '-days', '2', '-extfile', 'names'];
    openssl('x509', '-req', '-in', 'server.csr', ...signer, '-out', 'server.pem');
  };
  authority('ours');
  authority('theirs');
  await certify('localhost');
  const servers = await startPrivateServers({
    mariaDbOptions: [
      `--ssl-ca=${file('ours.pem')}`,
      `--ssl-cert=${file('server.pem')}`,
      `--ssl-key=${file('server.key')}`,
    ],
    redisOptions: ['--cluster-enabled', 'yes'],
  });
  try {
    const operator = await createConnection({ uri: servers.databaseUrl, ssl: { rejectUnauthorized: false } });
    await operator.query("ALTER USER 'spec'@'127.0.0.1' REQUIRE SSL");
    const url = servers.databaseUrl.replace('127.0.0.1', 'localhost');
    const start = (parameters: string, ca?: string) =>
      home.run('cli/seed', [], {
        DATABASE_URL: url + parameters,
        REDIS_URL: '',
        ...(ca && { DATABASE_CA: file(ca) }),
      });
    expect(await start('')).toMatchObject({ code: 1, output: expect.stringContaining('Cannot use the database') });
    expect((await start('?ssl-mode=REQUIRED')).code).toBe(0);
    expect((await start('?ssl-mode=VERIFY_IDENTITY', 'ours.pem')).code).toBe(0);
    const untrusted = { code: 1, output: expect.stringContaining('certificate of the database in DATABASE_URL') };
    expect(await start('?ssl-mode=VERIFY_CA')).toMatchObject(untrusted);
    expect(await start('?ssl-mode=VERIFY_CA', 'theirs.pem')).toMatchObject(untrusted);

    await certify('database.example');
    await operator.query('FLUSH SSL');
    expect((await start('?ssl-mode=VERIFY_CA', 'ours.pem')).code).toBe(0);
    expect(await start('?ssl-mode=VERIFY_IDENTITY', 'ours.pem')).toMatchObject(untrusted);
    await operator.end();

    const cluster = await home.run('main', [], { REDIS_URL: servers.redisUrl });
    expect(cluster.code).toBe(1);
    expect(cluster.output).toContain('REDIS_URL must not name a node of a Redis Cluster');
  } finally {
    await servers.stop();
  }
});

test('web process and worker warn of a misspelt setting and an unreachable mail server when they start @both', async ({
  home,
}) => {
  const settings = { ...PRODUCTION, DATABSE_URL: 'mysql://secret', SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  // One after the other: on SQLite both would migrate the same file.
  for (const name of ['main', 'worker'] as const) {
    const process = home.start(name, settings);
    let log = '';
    process.stdout!.on('data', (text: Buffer) => (log += text.toString()));
    await expect.poll(() => log, { timeout: 60_000 }).toContain('The server of SMTP_URL takes no mails');
    await endProcess(process, 'SIGTERM');
    const said = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string });
    const count = (start: string) => said.filter(({ msg }) => msg.startsWith(start)).length;
    expect(count('DATABSE_URL is no setting and has no effect. Did you mean DATABASE_URL?')).toBe(1);
    expect(count('No PUBLIC_URL: ')).toBe(1);
    expect(count('The server of SMTP_URL takes no mails')).toBe(1);
    expect(log).not.toContain('secret');
  }
});
