import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { logContext } from '../src/common/logging/log-context.js';
import { startApp, type TestApp } from './support/app.js';
import { makeUser } from './support/factories.js';

describe('Errors (contract 1)', () => {
  let product: TestApp;

  beforeAll(async () => {
    product = await startApp({ RATE_LIMIT: 'on', CORS_ORIGINS: 'https://client.example' });
  });
  afterAll(() => product.close());

  const shape = (status: number, more: Record<string, unknown> = {}) => ({
    statusCode: status,
    error: expect.any(String),
    message: expect.any(String),
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
    ['a body that is too large', JSON.stringify({ message: 'x'.repeat(1_100_000) }), 'application/json', 413],
  ])('have one shape for %s, and say nothing internal', async (_, body, type, status) => {
    const answer = await product.api.call('POST', '/order', body, { headers: { 'content-type': type } });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(shape(status));
    expect(answer.body.message).not.toMatch(/json|FST_|Error|\bat \w+/i);
  });

  it.each([
    ['DELETE', '/news/delete/nowhere', 401],
    ['POST', '/news/nowhere/read', 404],
    ['POST', '/auth/login', 400],
  ])('leave alone a %s %s without a body, whatever kind of content it says to have', async (method, path, status) => {
    const answer = await product.api.call(method, path, undefined, { headers: { 'content-type': 'application/json' } });
    expect(answer.body).toMatchObject({ statusCode: status, error: expect.not.stringContaining('could not be read') });
  });

  it('list every failure of a body', async () => {
    const answer = await product.api.post('/auth/login', {});
    expect(answer.body).toEqual(shape(400, { Errors: ['Email is required', 'Password is required'] }));
  });

  it('stand in the log under their requestId with the place they happened at, without what was typed', async () => {
    const logged: string[] = [];
    const ids: unknown[] = [];
    const keep = (line: unknown) => {
      logged.push(String(line));
      ids.push(logContext().requestId);
    };
    const failing = await startApp({ REDIS_URL: '' }, (app) => {
      app.useLogger({ log: () => undefined, warn: keep, error: keep });
      const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
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

  it('repeat the sentence in errors.auth without a usable token', async () => {
    for (const token of [undefined, 'null', 'undefined', '', 'not.a.token']) {
      const answer = await product.api.get('/order', { token });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(shape(401, { errors: { auth: answer.body.message } }));
    }
  });

  it('tell when to come back after too many calls, and count per account', async () => {
    const attempt = (email: string) => product.api.post('/auth/login', { email, password: 'wrong' });
    for (let tries = 0; tries < 10; tries++) expect((await attempt('guessed@example.org')).status).toBe(401);
    const refused = await attempt('GUESSED@example.org');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('other@example.org')).status).toBe(401);
  });

  describe('A preflight', () => {
    const preflight = (origin: string, method = 'GET') =>
      product.api.call('OPTIONS', '/events/forum', undefined, {
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'token' },
      });

    it('is answered to the configured origins only', async () => {
      expect((await preflight('https://client.example')).headers['access-control-allow-origin']).toBe(
        'https://client.example',
      );
      expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).not.toBe(
        'https://evil.example',
      );
    });

    it.each(['GET', 'POST', 'PUT', 'DELETE'])('lets them call with %s and a token', async (method) => {
      const { status, headers } = await preflight('https://client.example', method);
      expect(status).toBe(204);
      expect(headers['access-control-allow-methods']!.split(/, ?/)).toContain(method);
      expect(headers['access-control-allow-headers']!.split(/, ?/)).toContain('token');
    });
  });
});
