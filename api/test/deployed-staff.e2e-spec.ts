import { User } from '../src/modules/users/user.entity.js';
import { Clock } from './support/clock.js';
import { startApp, type TestApp } from './support/app.js';
import { makeUser, PASSWORD } from './support/factories.js';

const HOUR_MS = 3_600_000;
const DEPLOYED = 'https://www.example.org';

describe('Staff of a deployed client, whose log-out does not work (rules/accounts 9)', () => {
  let product: TestApp;
  let clock: Clock;
  let email: string;

  beforeAll(async () => {
    product = await startApp({
      CORS_ORIGINS: `${DEPLOYED},http://localhost:3000`,
      PUBLIC_URL: 'http://localhost:3000',
    });
    ({ email } = await makeUser(product.dataSource, 'admin'));
  });
  beforeEach(() => void (clock = new Clock()));
  afterEach(() => clock.putBack());
  afterAll(() => product.close());

  const logIn = async (origin: string | undefined) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { ...(origin && { origin }) },
      payload: { email, password: PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ token: string }>().token;
  };
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<'iat' | 'exp', number>;
  const statusOf = async (token: string) =>
    (await product.app.inject({ url: '/api/users', headers: { token, origin: DEPLOYED } })).statusCode;

  it('can work until their token expires, whatever they do meanwhile', async () => {
    const token = await logIn(DEPLOYED);
    const { iat, exp } = claimsOf(token);
    expect(exp - iat).toBe(12 * 3_600);
    clock.move(11 * HOUR_MS);
    expect(await statusOf(token)).toBe(200);
    clock.move(HOUR_MS + 1_000);
    expect(await statusOf(token)).toBe(401);
  });

  it('log in again three days later, when their client has discarded the expired token', async () => {
    const token = await logIn(DEPLOYED);
    clock.move(72 * HOUR_MS);
    expect(claimsOf(token).exp * 1_000).toBeLessThan(Date.now());
    expect(await statusOf(await logIn(DEPLOYED))).toBe(200);
  });

  it.each([undefined, 'http://localhost:3000', 'https://elsewhere.example'])(
    'are recognised only by the origin of their page: one of %j has the session rules of the dashboard',
    async (origin) => {
      const token = await logIn(origin);
      const { iat, exp } = claimsOf(token);
      expect(exp - iat).toBe(24 * 3_600);
      clock.move(9 * HOUR_MS);
      expect(await statusOf(token)).toBe(401);
    },
  );

  it('lose access at once when their account is blocked', async () => {
    const token = await logIn(DEPLOYED);
    await product.dataSource.getRepository(User).update({ email }, { isActive: false });
    expect(await statusOf(token)).toBe(401);
  });
});
