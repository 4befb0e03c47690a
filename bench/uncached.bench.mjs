// Requests a second for pages without the edge cache, compared with a bare Fastify route that runs the same queries on
// the same database and sends their rows as JSON. With OLD_TREE (a built checkout of another commit) it also measures
// that commit, in turn.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './support/product.mjs';
import { inTurn, report } from './support/report.mjs';
import { wrk } from './support/wrk.mjs';

const ROUNDS = 5;
const SECONDS = 3;
const TOUR = '/tour/tea-country-2-days';

const folder = await mkdtemp(join(tmpdir(), 'bench-uncached-'));
const product = await startProduct({ DATA_DIR: folder, EDGE_CACHE: 'off' });
const bare = fork(new URL('support/bare-fastify.mjs', import.meta.url), [join(folder, 'app.sqlite')]);
const old = process.env.OLD_TREE && (await startProduct({ DATA_DIR: join(folder, 'old') }, [], process.env.OLD_TREE));
const rate = async (url) => (await wrk(url, { seconds: SECONDS })).rate;
try {
  const [port] = await once(bare, 'message');
  const sides = await inTurn(
    ROUNDS,
    () => rate(`${product.base}/tours`),
    () => rate(`http://127.0.0.1:${port}/`),
  );
  report({ what: 'uncached /tours against a bare Fastify route', unit: 'requests/s', atLeast: 0.25, ...sides });
  if (old) {
    for (const path of ['/tours', TOUR]) {
      const both = await inTurn(
        ROUNDS,
        () => rate(product.base + path),
        () => rate(old.base + path),
      );
      report({ what: `uncached ${path} against the old commit`, unit: 'requests/s', atLeast: 8, ...both });
    }
  }
} finally {
  await product.stop();
  bare.kill();
  if (old) await old.stop();
  await rm(folder, { recursive: true, force: true });
}
