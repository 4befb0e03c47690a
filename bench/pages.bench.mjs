// Requests a second for a page from the edge cache, compared with a bare node:http server and nginx with the same
// bytes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOf, startBareNode, startNginx } from './support/bare-servers.mjs';
import { startProduct } from './support/product.mjs';
import { inTurn, report } from './support/report.mjs';
import { wrk } from './support/wrk.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const PAGE = '/tours';

const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
const product = await startProduct({ DATA_DIR: folder });
const servers = [];
const rate = async (url, headers) => {
  const { rate, failed } = await wrk(url, { seconds: SECONDS, headers });
  if (failed) throw new Error(`${failed} answers of ${url} failed`);
  return rate;
};
const compare = async (what, atLeast, [ours, ourHeaders], [theirs, theirHeaders]) =>
  report({
    what,
    unit: 'requests/s',
    atLeast,
    ...(await inTurn(
      ROUNDS,
      () => rate(ours, ourHeaders),
      () => rate(theirs, theirHeaders),
    )),
  });

try {
  const page = product.base + PAGE;
  const api = `${product.base}/api/tours`;
  const br = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  // Twice: the first response only tells the cache that it may store this URL.
  for (const url of [page, api]) for (const headers of [{}, br, {}, br]) await answerOf(url, headers);
  const plain = await answerOf(page);
  const compressed = await answerOf(page, br);
  const tours = await answerOf(api);
  for (const { headers } of [plain, compressed, tours]) {
    if (headers[headers.indexOf('x-cache') + 1] !== 'HIT') throw new Error('The cache did not answer');
  }
  const etag = plain.headers[plain.headers.indexOf('etag') + 1];
  const start = async (starting) => {
    const server = await starting;
    if (server) servers.push(server);
    return server;
  };
  const bare = await start(startBareNode(plain));
  const bareTours = await start(startBareNode(tours));
  const file = await start(startNginx(plain));
  const fileCompressed = await start(startNginx({ ...compressed, encoding: 'br' }));

  await compare(`cached HTML page (${plain.body.length} B) against bare node:http`, 0.85, [page], [bare.url]);
  await compare(`cached GET /api/tours (${tours.body.length} B) against bare node:http`, 0.8, [api], [bareTours.url]);
  await compare('304 answers against 200 answers of the page', 1.2, [page, { 'if-none-match': etag }], [page]);
  if (file) {
    await compare('cached HTML page against the file from nginx, one worker each', 0.5, [page], [file.url]);
    await compare(
      `compressed page (${compressed.body.length} B) against the pre-compressed file from nginx`,
      0.5,
      [page, br],
      [fileCompressed.url, { 'accept-encoding': 'gzip' }],
    );
  } else console.log('nginx is missing: apt-get install -y nginx');
} finally {
  await product.stop();
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true, force: true });
}
