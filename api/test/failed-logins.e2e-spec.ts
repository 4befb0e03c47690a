// Holds rules/accounts 2, rules/privacy 10.
import { setTimeout as wait } from 'node:timers/promises';
import { startApp, type TestApp } from './support/app.js';
import { makeUser } from './support/factories.js';

describe('The log of a failed login', () => {
  const log: string[] = [];
  let product: TestApp;

  beforeAll(async () => {
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => log.push(String(text)) > 0);
    product = await startApp({
      NODE_ENV: 'production',
      JWT_SECRET: 'what-openssl-rand-hex-32-would-write',
      RATE_LIMIT: 'on',
      MAIL_TO_FILES: 'allow',
      LOG_LEVEL: 'trace',
    });
  });
  afterAll(async () => {
    await product.close();
    jest.restoreAllMocks();
  });

  it('contains no mail address in any line: unknown, active, blocked, or after too many attempts', async () => {
    const known = await makeUser(product.dataSource, 'user', { email: 'known.person@example.org' });
    const blocked = await makeUser(product.dataSource, 'user', {
      email: 'blocked.person@example.org',
      isActive: false,
    });
    const statuses = new Set<number>();
    for (const email of ['unknown.person@example.org', known.email, blocked.email, 'no address.person']) {
      for (let times = 0; times < 12; times++) {
        statuses.add((await product.api.post('/auth/login', { email, password: 'not the password' })).status);
      }
    }
    expect(statuses).toContain(401);
    expect(statuses).toContain(429);
    while (!log.join('').includes('login-failed')) await wait(20);
    expect(log.filter((line) => /person|not the password/.test(line))).toEqual([]);
  });
});
