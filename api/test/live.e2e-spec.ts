// Holds rules/dashboard 7.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { JwtService } from '@nestjs/jwt';
import { Job } from '../src/platform/jobs/job.entity.js';
import { Notification } from '../src/modules/notifications/notification.entity.js';
import { NotificationsService } from '../src/modules/notifications/notifications.service.js';
import { Tour } from '../src/modules/tours/tour.entity.js';
import { User } from '../src/modules/users/user.entity.js';
import { MailService } from '../src/modules/mail/mail.service.js';
import { mailKind } from '../src/modules/mail/mail.kinds.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { startApp, type TestApp } from './support/app.js';
import { EventStream } from './support/event-stream.js';
import { makeTour, makeUser, orderBody, PASSWORD, tokenOf } from './support/factories.js';

/** Changes are collected for half a second, here for less. */
const PACE = 5;

const NOBODY_WRITES_IT = mailKind<object>('a mail nobody writes');

describe('Notifications and live updates', () => {
  let product: TestApp;
  let url: string;
  let admin: string;
  let user: string;
  const streams: EventStream[] = [];
  const open = async (token: string) => {
    const stream = await EventStream.open(`${url}/api/admin/live`, token);
    streams.push(stream);
    return stream;
  };
  const contact = (subject: string) =>
    product.api.post('/contact', {
      names: 'Spec Visitor',
      email: 'spec.visitor@example.org',
      subject,
      phone: '+250788123456',
      message: 'A message.',
    });
  const order = async (title: string) =>
    product.api.post('/order', orderBody((await makeTour(product.dataSource, { title })).id));
  const unread = async (token: string) =>
    (await product.api.get('/admin/notifications/unread', { token })).body.unread as number;
  const list = async (token: string) => (await product.api.get('/admin/notifications', { token })).body;

  beforeAll(async () => {
    product = await startApp({ LIVE_HEARTBEAT: '1' }, undefined, { pace: PACE });
    await product.app.listen(0, '127.0.0.1');
    url = await product.app.getUrl();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    user = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(async () => {
    for (const stream of streams) stream.close();
    await product.close();
  });

  it('are sent to everyone who is logged in, as they happen', async () => {
    const [first, second] = [await open(admin), await open(user)];
    expect((await first.next('hello')).data).toEqual({ unread: 0 });
    await order('A tour that is ordered live');
    for (const stream of [first, second]) {
      const { data } = await stream.next('notification');
      expect(data).toEqual({
        id: expect.any(String),
        kind: 'order',
        title: expect.stringContaining('A tour that is ordered live'),
        link: expect.stringMatching(/^\/account\/tour-bookings\/[\w-]{36}\/show$/),
        isRead: false,
        createdAt: expect.stringMatching(/Z$/),
      });
    }
    await first.next('heartbeat');
  });

  it('are limited to twenty streams per session; an ended one makes room (429, rules/dashboard 11)', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'user');
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(token)));
    expect(opened.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect((await open(token)).status).toBe(429);
    expect((await open(user)).status).toBe(200);
    opened[0]!.close();
    let again = await open(token);
    while (again.status === 429) again = await open(token);
    expect(again.status).toBe(200);
    for (const stream of opened) stream.close();
  });

  it('are sent after the commit, by no job, and never for a rolled-back transaction', async () => {
    const stream = await open(user);
    await stream.next('hello');
    const add = (title: string, isKept: boolean) =>
      product.app.get(Transactions).run(async (tx) => {
        await product.app.get(NotificationsService).add(tx, { kind: 'order', title, link: '/account' });
        if (!isKept) throw new Error('rolled back');
      });
    await expect(add('An order that is rolled back', false)).rejects.toThrow('rolled back');
    await add('An order that is kept', true);
    expect((await stream.next('notification')).data.title).toBe('An order that is kept');
    expect(await product.dataSource.getRepository(Job).existsBy({ queue: 'notifications' })).toBe(false);
  });

  it('count what each staff member has not read', async () => {
    await order('A tour that somebody orders');
    const before = await unread(user);
    const [newest, ...older] = await list(user);
    expect(newest).toMatchObject({ kind: 'order', isRead: false });
    const read = await product.api.put(`/admin/notifications/${newest.id}/read`, {}, { token: user });
    expect(read.body).toEqual({ message: 'Marked as read.', unread: before - 1 });
    // Repeating it changes nothing, and the other notification is still unread.
    expect((await product.api.put(`/admin/notifications/${newest.id}/read`, {}, { token: user })).status).toBe(200);
    expect(await unread(user)).toBe(before - 1);
    expect((await list(admin))[0].isRead).toBe(false);
    expect((await list(user)).map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([
      true,
      ...older.map(() => false),
    ]);

    const all = await product.api.put('/admin/notifications/read', {}, { token: user });
    expect(all.body).toEqual({ message: 'All notifications have been marked as read.', unread: 0 });
    expect((await list(user)).every(({ isRead }: { isRead: boolean }) => isRead)).toBe(true);
    expect(await unread(admin)).toBe(before);
  });

  it('tell only admins of messages and failed mails, without the mail address', async () => {
    const [forAdmin, forUser] = [await open(admin), await open(user)];
    await forUser.next('hello');
    await product.app
      .get(Transactions)
      .run((tx) => product.app.get(MailService).queue(tx, NOBODY_WRITES_IT, {}, { to: 'secret@example.org' }));
    const { data } = await forAdmin.next('notification', ({ kind }) => kind === 'mail');
    expect(data).toMatchObject({
      title: 'An email could not be sent: a mail nobody writes',
      link: expect.stringContaining('/account/outbox/'),
    });
    await contact('A question after the dead mail');
    await forAdmin.next('notification', ({ title }) => title.endsWith('A question after the dead mail'));
    await order('A tour after the question');
    await forUser.next('notification', ({ title }) => title.includes('A tour after the question'));
    const told = [...forUser.events.map(({ data }) => data.kind), ...(await list(user)).map(kindOf)];
    expect(told.filter((kind) => kind === 'mail' || kind === 'contact')).toEqual([]);
    const { id } = await product.dataSource.getRepository(Notification).findOneByOrFail({ kind: 'mail' });
    expect((await product.api.put(`/admin/notifications/${id}/read`, {}, { token: user })).status).toBe(404);
  });

  describe('about writes by anybody', () => {
    const changes = (stream: EventStream) => stream.events.filter(({ type }) => type === 'changed');
    const told = (stream: EventStream) => new Set(changes(stream).flatMap(({ data }) => data.resources as string[]));
    const changed = (stream: EventStream, resource: string) =>
      stream.next('changed', ({ resources }) => (resources as string[]).includes(resource));
    const quiet = () => wait(1_500 / PACE);

    it('name the changed resources to those who may read them, without any data', async () => {
      await quiet();
      const [forAdmin, forUser] = [await open(admin), await open(user)];
      await Promise.all([forAdmin.next('hello'), forUser.next('hello')]);
      await contact('A question that changes something');
      await order('A tour whose order changes something');
      await product.dataSource.getRepository(User).update({ email: 'nobody@example.org' }, { isActive: false });
      await makeUser(product.dataSource, 'user');
      for (const one of ['contact-messages', 'orders', 'tours', 'users']) await changed(forAdmin, one);
      for (const one of ['orders', 'tours']) await changed(forUser, one);
      await quiet();
      for (const one of ['contact-messages', 'users', 'outbox', 'audit', 'dead-jobs', 'notes', 'ledger']) {
        expect(told(forUser)).not.toContain(one);
      }
      for (const { data } of [...changes(forAdmin), ...changes(forUser)])
        expect(Object.keys(data)).toEqual(['resources']);
    });

    it('include raw statements, and statements that change a single row', async () => {
      const { id } = await makeTour(product.dataSource, { title: 'A tour that is changed by a statement' });
      await quiet();
      const stream = await open(user);
      await stream.next('hello');
      const update = (of: string, title: string) =>
        product.dataSource.createQueryBuilder().update(Tour).set({ title }).where('id = :id', { id: of }).execute();
      await update(randomUUID(), 'Nobody');
      await quiet();
      expect(told(stream)).not.toContain('tours');
      await update(id, 'Somebody');
      await changed(stream, 'tours');
    });

    it('are never sent for a rolled-back transaction', async () => {
      const { id } = await makeTour(product.dataSource, { title: 'A tour that is hardly changed' });
      await quiet();
      const stream = await open(user);
      await stream.next('hello');
      const change = (isKept: boolean) =>
        product.app.get(Transactions).run(async (tx) => {
          await tx.update(Tour, { id }, { title: `A tour that is ${isKept ? '' : 'not '}changed` });
          if (!isKept) throw new Error('rolled back');
        });
      await expect(change(false)).rejects.toThrow('rolled back');
      await quiet();
      expect(told(stream)).not.toContain('tours');
      await change(true);
      await changed(stream, 'tours');
    });

    it('are sent together if there are many', async () => {
      await quiet();
      const stream = await open(user);
      await stream.next('hello');
      const before = Date.now();
      for (let number = 0; number < 40; number++)
        await makeTour(product.dataSource, { title: `One of many ${number}` });
      await changed(stream, 'tours');
      await quiet();
      const most = Math.ceil((Date.now() - before) / (500 / PACE));
      expect(changes(stream).length).toBeLessThanOrEqual(most);
    });
  });

  it('end with the account: a blocked user gets nothing more', async () => {
    const { id, email } = await makeUser(product.dataSource, 'user');
    const { body } = await product.api.post('/auth/login', { email, password: PASSWORD });
    const stream = await open(body.token);
    await stream.next('hello');
    await product.dataSource.getRepository(User).update({ id }, { isActive: false });
    await order('A tour nobody blocked may hear of');
    expect((await stream.next('ended')).data).toEqual({ reason: 'session' });
    await stream.end();
    expect(stream.events.some(({ type }) => type === 'notification')).toBe(false);
    expect((await open(body.token)).status).toBe(401);
  });

  it('end with the token', async () => {
    const jwt = product.app.get(JwtService);
    const { exp: _exp, iat: _iat, aud: _aud, iss: _iss, ...claims } = jwt.decode<Record<string, unknown>>(user);
    const stream = await open(await jwt.signAsync(claims, { expiresIn: 2 }));
    await stream.next('hello');
    expect((await stream.next('ended')).data).toEqual({ reason: 'session' });
    await stream.end();
  });

  it('end when the process is asked to stop, which does not wait for clients', async () => {
    const stream = await open(admin);
    await stream.next('hello');
    const begun = Date.now();
    await product.app.close();
    expect((await stream.next('ended')).data).toEqual({ reason: 'restart' });
    await stream.end();
    expect(Date.now() - begun).toBeLessThan(8_000);
  });
});

const kindOf = ({ kind }: { kind: string }) => kind;
