import { once } from 'node:events';
import {
  Agent,
  createServer,
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { EdgeStore } from '../edge-store.js';
import { cacheableAge } from './cacheable.js';
import { EdgeCache, OWN_REQUEST } from './edge-cache.js';

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  readonly cache: string | undefined;
}

const LONG = 'A page that says so much that it is worth compressing. '.repeat(40);
/** This many times {@link LONG} is some 20 MB, more than two socket buffers hold. */
const LONGER_THAN_BUFFERS = 9_000;

describe('The edge cache (rules/operating 4)', () => {
  let framework: FastifyInstance;
  let server: Server;
  let store: EdgeStore;
  let isStopping: boolean;
  /** The requests for which the page was rendered. */
  let renders: FastifyRequest[];
  /** The current content of the page; a promise is awaited. */
  let page: () => string | Promise<string>;
  let status: number;
  let age: number;
  let headers: Record<string, string>;

  beforeEach(async () => {
    renders = [];
    page = () => LONG;
    status = 200;
    age = 86_400;
    headers = {};
    isStopping = false;
    store = new EdgeStore({ entries: 50, bytes: 5_000_000 });
    framework = fastify();
    const cache = new EdgeCache(framework, {
      store,
      rules: {
        isParameter: (name) => name === 'tour' || name === 'page',
        keptQuery: (path, parameters) => (path === '/list' ? `page=${Number(parameters.get('page'))}` : undefined),
        origins: ['https://partner.example'],
      },
      count: () => undefined,
      isStopping: () => isStopping,
      host: 'www.safari.example',
      mayCdnKeep: false,
    });
    framework.addHook('onSend', async (asked, reply) => {
      if (asked.headers[OWN_REQUEST] === cache.ownMark) return;
      cache.learnt(asked.raw, cacheableAge(reply.statusCode, reply.getHeaders()) !== null);
      void reply.header('X-Cache', 'FRAMEWORK');
    });
    framework.get('/*', async (asked, reply) => {
      renders.push(asked);
      const text = await page();
      return reply
        .code(status)
        .type('text/html')
        .headers({
          'Cache-Control': 'public, max-age=0, must-revalidate',
          'CDN-Cache-Control': `public, max-age=${age}`,
          'Cache-Tag': 'pages, page:one',
          ...headers,
        })
        .send(text);
    });
    await framework.ready();
    server = createServer((asked, response) => cache.answer(asked, response, framework.routing));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await framework.close();
  });

  const port = () => (server.address() as AddressInfo).port;

  const get = (path: string, sent: Record<string, string> = {}, method = 'GET', agent?: Agent) =>
    new Promise<Got>((resolve, reject) => {
      request({ port: port(), host: '127.0.0.1', path, headers: sent, method, ...(agent && { agent }) }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () => {
          const body = Buffer.concat(parts);
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            body,
            text: body.toString(),
            cache: answer.headers['x-cache'] as string,
          });
        });
      })
        .on('error', reject)
        .end();
    });

  /** Requests the page until the cache has learnt that its URL is cacheable. */
  const warm = async (path = '/page') => {
    await get(path);
    for (let tries = 0; tries < 100; tries++) if ((await get(path)).cache === 'HIT') return;
    throw new Error(`${path} is never kept`);
  };

  it('keeps one response for each query that a page allows, and none for other queries', async () => {
    await warm('/list?page=2');
    await warm('/list?page=3');
    const made = renders.length;
    expect([(await get('/list?page=2&utm_source=letter')).cache, renders.length]).toEqual(['HIT', made]);
    expect(new Set(renders.map(({ url }) => url))).toEqual(new Set(['/list?page=2', '/list?page=3']));
    await get('/page?page=2');
    await get('/page?page=2');
    expect(renders.slice(made).map(({ url }) => url)).toEqual(['/page?page=2', '/page?page=2']);
    store.purge(['pages'], 'incorrect');
    expect((await get('/list?page=3')).cache).not.toBe('HIT');
  });

  it('serves the second reader without the framework, with the same bytes and headers', async () => {
    const first = await get('/page');
    await warm();
    const made = renders.length;
    const hit = await get('/page');
    expect([hit.status, hit.cache, hit.text]).toEqual([200, 'HIT', first.text]);
    expect(hit.headers).toMatchObject({
      'content-type': 'text/html',
      'cache-control': 'public, max-age=0, must-revalidate',
      'cache-tag': 'pages, page:one',
      'content-length': String(LONG.length),
      vary: 'accept-encoding',
      date: expect.stringMatching(/GMT$/),
    });
    expect(hit.headers['cdn-cache-control']).toBeUndefined();
    expect(renders).toHaveLength(made);
  });

  it('sends the encoding that the client prefers', async () => {
    await warm();
    for (const [accepted, encoding, read] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
      ['br;q=0.2, gzip;q=0.5', 'gzip', gunzipSync],
      ['*', 'br', brotliDecompressSync],
      ['identity', undefined, (body: Buffer) => body],
      ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
    ] as const) {
      for (let times = 0; times < 2; times++) {
        const { headers, body, cache } = await get('/page', { 'accept-encoding': accepted });
        expect([accepted, cache, headers['content-encoding']]).toEqual([accepted, 'HIT', encoding]);
        expect([accepted, read(body).toString()]).toEqual([accepted, LONG]);
      }
    }
  });

  it('sends 304 to a client that has the page', async () => {
    await warm();
    const { etag } = (await get('/page')).headers;
    for (const tags of [etag!, etag!.slice(2), `"other", ${etag}`, '*']) {
      const again = await get('/page', { 'if-none-match': tags });
      expect([tags, again.status, again.text, again.headers.etag]).toEqual([tags, 304, '', etag]);
    }
    expect((await get('/page', { 'if-none-match': '"other"' })).status).toBe(200);
    headers = { 'Content-Security-Policy': "default-src 'none'" };
    store.purge(['pages'], 'incorrect');
    const unchanged = await get('/page', { 'if-none-match': etag! });
    expect([unchanged.status, unchanged.headers['content-security-policy']]).toEqual([304, "default-src 'none'"]);
    page = () => `${LONG} And more.`;
    store.purge(['pages'], 'incorrect');
    expect((await get('/page', { 'if-none-match': etag! })).status).toBe(200);
  });

  it('serves HEAD, old clients, closing and pipelined requests as HTTP requires', async () => {
    await warm();
    const head = await get('/page', {}, 'HEAD');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(LONG.length)]);
    const closing = await get('/page', { connection: 'close' });
    expect([closing.headers.connection, closing.text]).toEqual(['close', LONG]);
    const socket = connect(port(), '127.0.0.1');
    const ask = 'GET /page HTTP/1.1\r\nHost: x\r\n\r\n';
    socket.write(`${ask}${ask}GET /page HTTP/1.0\r\n\r\n`);
    const said = Buffer.concat((await socket.toArray()) as Buffer[]).toString();
    expect(said.split('HTTP/1.1 200 OK')).toHaveLength(4);
    expect(said.split(LONG)).toHaveLength(4);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const reused = [await get('/page', {}, 'GET', agent), await get('/page', {}, 'GET', agent)];
    expect(reused.map(({ headers }) => headers['keep-alive'])).toEqual(['timeout=72', 'timeout=72']);
    agent.destroy();
  });

  it('renders one response for all that wait for it', async () => {
    let release = () => {};
    page = () => new Promise((resolve) => (release = () => resolve(LONG)));
    const cold = Array.from({ length: 30 }, () => get('/page'));
    while (renders.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const releasing = setInterval(() => release(), 5);
    const answers = await Promise.all(cold);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([LONG]));
    // The first render learns that the page is cacheable, the second one is kept.
    expect(renders).toHaveLength(2);
    store.purge(['pages'], 'incorrect');
    await Promise.all(Array.from({ length: 30 }, () => get('/page')));
    expect(renders).toHaveLength(3);
    clearInterval(releasing);
  });

  it('makes nobody wait for the first reader of a response, who may be slow', async () => {
    let release = () => {};
    page = () => new Promise((resolve) => (release = () => resolve(`${LONG} `.repeat(LONGER_THAN_BUFFERS))));
    const slow = connect(port(), '127.0.0.1').pause();
    let other: ClientRequest | undefined;
    try {
      slow.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n');
      while (renders.length === 0) await wait(5);
      other = request({ port: port(), host: '127.0.0.1', path: '/page' }).end();
      const answered = once(other, 'response') as Promise<[IncomingMessage]>;
      await wait(50);
      release();
      page = () => LONG;
      const [answer] = await Promise.race([answered, wait(2_000, [undefined], { ref: false })]);
      expect(answer?.headers['x-cache']).toBe('MISS');
    } finally {
      other?.destroy();
      slow.destroy();
    }
  });

  it('uses only the path as key, and passes nothing else of a request on', async () => {
    page = () => {
      const asked = renders.at(-1)!;
      return `${asked.url} ${JSON.stringify(asked.headers)}`;
    };
    await warm();
    const { text } = await get('/page');
    for (const [path, sent] of [
      ['/page?utm_source=letter&fbclid=1', {}],
      ['/page?unknown', {}],
      ['/page?', {}],
      ['/page', { host: 'evil.example' }],
      ['/page', { 'x-forwarded-host': 'evil.example', 'x-original-url': '/evil', 'x-edge-fill': 'guess' }],
      ['/page', { cookie: 'a=1', 'accept-language': 'fr', token: 'null', origin: 'https://evil.example' }],
    ] as const) {
      const hit = await get(path, sent);
      expect([path, sent, hit.cache, hit.text]).toEqual([path, sent, 'HIT', text]);
    }
    store.purge(['pages'], 'incorrect');
    const anew = await get('/page?utm_source=evil', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(anew.text).not.toContain('evil');
    expect(anew.text).toContain('www.safari.example');
  });

  it('leaves responses for a single reader to the framework', async () => {
    await warm();
    for (const [path, sent, method] of [
      ['/page', { token: 'of a colleague' }, 'GET'],
      ['/page', { authorization: 'Bearer of a colleague' }, 'GET'],
      ['/page?tour=lake-kivu', {}, 'GET'],
      ['/page?utm_source=a&tour=lake-kivu', {}, 'HEAD'],
      ['//page', {}, 'GET'],
    ] as const) {
      expect([path, sent, (await get(path, sent, method)).cache]).toEqual([path, sent, 'FRAMEWORK']);
    }
    isStopping = true;
    expect((await get('/page')).cache).toBe('FRAMEWORK');
  });

  it('keeps an API response for each origin that may read it', async () => {
    page = () => `for ${renders.at(-1)!.headers.origin}`;
    const origin = 'https://partner.example';
    await warm('/api/tours');
    for (let tries = 0; tries < 10; tries++) await get('/api/tours', { origin });
    expect((await get('/api/tours', { origin })).text).toBe(`for ${origin}`);
    expect((await get('/api/tours', { origin: 'https://evil.example' })).text).toBe('for undefined');
    expect((await get('/api/tours')).text).toBe('for undefined');
  });

  it('leaves requests whose query an API route reads to the framework', async () => {
    await warm('/api/tours/one/departures');
    for (const query of ['from=2038-01-01', 'to=2038-01-01', 'unknown&from=']) {
      expect([query, (await get(`/api/tours/one/departures?${query}`)).cache]).toEqual([query, 'FRAMEWORK']);
    }
    expect((await get('/api/tours/one/departures?tour=lake-kivu')).cache).toBe('HIT');
  });

  it('keeps no response that forbids it, that failed, or that sets a cookie', async () => {
    for (const [given, said] of [
      [200, { 'Cache-Control': 'no-store' }],
      [200, { 'Cache-Control': 'private, max-age=60' }],
      [200, { 'Set-Cookie': 'a=1' }],
      [200, { 'Cache-Tag': '' }],
      [404, {}],
      [500, {}],
    ] as const) {
      status = given;
      headers = said;
      const path = `/${given}/${Object.keys(said)[0]}`;
      for (let times = 0; times < 3; times++) {
        expect([path, (await get(path)).cache]).toEqual([path, 'FRAMEWORK']);
      }
      expect(store.peek(path)).toBeUndefined();
    }
  });

  it('never serves after a purge what was rendered, or whose rendering began, before it', async () => {
    let version = 1;
    page = () => `version ${version}`;
    await warm();
    version = 2;
    store.purge(['page:one'], 'incorrect');
    expect((await get('/page')).text).toBe('version 2');

    let release = () => {};
    page = async () => {
      const read = version;
      await new Promise<void>((resolve) => (release = resolve));
      return `version ${read}`;
    };
    store.purge(['page:one'], 'incorrect');
    const early = get('/page');
    while (renders.length < 4) await new Promise((resolve) => setTimeout(resolve, 2));
    const releaseEarly = release;
    version = 3;
    store.purge(['page:one'], 'incorrect');
    page = () => `version ${version}`;
    expect((await get('/page')).text).toBe('version 3');
    releaseEarly();
    expect((await early).text).toBe('version 2');
    expect(await get('/page')).toMatchObject({ text: 'version 3', cache: 'HIT' });
  });

  it('serves an outdated response once more, while it is renewed', async () => {
    let views = 1;
    page = () => `views ${views}`;
    await warm();
    views = 2;
    store.purge(['pages'], 'outdated');
    expect(await get('/page')).toMatchObject({ text: 'views 1', cache: 'STALE' });
    let last = await get('/page');
    for (let tries = 0; tries < 50 && last.cache === 'STALE'; tries++) last = await get('/page');
    expect(last).toMatchObject({ text: 'views 2', cache: 'HIT' });
  });

  it('serves an expired page while the database is away, but no purged one', async () => {
    age = 0;
    await get('/page');
    await get('/page');
    expect((await get('/page')).cache).toBe('STALE');
    status = 503;
    headers = { 'Cache-Control': 'no-store' };
    for (let times = 0; times < 5; times++) {
      expect(await get('/page')).toMatchObject({ status: 200, cache: 'STALE', text: LONG });
    }
    store.purge(['page:one'], 'incorrect');
    expect(await get('/page')).toMatchObject({ status: 503, cache: 'FRAMEWORK' });
    status = 200;
    headers = {};
    age = 60;
    expect((await get('/page')).status).toBe(200);
  });
});
