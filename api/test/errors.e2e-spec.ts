// Holds rules/api 15.
import { DataSource } from 'typeorm';
import { logContext } from '../src/platform/logging/log-context.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { SecurityTrail } from '../src/modules/audit/security-trail.js';
import { LoginLimits } from '../src/modules/auth/login.limits.js';
import { startApp, type TestApp } from './support/app.js';
import { makeUser, PASSWORD, tokenOf } from './support/factories.js';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, '1']));

describe('Errors (rules/errors 1, 3, 4)', () => {
  let product: TestApp;

  beforeAll(async () => {
    product = await startApp({ RATE_LIMIT: 'on', CORS_ORIGINS: 'https://client.example' });
  });
  afterAll(() => product.close());

  const shape = (status: number, more: Record<string, unknown> = {}) => ({
    statusCode: status,
    error: expect.any(String),
    message: expect.any(String),
    code: expect.stringMatching(/^[a-z-]+$/),
    params: expect.any(Object),
    refusals: expect.arrayContaining([
      expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
    ]),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...more,
  });

  it('have one shape for an unknown path', async () => {
    const answer = await product.api.get('/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(shape(404));
    expect(answer.body.error).toBe(answer.body.message);
  });

  it.each([
    ['broken JSON', '{"names": ', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__": {"isAdmin": true}}', 'application/json', 400],
    ['another kind of content', '<order/>', 'application/xml', 415],
    ['text that only looks like JSON', '{"names": "Demo Visitor"}', 'text/plain;charset=UTF-8', 415],
    ['a body that is too large', JSON.stringify({ message: 'x'.repeat(132_000) }), JSON_TYPE, 413],
    ['an object of too many keys', JSON.stringify(keys(101)), JSON_TYPE, 413],
    ['a body of too many values', JSON.stringify({ a: [Array(600).fill(1), Array(400).fill(1)] }), JSON_TYPE, 413],
    ['a form of too many fields', new URLSearchParams(keys(101)).toString(), FORM_TYPE, 413],
  ])('have one shape for %s, and reveal nothing internal', async (_, body, type, status) => {
    const answer = await product.api.call('POST', '/order', body, { headers: { 'content-type': type } });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(shape(status));
    expect(answer.body.message).not.toMatch(/json|FST_|Error|\bat \w+/i);
  });

  it.each([
    ['DELETE', '/news/delete/nowhere', 401],
    ['POST', '/news/nowhere/read', 404],
    ['POST', '/auth/login', 400],
  ])('do not occur for a %s %s without a body, whatever content type it names', async (method, path, status) => {
    const answer = await product.api.call(method, path, undefined, { headers: { 'content-type': 'application/json' } });
    expect(answer.body).toMatchObject({ statusCode: status, error: expect.not.stringContaining('could not be read') });
  });

  it('do not occur for a body exactly at the limits', async () => {
    const body = { ...keys(98), email: [Array(450).fill(1), Array(446).fill(1)], password: 1 };
    expect((await product.api.post('/auth/login', body)).status).toBe(400);
    const form = new URLSearchParams(keys(100)).toString();
    const answer = await product.api.call('POST', '/auth/login', form, { headers: { 'content-type': FORM_TYPE } });
    expect(answer.body).toEqual(shape(400, { Errors: ['Email is required', 'Password is required'], field: 'email' }));
  });

  it('refuse a body nested too deeply for validation', async () => {
    const answer = await product.api.post('/auth/login', '['.repeat(60_000) + ']'.repeat(60_000));
    expect(answer.body).toEqual(shape(400, { Errors: ['The request is nested too deeply.'] }));
  });

  it('let staff send a megabyte of rich text, and ask others to log in before it is read', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    const create = (length: number, as?: string) =>
      product.api.post('/news/create', { newsBody: `<p>${'x'.repeat(length)}</p>` }, as ? { token: as } : {});
    expect((await create(200_000, token)).body.Errors).toContain('Title is required');
    expect((await create(1_100_000, token)).status).toBe(413);
    expect((await create(1_100_000)).status).toBe(401);
  });

  it('count calls before their bodies are read', async () => {
    const statuses: number[] = [];
    while (statuses.length < 25) statuses.push((await product.api.post('/contact', '{"names": ')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), ...Array<number>(5).fill(429)]);
  });

  it('list every error of a body, each with its code, its field and its parameters', async () => {
    const answer = await product.api.post('/auth/login', {});
    const required = {
      code: 'field-required',
      params: { name: 'email' },
      field: 'email',
      message: 'Email is required',
    };
    expect(answer.body).toEqual({
      ...shape(400),
      ...required,
      error: 'Email is required',
      Errors: ['Email is required', 'Password is required'],
      refusals: [
        required,
        { code: 'field-required', params: { name: 'password' }, field: 'password', message: 'Password is required' },
      ],
    });
  });

  it('are logged with their requestId and stack, without what was typed', async () => {
    const logged: string[] = [];
    const ids: unknown[] = [];
    const keep = (line: unknown) => {
      // On a busy machine any statement may be slow.
      if (/^A statement took /.test(String(line))) return;
      logged.push(String(line));
      ids.push(logContext().requestId);
    };
    const failing = await startApp({ REDIS_URL: '' }, (app) => {
      app.useLogger({ log: () => undefined, warn: keep, error: keep });
      const server = app.getHttpAdapter().getInstance();
      server.post('/api/fails', async () => {
        for (const id of [1, 2])
          await makeUser(app.get(DataSource), 'user', { firstName: `${id}`, email: 'typed@example.org' });
      });
    });
    const { status, body } = await failing.api.post('/fails', { read: 'after its body' });
    await failing.close();
    expect([status, body]).toEqual([500, shape(500)]);
    expect(logged).toHaveLength(1);
    expect(ids).toEqual([body.requestId]);
    expect(logged[0]).toMatch(/^QueryFailedError (ER_DUP_ENTRY|SQLITE_CONSTRAINT_UNIQUE)\n {4}at /);
    expect(logged[0]).not.toContain('typed@example.org');
  });

  it('repeat the sentence in errors.auth without a valid token', async () => {
    for (const token of [undefined, 'null', 'undefined', '', 'not.a.token']) {
      const answer = await product.api.get('/order', { token });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(shape(401, { errors: { auth: answer.body.message } }));
    }
  });

  it('say when to retry after too many wrong passwords, and never lock out the owner elsewhere (rules/accounts 2)', async () => {
    const owner = await makeUser(product.dataSource, 'admin');
    const attempt = (password: string, remoteAddress: string, email = owner.email) =>
      product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress });
    const attacker = '203.0.113.7';
    for (let tries = 0; tries < 10; tries++) expect((await attempt('wrong', attacker)).statusCode).toBe(401);
    // Refused even with the right password, and however the mail address is written.
    for (const [password, address] of [
      ['wrong', attacker],
      [PASSWORD, `::ffff:${attacker}`],
    ] as const) {
      const refused = await attempt(password, address, owner.email.toUpperCase());
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json()).toEqual(shape(429));
    }
    expect((await attempt('wrong', attacker, 'other@example.org')).statusCode).toBe(401);
    // A right password resets the count of wrong ones.
    for (const password of [...Array<string>(6).fill('wrong'), PASSWORD, ...Array<string>(6).fill('wrong'), PASSWORD]) {
      expect((await attempt(password, '198.51.100.20')).statusCode).toBe(password === PASSWORD ? 200 : 401);
    }
  });

  it('record who was refused and from where, once a minute, without secrets (rules/roles 5)', async () => {
    const owner = await makeUser(product.dataSource, 'admin');
    const user = await tokenOf(product.dataSource, product.api, 'user');
    const trail = product.app.get(SecurityTrail);
    const remoteAddress = '203.0.113.99';
    const payload = { email: owner.email, password: 'a wrong password of specs' };
    for (let tries = 0; tries < 13; tries++) {
      await product.app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress });
    }
    await product.api.get('/users', { token: user });
    await trail.flushAll();
    const entries = await product.dataSource.getRepository(AuditEntry).find({ order: { createdAt: 'ASC' } });
    const from = entries.filter(({ ip }) => ip === remoteAddress);
    expect(from.map(({ action, userEmail, label, changes }) => [action, userEmail, label, changes.times?.[1]])).toEqual(
      expect.arrayContaining([
        ['login-failed', owner.email, owner.email, undefined],
        ['login-failed', owner.email, owner.email, 9],
        ['lock-out', owner.email, owner.email, undefined],
        ['lock-out', owner.email, owner.email, 2],
        ['limited', '', 'POST /api/auth/login', undefined],
        ['limited', '', 'POST /api/auth/login', 2],
      ]),
    );
    expect(from).toHaveLength(6);
    expect(entries).toContainEqual(expect.objectContaining({ action: 'refused', label: 'GET /api/users' }));
    expect(entries).toContainEqual(expect.objectContaining({ action: 'login', resource: 'users', ip: '127.0.0.1' }));
    expect(JSON.stringify(entries)).not.toContain(payload.password);

    // Many mail addresses and accounts share a few lines.
    for (let index = 0; index < 2_000; index++) {
      trail.record('login-failed', {
        user: { id: null, email: `${index}@example.org` },
        ip: `10.7.7.${index % 250}`,
        requestId: '',
      });
    }
    await trail.flushAll();
    const all = await product.dataSource.getRepository(AuditEntry).find();
    expect(all.length - entries.length).toBeLessThan(70);
    const crowd = all.filter(({ label }) => label === 'From many addresses');
    expect(crowd.reduce((sum, { changes }) => sum + Number(changes.times?.[1] ?? 1), 0)).toBeGreaterThan(1_900);
  });

  it("slow down many networks that guess one password, but not the owner's usual network", async () => {
    const owner = await makeUser(product.dataSource, 'admin');
    const attempt = (password: string, remoteAddress: string) =>
      product.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: owner.email, password },
        remoteAddress,
      });
    const office = '192.0.2.30';
    expect((await attempt(PASSWORD, office)).statusCode).toBe(200);
    const limits = product.app.get(LoginLimits);
    const guesses = await Promise.allSettled(
      Array.from({ length: 110 }, (_, index) => limits.count(owner.email, owner, `10.0.${index}.1`)),
    );
    expect(guesses.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect((await attempt(PASSWORD, '10.1.0.1')).statusCode).toBe(429);
    expect((await attempt(PASSWORD, office)).statusCode).toBe(200);
  });

  describe('A preflight', () => {
    const preflight = (origin: string, method = 'GET') =>
      product.api.call('OPTIONS', '/events/forum', undefined, {
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'token' },
      });

    it('is answered only for the configured origins', async () => {
      expect((await preflight('https://client.example')).headers['access-control-allow-origin']).toBe(
        'https://client.example',
      );
      expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).not.toBe(
        'https://evil.example',
      );
    });

    it.each(['GET', 'POST', 'PUT', 'DELETE'])('allows them calls with %s and a token', async (method) => {
      const { status, headers } = await preflight('https://client.example', method);
      expect(status).toBe(204);
      expect(headers['access-control-allow-methods']!.split(/, ?/)).toContain(method);
      expect(headers['access-control-allow-headers']!.split(/, ?/)).toContain('token');
    });
  });
});
