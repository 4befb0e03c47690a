import { connect, type AddressInfo, type Socket } from 'node:net';
import { defaultMaxListeners, once } from 'node:events';
import { get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';

const LARGE = Buffer.alloc(30_000_000, 'x');
const REQUEST_MS = 500;

describe('Slow and greedy clients (rules/errors 8)', () => {
  let product: TestApp;
  let url: string;
  let calls = 0;
  /** Ends the waiting calls of `/api/held`. */
  const held: (() => void)[] = [];

  beforeAll(async () => {
    const prepare = (app: TestApp['app']) => {
      const server = app.getHttpAdapter().getInstance();
      server.get('/api/held', () => new Promise((resolve) => held.push(() => resolve({}))));
      server.get('/api/large', () => LARGE);
      server.get('/api/counted', () => ({ call: ++calls }));
    };
    const limits = {
      concurrent: 1,
      queued: 1,
      queueTimeoutMs: 700,
      requestTimeoutMs: REQUEST_MS,
      idleTimeoutMs: 500,
      pipelined: 3,
    };
    product = await startApp({ LIVE_HEARTBEAT: '1' }, prepare, limits);
    await product.app.listen(0, '127.0.0.1');
    url = `http://127.0.0.1:${(product.app.getHttpServer().address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    for (const end of held) end();
    await product.close();
  });

  const open = async (sent: string): Promise<Socket> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(sent);
    return socket;
  };
  const get = (path: string, accept = '*/*') => fetch(url + path, { headers: { accept } });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('have half a minute for a body, and delay nobody else', async () => {
    const head =
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    const begun = performance.now();
    const slow = await Promise.all([open(head), open(head), open(head)]);
    expect((await get('/api/tours')).status).toBe(200);
    for (const socket of slow) expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(REQUEST_MS - 10);
  });

  it('are served one request after the other, and refused if they send too many ahead', async () => {
    const answers = await text(await open('GET /api/counted HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000)));
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array<string>(4).fill('HTTP/1.1 200'), 'HTTP/1.1 503']);
    expect(answers).toMatch(/\r\nRetry-After: \d+\r\n/);
    expect(calls).toBe(4);
  });

  it('are disconnected if they do not read', async () => {
    let accepted: Socket | undefined;
    product.app.getHttpServer().once('connection', (socket: Socket) => (accepted = socket));
    const deaf = await open('GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n');
    deaf.pause();
    await until(() => accepted !== undefined);
    let isGone = false;
    accepted!.once('close', () => (isGone = true));
    await until(() => isGone);
    deaf.destroy();
  });

  it('are watched with few listeners per response, so that Node warns of no leak', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    let most = 0;
    product.app.getHttpServer().prependOnceListener('request', (_request, answer: ServerResponse) => {
      answer.on(
        'newListener',
        (name) => name === 'close' && (most = Math.max(most, answer.listenerCount('close') + 1)),
      );
    });
    const file = await fetch(`${url}/api/order`, { headers: { token, 'Accept-Encoding': 'gzip' } });
    expect(file.headers.get('content-encoding')).toBe('gzip');
    expect(await file.json()).toEqual({ allorders: [] });
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(defaultMaxListeners);
  });

  it('wait in a queue above the limit, or get 503 at once; liveness is served all the same', async () => {
    const first = get('/api/held');
    await until(() => held.length === 1);
    const late = get('/api/counted', 'text/html');
    // It has been accepted once there is no room for another.
    let refused = await get('/api/counted');
    while (refused.status !== 503) refused = await get('/api/counted');
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({
      statusCode: 503,
      error: expect.any(String),
      requestId: expect.any(String),
    });
    expect((await get('/api/health/live')).status).toBe(200);
    const waited = await late;
    expect([waited.status, waited.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await waited.text()).toMatch(/^[A-Z][^{}]+\.$/);

    const next = get('/api/counted');
    held[0]!();
    expect((await first).status).toBe(200);
    expect((await next).status).toBe(200);
  });
});

describe('Idle connections', () => {
  const HALF = 'GET /api/tours HTTP/1.1\r\nHost: x\r\n';
  const ATTACKERS = 4_500;
  let product: TestApp | undefined;
  const attackers: Socket[] = [];

  afterEach(async () => {
    for (const socket of attackers.splice(0)) socket.destroy();
    await product?.close();
  });

  const start = async (settings: Record<string, string> = {}, limits = {}) => {
    const page = (app: TestApp['app']) =>
      app
        .getHttpAdapter()
        .getInstance()
        .get('/page', () => 'a page');
    product = await startApp(settings, page, limits);
    await product.app.listen(0, '127.0.0.1');
    return (product.app.getHttpServer().address() as AddressInfo).port;
  };
  /** Opens a connection from a loopback address, and sends half of the headers. */
  const attack = async (port: number, localAddress: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    attackers.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(HALF);
    return socket;
  };
  const ask = async (port: number, path: string, localAddress = '127.0.0.1'): Promise<number> => {
    const request = httpGet({ port, path, localAddress, agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode!;
  };

  it.each([
    ['one address, the visitors’ own', () => '127.0.0.1'],
    ['many networks', (index: number) => `127.0.${1 + (index % 45)}.1`],
  ])('never block pages and health, however many come from %s', async (_, addressOf) => {
    const port = await start();
    for (let begun = 0; begun < ATTACKERS; begun += 250) {
      await Promise.all(Array.from({ length: 250 }, (__, index) => attack(port, addressOf(begun + index))));
      for (const path of ['/page', '/api/tours', '/api/health/live', '/api/health/ready']) {
        expect([path, await ask(port, path)]).toEqual([path, 200]);
      }
    }
  });

  it('are closed for newer ones only of their own network, the oldest first', async () => {
    const port = await start({}, { networkConnections: 3 });
    const neighbour = await attack(port, '127.0.9.1');
    const [first, second] = [await attack(port, '127.0.1.1'), await attack(port, '127.0.1.2')];
    await attack(port, '127.0.1.3');
    await attack(port, '127.0.1.4');
    if (!first.closed) await once(first, 'close');
    expect([second.closed, neighbour.closed]).toEqual([false, false]);
    expect(await ask(port, '/page', '127.0.1.5')).toBe(200);
  });

  it('are not counted by network behind a proxy, whose IP address all share', async () => {
    const port = await start({ TRUST_PROXY: '1' }, { networkConnections: 1 });
    const opened = [await attack(port, '127.0.1.1'), await attack(port, '127.0.1.1'), await attack(port, '127.0.1.1')];
    expect(await ask(port, '/page', '127.0.1.1')).toBe(200);
    expect(opened.map(({ closed }) => closed)).toEqual([false, false, false]);
  });

  it('must name one host only: two are 400', async () => {
    const port = await start();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /page HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"statusCode":400');
  });
});
