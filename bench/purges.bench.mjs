// How soon an edit is public on each of three web processes under load, and whether one of them ever serves an older
// page after a newer one. Runs on a private MariaDB and Redis.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPrivateServers } from '@imisozi/e2e/support/private-servers.mjs';
import { quantile, startProduct } from './support/product.mjs';
import { report } from './support/report.mjs';
import { wrk } from './support/wrk.mjs';

const REPLICAS = 3;
const EDITS = 200;
const SLUG = 'tea-country-2-days';
const PAGE = `/tour/${SLUG}`;

const folder = await mkdtemp(join(tmpdir(), 'bench-purges-'));
const servers = await startPrivateServers();
const replicas = [];
try {
  for (let number = 0; number < REPLICAS; number++) {
    const settings = { DATABASE_URL: servers.databaseUrl, REDIS_URL: servers.redisUrl, DATA_DIR: folder };
    replicas.push(await startProduct(settings));
  }
  const token = await replicas[0].login();
  let isOver = false;
  /** The number of the latest edit that each replica has served. */
  const shown = replicas.map(() => 0);
  let older = 0;
  let reads = 0;
  const versionOn = async (replica) => {
    const least = shown[replica];
    const text = await (await fetch(`${replicas[replica].base}${PAGE}`)).text();
    const version = Number(/Edit (\d+) of/.exec(text)?.[1] ?? 0);
    reads += 1;
    if (version < least) older += 1;
    shown[replica] = Math.max(shown[replica], version);
    return version;
  };
  const readers = replicas.map(async (_, replica) => {
    while (!isOver) {
      await versionOn(replica);
      await wait(5);
    }
  });
  const load = (async () => {
    while (!isOver) {
      await Promise.all(replicas.map(({ base }) => wrk(`${base}/tours`, { seconds: 2, connections: 4 })));
    }
  })();
  const times = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const began = performance.now();
    const answer = await fetch(`${replicas[edit % REPLICAS].base}/api/tours/update/${SLUG}`, {
      method: 'PUT',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ location: `Edit ${edit} of ${EDITS}` }),
    });
    if (!answer.ok) throw new Error(`The edit was answered with ${answer.status}`);
    const seen = replicas.map(async (_, replica) => {
      while ((await versionOn(replica)) < edit) await wait(2);
      return performance.now() - began;
    });
    times.push(Math.max(...(await Promise.all(seen))));
  }
  isOver = true;
  await Promise.all([...readers, load]);
  times.sort((one, other) => one - other);
  console.log(`${EDITS} edits, ${reads} reads; median ${quantile(times, 0.5).toFixed(0)} ms`);
  report({
    what: 'publish to visible on all of three replicas, p99',
    unit: 'ms',
    ours: quantile(times, 0.99),
    atMost: 1_000,
  });
  report({ what: 'pages older than one shown before', unit: 'pages', ours: older, atMost: 0 });
} finally {
  for (const replica of replicas) await replica.stop();
  await servers.stop();
  await rm(folder, { recursive: true, force: true });
}
