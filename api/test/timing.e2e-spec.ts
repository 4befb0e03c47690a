import { randomUUID } from 'node:crypto';
import { SYSTEM_ACTOR } from '../src/modules/audit/actor.js';
import { argon2, hashPassword, passwordMatches } from '../src/modules/auth/password.hash.js';
import { PasswordsService } from '../src/modules/auth/passwords.service.js';
import { UsersService } from '../src/modules/users/users.service.js';
import { startApp, type TestApp } from './support/app.js';
import { makeUser, PASSWORD } from './support/factories.js';
import { statementsOf } from './support/queries.js';

/** Counted, not measured: hashes and database queries take most of the time of a call. */
describe('The response time does not reveal whether an address is known (rules/accounts 1, 6)', () => {
  let product: TestApp;
  let known: string;
  const unknown = () => `${randomUUID()}@example.org`;

  beforeAll(async () => {
    // The queries of a call's jobs do not belong to the call.
    product = await startApp({ WORKER: 'separate' });
    // Hashes in other specs have a lower cost.
    const passwordHash = await hashPassword(PASSWORD);
    known = (await makeUser(product.dataSource, 'user', { passwordHash })).email;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => product.close());

  /** The parameters of the hashes that `call` verifies: algorithm, version, memory, passes and lanes of each. */
  async function hashesOf(call: () => Promise<unknown>): Promise<string[]> {
    const verify = jest.spyOn(argon2, 'verify');
    await call();
    const costs = verify.mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4).join(' '));
    verify.mockRestore();
    return costs;
  }
  const statements = (call: () => Promise<unknown>) => statementsOf(product.dataSource, call);

  it('when it logs in: without a hash to compare with, an unknown one would be refused faster', async () => {
    const users = product.app.get(UsersService);
    const withoutDecoy = async (email: string) => {
      const user = await users.findByEmail(email);
      return user ? passwordMatches(user.passwordHash, 'wrong') : false;
    };
    expect(await hashesOf(() => withoutDecoy(unknown()))).toEqual([]);
    const login = (email: string) => () => product.api.post('/auth/login', { email, password: 'wrong' });
    const ofKnown = await hashesOf(login(known));
    expect(ofKnown).toEqual(['argon2id v=19 m=19456,t=2,p=1']);
    expect(await hashesOf(login(unknown()))).toEqual(ofKnown);
    const neverActivated = await makeUser(product.dataSource, 'user', { passwordHash: null });
    expect(await hashesOf(login(neverActivated.email))).toEqual(ofKnown);
    expect(await statements(login(unknown()))).toEqual(await statements(login(known)));
  });

  it('when it forgot its password: a job only for known ones would reveal them', async () => {
    const [users, passwords] = [product.app.get(UsersService), product.app.get(PasswordsService)];
    const withoutDecoy = async (email: string) =>
      (await users.findByEmail(email)) ? passwords.forgot({ email }, SYSTEM_ACTOR) : undefined;
    const forgot = (email: string) => () => product.api.post('/auth/send-forgot-password', { email });
    const ofKnown = await statements(forgot(known));
    expect(ofKnown).toContain('INSERT jobs');
    expect(await statements(() => withoutDecoy(unknown()))).not.toContain('INSERT jobs');
    expect(await statements(forgot(unknown()))).toEqual(ofKnown);
  });

  it('when it subscribes: only the code in the response differs (rules/forms 2)', async () => {
    const subscribe = (email: string) => () => product.api.post('/maillist/subscribe', { email });
    await subscribe(known)();
    // Most of the time of a write is the wait for the disk.
    for (const email of [known, unknown()]) {
      const made = await statements(subscribe(email));
      expect(made).toContain('INSERT jobs');
      expect(made.filter((statement) => statement === 'COMMIT')).toHaveLength(1);
    }
  });
});
