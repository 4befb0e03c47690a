import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { EdgePurge } from '../src/platform/edge-cache/edge-purge.entity.js';
import { EdgePurges } from '../src/platform/edge-cache/edge-purges.js';
import { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeComment, makeDestination } from './support/content.js';
import { makeTour, tokenOf } from './support/factories.js';

const WITHIN_MS = 5_000;

describe('The edge cache of a process (rules/operating 4)', () => {
  let product: TestApp;
  let base: string;
  let admin: string;

  const listen = async ({ app }: TestApp) => {
    await app.listen(0, '127.0.0.1');
    return `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}/api`;
  };

  beforeAll(async () => {
    product = await startApp();
    base = await listen(product);
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  const read = async (path: string, headers: Record<string, string> = {}, from = base) => {
    const answer = await fetch(from + path, { headers });
    return { status: answer.status, cache: answer.headers.get('x-cache'), text: await answer.text(), answer };
  };

  const untilKept = async (path: string, from = base) => {
    for (let tries = 0; tries < 200; tries++) if ((await read(path, {}, from)).cache === 'HIT') return;
    throw new Error(`${path} is never kept`);
  };

  const send = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(base + path, {
      method,
      headers: { token: admin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([method, path, answer.status]).toEqual([method, path, 200]);
  };

  it('keeps each language separately, and a translation purges all of them', async () => {
    const tour = await makeTour(product.dataSource);
    const path = `/tours/${tour.slug}`;
    for (const address of [path, `${path}?language=fr`]) await untilKept(address);
    const texts = [{ key: 'title', text: 'Les collines', sourceRevision: '' }];
    await product.api.put(`/admin/translations/tours/${tour.id}/fr`, { version: 0, texts }, { token: admin });
    const french = await read(`${path}?language=fr`);
    expect([french.cache, french.text]).toEqual(['MISS', expect.stringContaining('Les collines')]);
    expect((await read(path)).text).not.toContain('Les collines');
    expect((await read(`${path}?language=de`)).status).toBe(400);
    expect((await read(`${path}?language=fr&language=de`)).status).toBe(400);
  });

  it('has purged a tour, a list and its comments before the response to a write arrives', async () => {
    const tour = await makeTour(product.dataSource, { title: 'Before the edit', isPublished: true });
    const one = `/tours/${tour.slug}`;
    const comments = `/comments/${tour.slug}/tours`;
    const comment = await makeComment(product.dataSource, { tourId: tour.id, isActive: false, commentBody: 'Seen it' });
    for (const path of [one, '/tours', comments]) await untilKept(path);
    await send('PUT', `/tours/update/${tour.slug}`, { title: 'After the edit' });
    for (const path of [one, '/tours']) expect((await read(path)).text).toContain('After the edit');
    await untilKept(comments);
    await send('PUT', `/comments/change/${comment.id}`, { status: true });
    expect((await read(comments)).text).toContain('Seen it');
    await untilKept(one);
    await send('PUT', `/tours/publish/${tour.slug}`, { isPublished: false });
    expect((await read(one)).status).toBe(404);
    expect((await read('/tours')).text).not.toContain('After the edit');
    await send('PUT', `/tours/publish/${tour.slug}`, { isPublished: true });
    expect((await read(one)).status).toBe(200);
  });

  it('never keeps a response to staff, and never serves one to others', async () => {
    const draft = await makeTour(product.dataSource, { title: 'A draft', isPublished: false });
    await untilKept('/tours');
    const forStaff = await read('/tours', { token: admin });
    expect([forStaff.cache, forStaff.text.includes(draft.title)]).toEqual(['BYPASS', true]);
    for (const token of ['null', 'undefined', '', 'no token of ours']) {
      const { text, status } = await read('/tours', { token });
      expect([token, status, text.includes(draft.title)]).toEqual([token, 200, false]);
    }
    expect((await read('/tours', { token: 'null' })).cache).toBe('HIT');
    expect((await read('/users', { token: admin })).cache).toBe('BYPASS');
    expect((await read('/users')).status).toBe(401);
  });

  it('shows a new view count a moment later, without making readers wait', async () => {
    const { slug } = await makeDestination(product.dataSource, { isPublished: true });
    await untilKept(`/news/${slug}`);
    await fetch(`${base}/news/${slug}/read`, { method: 'POST' });
    const seen = new Set<string | null>();
    for (const end = Date.now() + 2 * WITHIN_MS; ;) {
      const { text, cache } = await read(`/news/${slug}`);
      seen.add(cache);
      if (text.includes('"numberOfReading":1')) break;
      expect(Date.now()).toBeLessThan(end);
      await wait(50);
    }
    expect(seen).toEqual(new Set(['HIT', 'STALE']));
  });

  it('forbids a CDN to keep anything unless it can be told of changes', async () => {
    await untilKept('/tours');
    expect((await read('/tours')).answer.headers.get('cdn-cache-control')).toBeNull();
    const asked: unknown[] = [];
    const cdn = createServer((request, response) => {
      void request.toArray().then((parts: Buffer[]) => {
        asked.push([request.headers.authorization, JSON.parse(Buffer.concat(parts).toString())]);
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
    const settings = {
      CDN_PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
      CDN_PURGE_TOKEN: 'of the CDN',
      // With Redis, the other process would run the job, and it has no CDN.
      REDIS_URL: '',
    };
    await using opened = new AsyncDisposableStack();
    opened.defer(() => void cdn.close());
    const behind = await startApp(settings);
    opened.defer(() => behind.close());
    const url = await listen(behind);
    await untilKept('/tours', url);
    expect((await read('/tours', {}, url)).answer.headers.get('cdn-cache-control')).toBe('public, max-age=86400');
    const { slug } = await makeTour(behind.dataSource);
    const token = await tokenOf(behind.dataSource, behind.api, 'admin');
    await behind.api.put(`/tours/update/${slug}`, { location: 'Lake Kivu' }, { token });
    for (const end = Date.now() + 2 * WITHIN_MS; asked.length === 0 && Date.now() < end;) await wait(50);
    expect(asked).toEqual([['Bearer of the CDN', { tags: ['tours', `tour:${slug}`] }]]);
  });

  it('learns what another process has written, even without a message', async () => {
    const tour = await makeTour(product.dataSource, { title: 'As it was', isPublished: true });
    const path = `/tours/${tour.slug}`;
    await using opened = new AsyncDisposableStack();
    const { DATABASE_URL, DATA_DIR, REDIS_URL } = product.env;
    const other = await startApp({ DATABASE_URL: DATABASE_URL ?? '', DATA_DIR, REDIS_URL: REDIS_URL ?? '' });
    opened.defer(() => other.close());
    const url = await listen(other);
    await untilKept(path, url);
    await send('PUT', `/tours/update/${tour.slug}`, { title: 'As it is' });
    for (const end = Date.now() + WITHIN_MS; !(await read(path, {}, url)).text.includes('As it is');) {
      expect(Date.now()).toBeLessThan(end);
      await wait(20);
    }
    await untilKept(path, url);
    // Like a process that died between its commit and its message.
    await product.dataSource.transaction(async (tx) => {
      await tx.update(Tour, { id: tour.id }, { title: 'As it will be' });
      await tx.insert(EdgePurge, { id: randomUUID(), createdAt: new Date(), tags: 'tours' });
      await tx.insert(EdgePurge, { id: randomUUID(), createdAt: new Date(), tags: `tour:${tour.slug}` });
    });
    await other.app.get(EdgePurges).read();
    expect((await read(path, {}, url)).text).toContain('As it will be');
  });

  it('never shows a page that is older than the last write, however fast both come (hammered)', async () => {
    const tour = await makeTour(product.dataSource, { title: 'Version 0', isPublished: true });
    const paths = [`/tours/${tour.slug}`, '/tours', `/tours/${tour.slug}?utm_source=x`];
    let written = 0;
    let isOver = false;
    const writer = async () => {
      for (let version = 1; version <= 60; version++) {
        await send('PUT', `/tours/update/${tour.slug}`, { title: `Version ${version}` });
        written = version;
      }
      isOver = true;
    };
    const caches = new Map<string | null, number>();
    const reader = async (number: number) => {
      while (!isOver) {
        const least = written;
        const { text, cache } = await read(paths[number % paths.length]!, number % 2 ? { token: 'null' } : {});
        const shown = Number(/Version (\d+)/.exec(text)![1]);
        caches.set(cache, (caches.get(cache) ?? 0) + 1);
        if (shown < least) throw new Error(`Version ${shown} shown after ${least} was written (${cache})`);
      }
    };
    await Promise.all([writer(), ...Array.from({ length: 9 }, (_, number) => reader(number))]);
    expect(caches.get('HIT')).toBeGreaterThan(20);
    expect(caches.get('MISS')).toBeGreaterThan(20);
    expect(caches.get('STALE')).toBeUndefined();
  });
});
