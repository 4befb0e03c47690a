import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Factor } from '../src/modules/auth/factors/factor.entity.js';
import { RecoveryCode } from '../src/modules/auth/factors/recovery-code.entity.js';
import { Session } from '../src/modules/auth/sessions/session.entity.js';
import type { User } from '../src/modules/users/user.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { addApp } from './support/authenticator.js';
import { codeOf } from './support/authenticator-code.js';
import { makeUser, PASSWORD } from './support/factories.js';

describe('Second factors', () => {
  let product: TestApp;
  const login = ({ email }: User, code?: string, headers: Record<string, string> = {}) =>
    product.api.post('/auth/login', { email, password: PASSWORD, ...(code !== undefined && { code }) }, { headers });
  const tokenOf = async (user: User) => (await login(user)).body.token as string;

  /** Adds an authenticator app to an account. @returns its secret, the recovery codes and the token that was used */
  async function withApp(user: User) {
    const token = await tokenOf(user);
    const { recoveryCodes, ...app } = await addApp(product.api, token);
    return { ...app, token, recoveryCodes: recoveryCodes! };
  }

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  describe('an authenticator app (rules/accounts 11)', () => {
    it('is asked for at each login, after the right password only, and each code works once', async () => {
      const user = await makeUser(product.dataSource, 'reservations');
      const { secret } = await withApp(user);
      const without = await login(user);
      expect(without.status).toBe(401);
      expect(without.body.error).toBe('Please enter the code of your authenticator app too, or a recovery code.');
      const wrongPassword = await product.api.post('/auth/login', {
        email: user.email,
        password: 'no',
        code: codeOf(secret),
      });
      expect(wrongPassword.body.error).toBe('Email or password is incorrect.');
      expect((await login(user, '000000')).body.error).toBe('This code is not valid. Please enter the newest one.');
      const code = codeOf(secret, 1);
      const both = await Promise.all([login(user, code), login(user, code)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect((await login(user, code)).status).toBe(401);
    });

    it('changes nothing until its first code was entered', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const token = await tokenOf(user);
      const { body } = await product.api.post('/auth/factors/totp', {}, { token });
      const wrong = await product.api.post(`/auth/factors/totp/${body.id}/confirm`, { code: '123' }, { token });
      expect([wrong.status, wrong.body.error]).toEqual([400, 'This code is not valid. Please enter the newest one']);
      expect((await login(user)).status).toBe(200);
      expect((await product.api.get('/auth/factors', { token })).body).toEqual({
        isRequired: false,
        factors: [],
        recoveryCodesLeft: 0,
      });
    });

    it('is kept encrypted, ends the other sessions, and its owner is told', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const elsewhere = await tokenOf(user);
      const { id, secret, token } = await withApp(user);
      const kept = await product.dataSource.getRepository(Factor).findOneByOrFail({ id });
      expect(JSON.stringify(kept)).not.toContain(secret);
      expect((await product.api.get('/auth/sessions', { token: elsewhere })).status).toBe(401);
      expect((await product.api.get('/auth/sessions', { token })).body.sessions).toHaveLength(1);
      const mails = await product.mails.to(user.email);
      expect(mails.at(-1)?.subject).toBe('A second factor was added');
      expect(JSON.stringify(mails)).not.toContain(secret);
      const trail = await product.dataSource.getRepository(AuditEntry).findBy({ recordId: user.id });
      expect(trail.map(({ action }) => action)).toContain('factor-added');
      expect(JSON.stringify(trail)).not.toContain(secret);
    });

    it('is only its owner’s', async () => {
      const { id } = await withApp(await makeUser(product.dataSource, 'user'));
      const other = await tokenOf(await makeUser(product.dataSource, 'admin'));
      expect((await product.api.delete(`/auth/factors/${id}`, { token: other })).status).toBe(404);
      expect((await product.api.post(`/auth/factors/totp/${id}/confirm`, { code: '1' }, { token: other })).status).toBe(
        404,
      );
    });

    it('is asked for no longer when the last one was removed, and the recovery codes go with it', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const { id, token, recoveryCodes } = await withApp(user);
      expect((await product.api.delete(`/auth/factors/${id}`, { token })).status).toBe(200);
      expect((await login(user)).status).toBe(200);
      expect(await product.dataSource.getRepository(RecoveryCode).countBy({ userId: user.id })).toBe(0);
      expect((await login(user, recoveryCodes[0])).status).toBe(200);
    });

    it('five at most', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const { token } = await withApp(user);
      for (let app = 2; app <= 5; app++) {
        const added = await addApp(product.api, token);
        expect(added.recoveryCodes).toBeNull();
      }
      const sixth = await product.api.post('/auth/factors/totp', {}, { token });
      expect([sixth.status, sixth.body.error]).toEqual([409, 'An account has at most 5 authenticator apps.']);
    });
  });

  describe('recovery codes (rules/accounts 12)', () => {
    it('replace the app once each, however they are typed, and their use is told', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const { recoveryCodes } = await withApp(user);
      expect(new Set(recoveryCodes).size).toBe(10);
      const [code] = recoveryCodes;
      const typed = ` ${code!.toLowerCase().replaceAll('-', ' ')} `;
      const both = await Promise.all([login(user, typed), login(user, code)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      const token = both.find(({ status }) => status === 200)!.body.token as string;
      expect((await product.api.get('/auth/factors', { token })).body.recoveryCodesLeft).toBe(9);
      expect((await product.mails.to(user.email)).map(({ subject }) => subject)).toContain('A recovery code was used');
    });

    it('end with new ones', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const { token, recoveryCodes } = await withApp(user);
      const { body } = await product.api.post('/auth/factors/recovery-codes', {}, { token });
      expect((await login(user, recoveryCodes[1])).status).toBe(401);
      expect((await login(user, body.recoveryCodes[1])).status).toBe(200);
      const without = await tokenOf(await makeUser(product.dataSource, 'user'));
      expect((await product.api.post('/auth/factors/recovery-codes', {}, { token: without })).status).toBe(404);
    });
  });

  describe('somebody who lost theirs (rules/accounts 12)', () => {
    it('comes back through another admin, who is asked for the password; the sessions end and the owner is told', async () => {
      const user = await makeUser(product.dataSource, 'reservations');
      const { token } = await withApp(user);
      const admin = await tokenOf(await makeUser(product.dataSource, 'admin'));
      const path = `/admin/users/${user.id}/factors`;
      expect((await product.api.get(path, { token: admin })).body.factors).toHaveLength(1);
      expect((await product.api.delete(path, { token })).status).toBe(403);
      const { status, body } = await product.api.delete(path, { token: admin });
      expect([status, body.message]).toEqual([
        200,
        `${user.firstName} ${user.lastName} can log in with the password alone, and add a new second factor.`,
      ]);
      expect((await product.api.get('/auth/sessions', { token })).status).toBe(401);
      expect((await login(user)).status).toBe(200);
      const subjects = (await product.mails.to(user.email)).map(({ subject }) => subject);
      expect(subjects).toContain('Your second factor was removed');
      expect((await product.api.delete(path, { token: admin })).body.message).toBe(
        `${user.firstName} ${user.lastName} has no second factor.`,
      );
      const resets = { recordId: user.id, action: 'factors-reset' };
      expect(await product.dataSource.getRepository(AuditEntry).countBy(resets)).toBe(1);
    });

    it('is never the caller, and never unknown', async () => {
      const admin = await makeUser(product.dataSource, 'admin');
      const token = await tokenOf(admin);
      expect((await product.api.delete(`/admin/users/${admin.id}/factors`, { token })).status).toBe(409);
      expect((await product.api.delete('/admin/users/unknown/factors', { token })).status).toBe(404);
    });
  });

  describe('required by the office (rules/accounts 11)', () => {
    it('only by an admin who has one, so that nobody is locked out', async () => {
      const token = await tokenOf(await makeUser(product.dataSource, 'admin'));
      const refused = await product.api.put('/admin/settings', { secondFactorRequired: true }, { token });
      expect([refused.status, refused.body.error]).toEqual([
        409,
        'Add a second factor to your own account first, on your page Security.',
      ]);
      expect((await product.api.get('/admin/settings', { token })).body.secondFactorRequired).toBe(false);
    });

    it('of admins and whoever sees money: until they have one, only their own account is open', async () => {
      const admin = await makeUser(product.dataSource, 'admin');
      const { token } = await withApp(admin);
      const require = (secondFactorRequired: boolean | null) =>
        product.api.put('/admin/settings', { secondFactorRequired }, { token });
      expect((await require(true)).body.secondFactorRequired).toBe(true);
      try {
        const clerk = await makeUser(product.dataSource, 'reservations');
        const limited = await tokenOf(clerk);
        const refused = await product.api.get('/admin/orders', { token: limited });
        expect([refused.status, refused.body.error]).toEqual([
          403,
          'The office requires a second factor of your account. Please add one first.',
        ]);
        expect((await product.api.get('/auth/factors', { token: limited })).body.isRequired).toBe(true);
        expect((await product.api.get('/tours')).status).toBe(200);
        const { token: added } = await withApp(clerk);
        expect((await product.api.get('/admin/orders', { token: added })).status).toBe(200);
        const writer = await tokenOf(await makeUser(product.dataSource, 'user'));
        expect((await product.api.get('/admin/comments', { token: writer })).status).toBe(200);
      } finally {
        expect((await require(null)).body.secondFactorRequired).toBe(false);
      }
    });
  });

  describe('sensitive calls (rules/accounts 13)', () => {
    const old = async (token: string) => {
      const sessions = (await product.api.get('/auth/sessions', { token })).body.sessions as {
        id: string;
        isCurrent: boolean;
      }[];
      const { id } = sessions.find(({ isCurrent }) => isCurrent)!;
      const confirmedAt = new Date(Date.now() - 10 * 60_000 - 1_000);
      await product.dataSource.getRepository(Session).update({ id }, { confirmedAt });
    };

    it('ask for the password again ten minutes after it was entered', async () => {
      const admin = await makeUser(product.dataSource, 'admin');
      const colleague = await makeUser(product.dataSource, 'user');
      const token = await tokenOf(admin);
      const change = () => product.api.put(`/admin/users/${colleague.id}`, { role: 'reservations' }, { token });
      await old(token);
      const refused = await change();
      expect([refused.status, refused.body.error]).toEqual([403, 'Please enter your password again first.']);
      const wrong = await product.api.post('/auth/confirm', { password: 'wrong' }, { token });
      expect([wrong.status, (await change()).status]).toEqual([400, 403]);
      expect((await product.api.post('/auth/confirm', { password: PASSWORD }, { token })).status).toBe(200);
      expect((await change()).status).toBe(200);
    });

    it('are where clients pay to, secrets, erasing, accounts and files of people; the rest is not asked for', async () => {
      const token = await tokenOf(await makeUser(product.dataSource, 'admin'));
      await old(token);
      const { api } = product;
      const csv = { token, headers: { accept: 'text/csv' } };
      const calls = [
        api.put('/admin/settings', { bankDetails: [] }, { token }),
        api.post('/admin/webhooks', { url: 'https://shop.example/hook', events: ['order.created'] }, { token }),
        api.post('/admin/webhooks/1/secret', {}, { token }),
        api.post('/admin/clients/1/erase', {}, { token }),
        api.get('/admin/clients/1/export', { token }),
        api.post('/users/create', {}, { token }),
        api.post('/auth/factors/totp', {}, { token }),
        ...['clients', 'orders', 'participants', 'subscribers', 'users'].map((list) => api.get(`/admin/${list}`, csv)),
      ];
      const answers = await Promise.all(calls);
      expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual(
        answers.map(() => '403 Please enter your password again first.'),
      );
      expect((await api.put('/admin/settings', { reminders: true }, { token })).status).toBe(200);
      expect((await api.get('/admin/orders', { token })).status).toBe(200);
    });
  });

  describe('own sessions (rules/accounts 10)', () => {
    it('are listed with browser and network, and ended one by one or all but this one', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const chrome =
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';
      const tokens: string[] = [];
      for (const agent of [chrome, 'curl/8.5.0', '']) {
        tokens.push((await login(user, undefined, { 'user-agent': agent })).body.token as string);
      }
      const [token, second, third] = tokens;
      const list = async () =>
        (await product.api.get('/auth/sessions', { token: token! })).body.sessions as {
          id: string;
          device: string;
          isCurrent: boolean;
        }[];
      const before = await list();
      expect(before.map(({ device }) => device)).toContain('Chrome on Android');
      expect(before.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const other = (await product.api.get('/auth/sessions', { token: second! })).body.sessions.find(
        (one: { isCurrent: boolean }) => one.isCurrent,
      ) as { id: string };
      const stranger = await tokenOf(await makeUser(product.dataSource, 'admin'));
      expect((await product.api.delete(`/auth/sessions/${other.id}`, { token: stranger })).status).toBe(404);
      expect((await product.api.delete(`/auth/sessions/${other.id}`, { token: token! })).status).toBe(200);
      expect((await product.api.get('/auth/sessions', { token: second! })).status).toBe(401);
      expect((await product.api.delete('/auth/sessions', { token: token! })).status).toBe(200);
      expect((await product.api.get('/auth/sessions', { token: third! })).status).toBe(401);
      expect(await list()).toHaveLength(1);
    });

    it('a login from a browser that was not seen before is mailed, from a known one not', async () => {
      const user = await makeUser(product.dataSource, 'user');
      const newDevices = async () =>
        (await product.mails.to(user.email)).filter(({ subject }) => subject === 'A login from a new device').length;
      const first = await login(user);
      const cookie = String(first.headers['set-cookie']).split(';')[0]!;
      expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
      await login(user, undefined, { cookie });
      expect(await newDevices()).toBe(0);
      await login(user);
      expect(await newDevices()).toBe(1);
    });
  });
});
