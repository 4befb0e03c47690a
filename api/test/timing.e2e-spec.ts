import { randomUUID } from 'node:crypto';
import { hashPassword, passwordMatches } from '../src/modules/auth/password.hash.js';
import { SYSTEM_ACTOR } from '../src/modules/audit/actor.js';
import { PasswordsService } from '../src/modules/auth/passwords.service.js';
import { UsersService } from '../src/modules/users/users.service.js';
import { startApp, type TestApp } from './support/app.js';
import { makeUser, PASSWORD } from './support/factories.js';
import { ratioOfTimes } from './support/timing.js';

/** Wide enough for a busy machine; what a guard prevents must lie outside. */
const ALIKE = { least: 0.6, most: 1 / 0.6 };

describe('The time of an answer does not tell whose address is known (contract 3)', () => {
  let product: TestApp;
  let known: string;
  const unknown = () => `${randomUUID()}@example.org`;

  beforeAll(async () => {
    // What the jobs of one call do would slow the next.
    product = await startApp({ WORKER: 'separate' });
    // Other specs have hashes that cost less.
    const passwordHash = await hashPassword(PASSWORD);
    known = (await makeUser(product.dataSource, 'user', { passwordHash })).email;
  });
  afterAll(() => product.close());

  /** A ratio once more, when the machine was busy in one of the turns: what is really unlike stays so. */
  async function expectAlike(call: (email: string) => Promise<unknown>, rounds: number, email = known): Promise<void> {
    const ratios: number[] = [];
    do
      ratios.push(
        await ratioOfTimes(
          () => call(email),
          () => call(unknown()),
          rounds,
        ),
      );
    while (ratios.length < 3 && !isAlike(ratios.at(-1)!));
    expect(ratios.some(isAlike) ? [] : ratios).toEqual([]);
  }
  const isAlike = (ratio: number) => ratio > ALIKE.least && ratio < ALIKE.most;

  it('when it logs in: without a hash to compare with, an unknown one would be answered at once', async () => {
    const users = product.app.get(UsersService);
    const withoutDecoy = async (email: string) => {
      const user = await users.findByEmail(email);
      return user ? passwordMatches(user.passwordHash, 'wrong') : false;
    };
    const told = await ratioOfTimes(
      () => withoutDecoy(known),
      () => withoutDecoy(unknown()),
      9,
    );
    expect(told).toBeGreaterThan(2 * ALIKE.most);
    const login = (email: string) => product.api.post('/auth/login', { email, password: 'wrong' });
    await expectAlike(login, 15);
    const neverActivated = await makeUser(product.dataSource, 'user', { passwordHash: null });
    await expectAlike(login, 15, neverActivated.email);
  });

  it('when it forgot its password: leaving a job for known ones only would tell', async () => {
    const [users, passwords] = [product.app.get(UsersService), product.app.get(PasswordsService)];
    const withoutDecoy = async (email: string) =>
      (await users.findByEmail(email)) ? passwords.forgot({ email }, SYSTEM_ACTOR) : undefined;
    const told = await ratioOfTimes(
      () => withoutDecoy(known),
      () => withoutDecoy(unknown()),
      30,
    );
    expect(told).toBeGreaterThan(ALIKE.most);
    await expectAlike((email) => product.api.post('/auth/send-forgot-password', { email }), 30);
  });

  it('when it subscribes: its code tells the reader, and nothing else does (contract 3)', async () => {
    const subscribe = (email: string) => product.api.post('/maillist/subscribe', { email });
    await subscribe(known);
    await expectAlike(subscribe, 40);
  });
});
