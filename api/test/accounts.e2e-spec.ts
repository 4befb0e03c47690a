import { ROLES } from '@imisozi/core/access';
import { JwtService } from '@nestjs/jwt';
import { In, Not } from 'typeorm';
import { openDataSource } from '../src/platform/database/data-source.js';
import { SCHEMA } from '../src/schema.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { PasswordToken } from '../src/modules/auth/password-token.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { UserAccounts } from '../src/modules/users/user.accounts.js';
import { Session } from '../src/modules/auth/sessions/session.entity.js';
import { User } from '../src/modules/users/user.entity.js';
import { createWebApp } from '../src/bootstrap.js';
import { ApiClient } from './support/api-client.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, makeUser, PASSWORD, tokenOf } from './support/factories.js';
import { userBody } from './support/forms.js';

const NEW_PASSWORD = 'another password for specs';
const COMMON = 'New password is too common, please choose another';
const OWN = "New password must not be based on the company's name or your own, please choose another";

describe('Accounts', () => {
  let product: TestApp;
  const users = () => product.dataSource.getRepository(User);
  const login = (email: string, password = PASSWORD) => product.api.post('/auth/login', { email, password });
  const forgot = (email: unknown) => product.api.post('/auth/send-forgot-password', { email });
  const setPassword = (token: string, fields: Record<string, unknown> = {}) =>
    product.api.post('/auth/reset-password-account', {
      token,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      ...fields,
    });

  /** The last path segment of the newest mailed link. */
  async function mailedToken(email: string, page: string): Promise<string> {
    const mail = (await product.mails.to(email)).at(-1);
    const start = `${product.env.PUBLIC_URL}/${page}/`;
    const link = mail?.text?.split(/\s/).find((word) => word.startsWith(start));
    if (!link) throw new Error(`No link to ${page} was mailed to ${email}`);
    return link.slice(start.length);
  }

  /** A valid token for an account that forgot its password. */
  async function resetToken(email: string): Promise<string> {
    await forgot(email);
    return mailedToken(email, 'auth/password/new');
  }

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  describe('logging in (rules/accounts 1)', () => {
    it('returns a token with the claims that clients read (rules/accounts 3)', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const { status, body } = await login(` ${user.email.toUpperCase()} `);
      expect(status).toBe(200);
      expect(body.message).toBe(`Welcome back, ${user.firstName}.`);
      const claims = product.app.get(JwtService).decode(body.token);
      expect(claims).toMatchObject({
        id: user.id,
        email: user.email,
        firstName: user.firstName,
        lastName: user.lastName,
        role: 'user',
      });
      expect(claims.exp - claims.iat).toBe(24 * 3_600);
      expect([claims.iss, claims.aud, claims.jti].every(Boolean)).toBe(true);
    });

    it('refuses a wrong password and an unknown address in the same way', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const wrong = await login(user.email, 'wrong password');
      const unknown = await login('unknown@staff.example', 'wrong password');
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect(wrong.body).toEqual({ ...unknown.body, requestId: wrong.body.requestId });
      expect(wrong.body.errors.auth).toBe(wrong.body.error);
    });

    it('says that an account is blocked only after the right password', async () => {
      const { email } = await makeUser(product.dataSource, 'user', { isActive: false });
      expect((await login(email, 'wrong password')).status).toBe(401);
      expect((await login(email)).status).toBe(403);
    });

    it('refuses an account that was never activated: no password is right for it', async () => {
      const { email } = await makeUser(product.dataSource, 'admin', { passwordHash: null });
      for (const password of [PASSWORD, 'null', 'no account has this password']) {
        expect((await login(email, password)).status).toBe(401);
      }
    });

    it('requires both fields, with their sentences (rules/accounts 1)', async () => {
      const { status, body } = await product.api.post('/auth/login', {});
      expect(status).toBe(400);
      expect(body.Errors).toEqual(['Email is required', 'Password is required']);
    });
  });

  describe('a session (rules/accounts 4)', () => {
    const reads = (token: string, in_: TestApp = product) => in_.api.get('/participant/all', { token });
    const sessions = () => product.dataSource.getRepository(Session);
    const hours = 3_600_000;

    it('ends when its owner logs out, in every process, and no other session does', async () => {
      const { email } = await makeUser(product.dataSource, 'user');
      const [token, other] = [(await login(email)).body.token as string, (await login(email)).body.token as string];
      await using opened = new AsyncDisposableStack();
      const dataSource = await openDataSource(product.env, SCHEMA);
      opened.defer(async () => void (dataSource.isInitialized && (await dataSource.destroy())));
      const replica = await createWebApp(product.env, dataSource, { pages: false });
      opened.defer(() => replica.close());
      await replica.init();
      await replica.getHttpAdapter().getInstance().ready();
      const there = new ApiClient(replica);
      expect((await there.get('/participant/all', { token })).status).toBe(200);
      expect(await product.api.post('/auth/logout', undefined, { token })).toMatchObject({
        status: 200,
        body: { message: 'You have been logged out.' },
      });
      expect([(await reads(token)).status, (await there.get('/participant/all', { token })).status]).toEqual([
        401, 401,
      ]);
      expect((await reads(other)).status).toBe(200);
      // An invalid token is accepted too, and so is none.
      for (const any of [token, 'not.a.token', 'null', undefined]) {
        expect((await product.api.post('/auth/logout', {}, { token: any })).status).toBe(200);
      }
      expect((await reads(other)).status).toBe(200);
    });

    it('ends after eight hours without a call; each call prolongs it, and few of them are written', async () => {
      const { id, email } = await makeUser(product.dataSource, 'user');
      const { token } = (await login(email)).body;
      const seen = async () => (await sessions().findOneByOrFail({ userId: id })).lastSeenAt.getTime();
      const age = (ms: number) => sessions().update({ userId: id }, { lastSeenAt: new Date(Date.now() - ms) });
      const first = await seen();
      expect((await reads(token)).status).toBe(200);
      expect(await seen()).toBe(first);
      await age(8 * hours - 60_000);
      expect((await Promise.all([reads(token), reads(token)])).map(({ status }) => status)).toEqual([200, 200]);
      expect(Date.now() - (await seen())).toBeLessThan(60_000);
      await age(8 * hours + 1);
      expect((await reads(token)).status).toBe(401);
    });
  });

  describe('changing the own password (rules/accounts 4, 5)', () => {
    const change = (token: string, fields: Record<string, unknown> = {}) =>
      product.api.post(
        '/auth/change-password',
        { password: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...fields },
        { token },
      );

    it('ends the other sessions and open links of the account, and its owner is told', async () => {
      const { id, email } = await makeUser(product.dataSource, 'user');
      const [token, other] = [(await login(email)).body.token as string, (await login(email)).body.token as string];
      const link = await resetToken(email);
      const { status, body } = await change(token);
      expect([status, body.message]).toEqual([200, expect.stringContaining('Your password has been changed.')]);
      expect((await product.api.get('/participant/all', { token })).status).toBe(200);
      expect((await product.api.get('/participant/all', { token: other })).status).toBe(401);
      expect((await login(email)).status).toBe(401);
      expect((await login(email, NEW_PASSWORD)).status).toBe(200);
      expect((await setPassword(link)).status).toBe(400);
      expect((await product.mails.to(email)).map(({ subject }) => subject)).toContain('Your password was changed');
      const trail = await product.dataSource
        .getRepository(AuditEntry)
        .findBy({ recordId: id, action: 'change-password' });
      expect(trail).toEqual([expect.objectContaining({ userId: id, changes: {} })]);
    });

    it.each([
      [{ password: 'wrong password' }, 'Current password is incorrect'],
      [{ newPassword: PASSWORD, confirmPassword: PASSWORD }, 'New password must be different from the current one'],
      [{ confirmPassword: 'something else' }, 'Both passwords must be the same'],
      [{ newPassword: 'short', confirmPassword: 'short' }, 'New password must have at least 8 characters'],
      [{ newPassword: 'Password123', confirmPassword: 'Password123' }, COMMON],
      [{ newPassword: 'imisozi-2026', confirmPassword: 'imisozi-2026' }, OWN],
    ])('is refused with %j', async (wrong, sentence) => {
      const { email } = await makeUser(product.dataSource, 'user');
      const { token } = (await login(email)).body;
      const { status, body } = await change(token, wrong);
      expect([status, body.Errors]).toEqual([400, [sentence]]);
      expect((await login(email)).status).toBe(200);
    });
  });

  describe('a forgotten password (rules/accounts 6)', () => {
    it('gets the same response for a known, an unknown and a blocked address, and mails only the first', async () => {
      const known = await makeUser(product.dataSource, 'user');
      const blocked = await makeUser(product.dataSource, 'user', { isActive: false });
      const answers = [await forgot(known.email), await forgot('unknown@staff.example'), await forgot(blocked.email)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await product.mails.to(known.email)).toHaveLength(1);
      expect(await product.mails.to('unknown@staff.example')).toEqual([]);
      expect(await product.mails.to(blocked.email)).toEqual([]);
    });

    it('requires an address (rules/accounts 6)', async () => {
      expect((await forgot('')).body.Errors).toEqual(['Email is required']);
    });

    it('is set by the mailed link, once', async () => {
      const { email } = await makeUser(product.dataSource, 'user');
      const token = await resetToken(email);
      const { status, body } = await setPassword(token);
      expect(status).toBe(200);
      expect(body.message).toBe('Your password has been changed. You can now log in.');
      expect((await login(email)).status).toBe(401);
      expect((await login(email, NEW_PASSWORD)).status).toBe(200);
      const again = await setPassword(token);
      expect(again.status).toBe(400);
      expect(again.body.Errors).toEqual(['This link is no longer valid, please ask for a new one.']);
      expect(again.body.message).toBe(again.body.Errors[0]);
    });

    it('is set by only one of several simultaneous calls with the same link', async () => {
      const { email } = await makeUser(product.dataSource, 'user');
      const token = await resetToken(email);
      const answers = await Promise.all(Array.from({ length: 5 }, () => setPassword(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    });

    it('ends every session and every other link of the account (rules/accounts 3)', async () => {
      const { email } = await makeUser(product.dataSource, 'admin');
      const { body: session } = await login(email);
      const first = await resetToken(email);
      const second = await resetToken(email);
      expect(second).not.toBe(first);
      expect((await product.api.get('/users', { token: session.token })).status).toBe(200);
      await setPassword(second);
      expect((await product.api.get('/users', { token: session.token })).status).toBe(401);
      expect((await setPassword(first)).status).toBe(400);
    });

    it('cannot be set 60 minutes later', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const token = await resetToken(user.email);
      const tokens = product.dataSource.getRepository(PasswordToken);
      const { createdAt, expiresAt } = await tokens.findOneByOrFail({ userId: user.id });
      expect(expiresAt.getTime() - createdAt.getTime()).toBe(60 * 60_000);
      await tokens.update({ userId: user.id }, { expiresAt: new Date(Date.now() - 1) });
      expect((await setPassword(token)).status).toBe(400);
    });

    it('cannot be set for an account that was blocked meanwhile', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const token = await resetToken(user.email);
      await users().update({ id: user.id }, { isActive: false });
      expect((await setPassword(token)).status).toBe(400);
      expect((await users().findOneByOrFail({ id: user.id })).passwordHash).toBe(user.passwordHash);
    });

    it.each([
      [{ password: '', confirmPassword: '' }, ['New password is required', 'Confirm password is required']],
      [{ password: 'short', confirmPassword: 'short' }, ['New password must have at least 8 characters']],
      [{ confirmPassword: 'something else' }, ['Both passwords must be the same']],
      [{ password: 'iloveyou1', confirmPassword: 'iloveyou1' }, [COMMON]],
      [{ password: 'Safaris Imisozi 1', confirmPassword: 'Safaris Imisozi 1' }, [OWN]],
      [{ token: '' }, ['Token is required']],
      [{ token: 'unknown' }, ['This link is no longer valid, please ask for a new one.']],
    ])('is refused with %j (rules/accounts 5)', async (wrong, sentences) => {
      const { email } = await makeUser(product.dataSource, 'user');
      const { status, body } = await setPassword(await resetToken(email), wrong);
      expect(status).toBe(400);
      expect(body.Errors).toEqual(sentences);
      expect((await login(email)).status).toBe(200);
    });

    it('leaves nothing in the database that opens the account', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const token = await resetToken(user.email);
      const rows = [
        ...(await product.dataSource.getRepository(PasswordToken).findBy({ userId: user.id })),
        ...(await product.dataSource.getRepository(Mail).findBy({ recipient: user.email })),
      ];
      expect(rows).toHaveLength(2);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('is told to the owner when it was set, once, without a link that opens the account', async () => {
      const { email } = await makeUser(product.dataSource, 'user');
      const told = async () => (await product.mails.to(email)).filter(({ subject }) => /^Your password/.test(subject!));
      const token = await resetToken(email);
      await setPassword(token, { confirmPassword: 'something else' });
      expect(await told()).toEqual([]);
      await Promise.all([setPassword(token), setPassword(token)]);
      const [mail, ...more] = await told();
      expect(more).toEqual([]);
      expect(mail!.subject).toBe('Your password was changed');
      expect(mail!.text).toMatch(/\nWhen: \w{3}, \d{1,2} \w+ \d{4} at \d\d:\d\d CAT\n/);
      expect(mail!.text).toContain(email);
      expect(`${mail!.html} ${mail!.text}`).not.toMatch(/\/auth\//);
    });
  });

  describe('made by an admin (rules/accounts 7, rules/roles 4)', () => {
    it('are mailed a link that sets the first password, once', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      const email = 'new.colleague@staff.example';
      const { status, body } = await product.api.post('/users/create', userBody(email), { token });
      expect(status).toBe(201);
      expect(body.message).toContain(email);
      expect(body.data).toMatchObject({ email, role: 'user', isActive: true, isActivated: false, lastLoginAt: null });
      expect(JSON.stringify(body)).not.toMatch(/password(Hash)?"|tokenVersion/);

      expect((await login(email, '')).status).toBe(400);
      expect((await login(email, 'anything at all')).status).toBe(401);
      const link = await mailedToken(email, 'auth/set-new-password');
      const set = await setPassword(link);
      expect(set.body.message).toBe('Your account is ready. You can now log in.');
      expect((await login(email, NEW_PASSWORD)).status).toBe(200);
      expect((await setPassword(link)).status).toBe(400);
      expect((await product.mails.to(email)).map(({ subject }) => subject)).toContain('Your password was set');
    });

    it('take the role as the form offers it (rules/accounts 7)', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      const form = userBody('Second.Admin@Staff.example', { role: 'Admin' });
      const { body } = await product.api.post('/users/create', form, { token });
      expect(body.data).toMatchObject({ role: 'admin', email: 'second.admin@staff.example' });
      const wrong = await product.api.post('/users/create', userBody('x@staff.example', { role: 'root' }), { token });
      expect(wrong.body.Errors).toEqual([`Role must be one of: ${ROLES.join(', ')}`]);
    });

    it('need every field (rules/accounts 7)', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      const { status, body } = await product.api.post('/users/create', {}, { token });
      expect(status).toBe(400);
      expect(body.Errors).toEqual([
        'First name is required',
        'Last name is required',
        'Email is required',
        'Role is required',
        'Phone number is required',
        'Organization is required',
      ]);
    });

    it('have a unique address, also when two admins create the same at once (rules/accounts 7)', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      const make = () => product.api.post('/users/create', userBody('twice@staff.example'), { token });
      const answers = await Promise.all([make(), make(), make()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect((await make()).body.error).toBe('There is already an account with this email address.');
      expect(await product.mails.to('twice@staff.example')).toHaveLength(1);
    });

    it('are listed to admins, without secrets (rules/api 7, 10)', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      const { body } = await product.api.get('/users', { token });
      expect(body.usersCount).toBe(await users().count());
      expect(body.data).toHaveLength(body.usersCount);
      expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|tokenVersion/);
      const query = { filter: { role: 'admin', isActive: true }, range: [0, 0], sort: ['email', 'ASC'] };
      const page = await product.api.get('/admin/users', { token, query });
      expect(page.body).toHaveLength(1);
      expect(page.headers['content-range']).toMatch(/^users 0-0\/\d+$/);
      expect((await product.api.get(`/admin/users/${page.body[0].id}`, { token })).body).toEqual(page.body[0]);
      expect((await product.api.get('/admin/users', { token, query: { sort: ['passwordHash', 'ASC'] } })).status).toBe(
        400,
      );
    });
  });

  describe('blocked by an admin (rules/accounts 8, rules/roles 4)', () => {
    const block = (id: string, token: string, isActive: unknown = false) =>
      product.api.put(`/users/approve/${id}`, { isActive }, { token });

    it('can neither continue nor log in until they are unblocked', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      const user = await makeUser(product.dataSource, 'user');
      const { body: session } = await login(user.email);
      const reads = () => product.api.get('/participant/all', { token: session.token });
      expect((await reads()).status).toBe(200);

      const blocked = await block(user.id, token, 'false');
      expect(blocked.status).toBe(200);
      expect(blocked.body).toMatchObject({ message: expect.stringContaining('blocked'), data: { isActive: false } });
      expect((await reads()).status).toBe(401);
      expect((await login(user.email)).status).toBe(403);

      expect((await block(user.id, token, true)).body.data.isActive).toBe(true);
      expect((await login(user.email)).status).toBe(200);
      // Tokens from before the block stay invalid.
      expect((await reads()).status).toBe(401);
    });

    it("cannot be the caller's own account", async () => {
      await makeUser(product.dataSource, 'admin');
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      const { id } = product.app.get(JwtService).decode(token);
      const { status, body } = await block(id, token);
      expect(status).toBe(409);
      expect(body.error).toBe('You cannot block your own account.');
    });

    it('cannot be the last admin who can log in, not even when admins block each other at the same moment', async () => {
      // Both calls have passed the access guard already, which would refuse an admin who was just blocked.
      const accounts = product.app.get(UserAccounts);
      const asked = (admin: User, other: User) =>
        accounts.setActive({ user: admin, ip: '', requestId: '' }, other.id, false);
      for (let round = 0; round < 5; round++) {
        await users().update({ role: 'admin' }, { isActive: false });
        // Neither an admin without a password nor a staff member without the role could save the company.
        await makeUser(product.dataSource, 'admin', { passwordHash: null });
        await makeUser(product.dataSource, 'user');
        const [one, other] = [await makeUser(product.dataSource, 'admin'), await makeUser(product.dataSource, 'admin')];
        const results = await Promise.allSettled([asked(one, other), asked(other, one)]);
        const refused = results.filter((result) => result.status === 'rejected');
        expect(refused.map(({ reason }) => (reason as Error).message)).toEqual([
          'The last active admin cannot be blocked.',
        ]);
        expect(await users().countBy({ id: In([one.id, other.id]), isActive: true })).toBe(1);
      }
    });

    it('would leave no admin without that guard: two checks pass before either block is written', async () => {
      await users().update({ role: 'admin' }, { isActive: false });
      const pair = [await makeUser(product.dataSource, 'admin'), await makeUser(product.dataSource, 'admin')];
      const naive = async (id: string, checked: () => Promise<void>) => {
        const others = await users().countBy({ role: 'admin', isActive: true, id: Not(id) });
        await checked();
        if (others > 0) await users().update({ id }, { isActive: false });
      };
      const { promise: bothChecked, resolve } = Promise.withResolvers<void>();
      let checks = 0;
      const checked = () => {
        if (++checks === pair.length) resolve();
        return bothChecked;
      };
      await Promise.all(pair.map(({ id }) => naive(id, checked)));
      expect(await users().countBy({ role: 'admin', isActive: true })).toBe(0);
    });

    it('are unknown for an unknown id, and need a clear status', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      expect((await block('00000000-0000-4000-8000-000000000000', token)).status).toBe(404);
      const user = await makeUser(product.dataSource, 'user');
      expect((await block(user.id, token, 'perhaps')).body.Errors).toEqual(['Status must be true or false']);
    });
  });

  describe('given another role by an admin (rules/accounts 3, 8)', () => {
    const change = (id: string, token: string, role: unknown) =>
      product.api.put(`/admin/users/${id}`, { role }, { token });

    it('revokes every token issued before, applies at the next login, and is recorded once', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      const user = await makeUser(product.dataSource, 'user');
      const { body: session } = await login(user.email);
      const office = (mine: string) => product.api.get('/admin/promo-codes', { token: mine });
      expect((await office(session.token)).status).toBe(403);

      const changed = await change(user.id, token, 'Reservations');
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({
        message: expect.stringContaining('reservations'),
        data: { role: 'reservations' },
      });
      expect((await office(session.token)).status).toBe(401);
      const { body: again } = await login(user.email);
      expect((await office(again.token)).status).toBe(200);

      // Repeating it changes nothing and ends no session.
      expect((await change(user.id, token, 'reservations')).status).toBe(200);
      expect((await office(again.token)).status).toBe(200);
      const trail = await product.dataSource.getRepository(AuditEntry).findBy({ recordId: user.id, action: 'update' });
      expect(trail.map(({ changes }) => changes)).toEqual([{ role: ['user', 'reservations'] }]);
    });

    it('cannot be the own account, requires an existing role and an existing id', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      const { id } = product.app.get(JwtService).decode(token);
      const own = await change(id, token, 'user');
      expect([own.status, own.body.error]).toEqual([409, 'You cannot change the role of your own account.']);
      const user = await makeUser(product.dataSource, 'user');
      expect((await change(user.id, token, 'root')).body.Errors).toEqual([`Role must be one of: ${ROLES.join(', ')}`]);
      expect((await change('00000000-0000-4000-8000-000000000000', token, 'user')).status).toBe(404);
      const office = await tokenOf(product.dataSource, product.api, 'reservations');
      expect((await change(user.id, office, 'admin')).status).toBe(403);
    });

    it('cannot be the last admin who can log in, not even when one is demoted and the other blocked at once', async () => {
      const accounts = product.app.get(UserAccounts);
      const as = (user: User) => ({ user, ip: '', requestId: '' });
      for (let round = 0; round < 5; round++) {
        await users().update({ role: 'admin' }, { isActive: false });
        await makeUser(product.dataSource, 'admin', { passwordHash: null });
        const [one, other] = [await makeUser(product.dataSource, 'admin'), await makeUser(product.dataSource, 'admin')];
        const results = await Promise.allSettled([
          accounts.setRole(as(one), other.id, 'user'),
          accounts.setActive(as(other), one.id, false),
        ]);
        expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
        expect(await users().countBy({ id: In([one.id, other.id]), role: 'admin', isActive: true })).toBe(1);
      }
    });
  });

  it('leave a trail of who did what, without secrets (rules/roles 5)', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    const { id: adminId, email: adminEmail } = product.app.get(JwtService).decode(token);
    const email = 'audited@staff.example';
    const { body } = await product.api.post('/users/create', userBody(email), { token });
    await setPassword(await mailedToken(email, 'auth/set-new-password'));
    const blocked = await product.api.put(`/users/approve/${body.data.id}`, { isActive: false }, { token });
    // Repeating it changes nothing.
    await product.api.put(`/users/approve/${body.data.id}`, { isActive: false }, { token });

    const entries = product.dataSource.getRepository(AuditEntry);
    const trail = await entries.find({ where: { recordId: body.data.id }, order: { createdAt: 'ASC' } });
    expect(trail.map(({ action, resource, userEmail }) => [action, resource, userEmail])).toEqual([
      ['create', 'users', adminEmail],
      ['activate', 'users', email],
      ['block', 'users', adminEmail],
    ]);
    expect(trail[2]).toMatchObject({
      userId: adminId,
      label: 'Spec Colleague',
      changes: { isActive: [true, false] },
      ip: '127.0.0.1',
      requestId: blocked.headers['x-request-id'],
    });
    expect(trail[0]!.changes).toMatchObject({ email: [null, email], role: [null, 'user'] });
    expect(JSON.stringify(trail)).not.toMatch(/passwordHash|tokenVersion|argon2/);

    const query = { filter: { recordId: body.data.id, action: 'block' } };
    const page = await product.api.get('/admin/audit', { token, query });
    expect(page.body).toEqual([expect.objectContaining({ id: trail[2]!.id, changes: { isActive: [true, false] } })]);
    expect(page.headers['content-range']).toBe('audit 0-0/1');
    expect((await product.api.get(`/admin/audit/${trail[2]!.id}`, { token })).body).toEqual(page.body[0]);
  });

  it('is searched by the field that changed, by the author and by the record; technical entries only on request', async () => {
    const { dataSource, api } = product;
    const { id: userId, email } = await makeUser(dataSource, 'admin');
    const { token } = (await api.post('/auth/login', { email, password: PASSWORD })).body;
    const { id: recordId, slug } = await makeTour(dataSource);
    await api.put(`/tours/update/${slug}`, { price1: 120 }, { token });
    await api.put(`/tours/update/${slug}`, { title: 'Another price1' }, { token });
    await api.post('/media/signature', { folder: 'events' }, { token });
    const found = async (filter: object) => {
      const { body } = await api.get('/admin/audit', { token, query: { filter, sort: ['createdAt', 'ASC'] } });
      return (body as { action: string; changes: object }[]).map(({ action, changes }) =>
        [action, ...Object.keys(changes)].join(' '),
      );
    };
    const edits = ['update price1', 'update title'];
    expect(await found({ recordId, resource: 'tours' })).toEqual(edits);
    expect(await found({ recordId, field: 'price1' })).toEqual(['update price1']);
    expect(await found({ recordId, field: 'price1', q: 'nothing of the sort' })).toEqual([]);
    expect(await found({ recordId, field: 'price' })).toEqual([]);
    expect(await found({ userId, resource: ['tours', 'media'] })).toEqual(edits);
    expect((await found({ userId, resource: 'media', technical: true })).map((one) => one.split(' ')[0])).toEqual([
      'sign',
    ]);
    expect(await found({ userId, action: 'sign' })).toHaveLength(1);
    expect(await found({ recordId, createdAt_gte: '2999-01-01' })).toEqual([]);
    for (const filter of [{ field: 1 }, { technical: 'perhaps' }]) {
      expect((await api.get('/admin/audit', { token, query: { filter } })).status).toBe(400);
    }
  });
});
