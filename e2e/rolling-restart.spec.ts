// Holds rules/operating 5.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from './support/home.js';
import { freePort } from './support/private-servers.mjs';
import { endProcess, untilReady } from './support/product.js';

const onServers = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);
const NGINX = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
const REPLICAS = 3;
const ENOUGH = 2_000;

/** Per entry port: enough that some requests are under way whenever a process stops. */
const VISITORS = 10;

type Call = readonly [method: 'GET' | 'POST', path: string, body: object | undefined, status: string];

/**
 * The visitors' requests with the expected status. nginx repeats an unanswered GET at another process, but never a
 * POST. So most of these are POSTs; one that is refused is the cheapest.
 */
const CALLS: readonly Call[] = [
  ['GET', '/api/tours', undefined, '200'],
  ['POST', '/api/maillist/subscribe', { email: 'rolling.restart@example.org' }, '20[01]'],
  ...Array<Call>(8).fill(['POST', '/api/maillist/subscribe', { email: '' }, '400']),
];

/** Starts an nginx with two ports: one keeps connections to the replicas alive, the other one does not. */
async function startNginx(folder: string, upstreams: readonly string[], doors: readonly [string, string]) {
  const servers = upstreams.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
  const [keeping, closing] = doors;
  const config = `
    daemon off; pid ${folder}/nginx.pid; error_log stderr crit; worker_processes 1;
    events { worker_connections 512; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      upstream kept { ${servers} keepalive 16; }
      upstream closed { ${servers} }
      server { listen 127.0.0.1:${keeping}; location / { proxy_pass http://kept; proxy_http_version 1.1; proxy_set_header Connection ""; } }
      server { listen 127.0.0.1:${closing}; location / { proxy_pass http://closed; } }
    }`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'nginx.conf'), config);
  return spawn(NGINX!, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Sends requests until `isOver`. Resolves with the failed ones. */
async function visit(port: string, keepAlive: boolean, isOver: () => boolean, onCall: () => number) {
  const agent = new Agent({ keepAlive, maxSockets: VISITORS });
  const lost: string[] = [];
  const call = (method: 'GET' | 'POST', path: string, body?: string) =>
    new Promise<string>((resolve) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body ?? '') };
      request({ port, host: '127.0.0.1', agent, method, path, ...(body && { headers }) }, (answer) => {
        answer.resume().once('end', () => resolve(String(answer.statusCode)));
      })
        .once('error', (error) => resolve(error.message))
        .end(body);
    });
  const visitor = async () => {
    while (!isOver()) {
      const [method, path, body, expected] = CALLS[onCall() % CALLS.length]!;
      const status = await call(method, path, body && JSON.stringify(body));
      if (!new RegExp(`^${expected}$`).test(status)) lost.push(`${method} ${path} ${status}`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  agent.destroy();
  return lost;
}

test('a rolling restart behind nginx loses no request, whether connections are kept or not @both', async ({ home }) => {
  test.skip(!onServers, 'needs MariaDB and Redis');
  test.skip(!NGINX, 'needs nginx: apt-get install nginx-light');
  const ports = await Promise.all(Array.from({ length: REPLICAS }, async () => String(await freePort())));
  const doors: [string, string] = [String(await freePort()), String(await freePort())];
  const replicas: ChildProcess[] = [];
  const start = async (index: number) => {
    replicas[index] = home.start('main', { PORT: ports[index]!, SHUTDOWN_DELAY: '1' });
    await untilReady(`http://localhost:${ports[index]}`, replicas[index]);
  };
  for (const index of ports.keys()) await start(index);
  const nginx = await startNginx(join(home.folder, 'nginx'), ports, doors);
  await untilReady(`http://localhost:${doors[0]}`, nginx);
  try {
    let isRestarted = false;
    let calls = 0;
    const isOver = () => isRestarted && calls >= ENOUGH;
    const visits = doors.map((door, index) => visit(door, index === 0, isOver, () => calls++));
    for (const index of ports.keys()) {
      await endProcess(replicas[index]!, 'SIGTERM');
      await start(index);
    }
    isRestarted = true;
    expect((await Promise.all(visits)).flat()).toEqual([]);
    expect(calls).toBeGreaterThanOrEqual(ENOUGH);
  } finally {
    await endProcess(nginx, 'SIGTERM');
  }
});
