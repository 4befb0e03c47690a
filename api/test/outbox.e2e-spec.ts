import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { logContext, type LogContext } from '../src/platform/logging/log-context.js';
import { Job } from '../src/platform/jobs/job.entity.js';
import { JobQueue } from '../src/platform/jobs/job-queue.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { PasswordToken } from '../src/modules/auth/password-token.entity.js';
import { SEND_MAIL } from '../src/modules/mail/mail.service.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import type { MailStatus } from '../src/modules/mail/mail.status.js';
import { MailService } from '../src/modules/mail/mail.service.js';
import { mailKind, MailKinds, type MailKind } from '../src/modules/mail/mail.kinds.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, makeUser, orderBody, tokenOf } from './support/factories.js';
import { contactBody } from './support/forms.js';
import { SmtpPeer } from './support/smtp-peer.js';
import { onMariaDb } from './support/only-on.js';
import { asSomebodyElse } from './support/somebody-else.js';

const READER = 'private.reader@example.org';
const LAST_BUT_ONE_ATTEMPT = 7;

describe('The outbox (rules/mails 2)', () => {
  const peer = new SmtpPeer();
  let product: TestApp;
  let admin: string;
  const mails = () => product.dataSource.getRepository(Mail);
  const jobs = () => product.dataSource.getRepository(Job);

  beforeAll(async () => {
    product = await startApp({ SMTP_URL: await peer.start() });
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(async () => {
    await product.close();
    await peer.stop();
  });

  const list = (query: Record<string, unknown>) => product.api.get('/admin/outbox', { token: admin, query });
  const retry = (id: string) => product.api.post(`/admin/outbox/${id}/retry`, undefined, { token: admin });

  async function mailOnceIt(is: MailStatus, subject: string): Promise<Mail> {
    for (let tries = 0; tries < 500; tries++) {
      const mail = (await mails().find()).find(({ data, status }) => status === is && contains(data, subject));
      if (mail) return mail;
      await wait(20);
    }
    throw new Error(`No ${is} mail about ${subject}`);
  }

  const jobOf = async (id: string) => jobs().findOneByOrFail({ id: (await mails().findOneByOrFail({ id })).jobId! });
  /** Sets the server's reply to the next mail for the company. */
  const refuseNext = (responseCode: number, message: string) =>
    peer.troubles.set('hello@imisozi.example', [{ at: 'data', refusal: { responseCode, message } }]);

  /** A mail to the company that the server refuses at first. */
  async function refused(subject: string): Promise<Mail> {
    refuseNext(451, `Busy with ${subject}`);
    const { body } = await product.api.post('/contact', contactBody({ subject }));
    const mail = await mailOnceIt('failed', body.data.id as string);
    // The next attempt must not be automatic.
    await jobs().update({ id: mail.jobId! }, { runAt: new Date(Date.now() + 600_000) });
    return mail;
  }

  /** {@link refused}, permanently. */
  async function dead(subject: string): Promise<Mail> {
    const { id } = await refused(subject);
    refuseNext(550, `No such user for ${subject}`);
    await jobs().update({ id: (await jobOf(id)).id }, { attempts: LAST_BUT_ONE_ATTEMPT, runAt: new Date() });
    await product.mails.settled();
    return mails().findOneByOrFail({ id });
  }

  it("shows the server's reply, and sends a failed mail at once when staff retry it", async () => {
    const { id } = await refused('an early retry');
    const { body } = await list({ filter: { status: 'failed', q: 'busy early' } });
    expect(body).toEqual([
      {
        id,
        template: 'contact-message',
        recipient: 'hello@imisozi.example',
        replyTo: 'spec.visitor@example.org',
        subject: 'Message from the website: an early retry',
        status: 'failed',
        attempts: 1,
        lastError: expect.stringContaining('Busy with an early retry'),
        sentAt: null,
        orderId: null,
        reference: null,
        resentAs: null,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    const answer = await retry(id);
    expect(answer).toMatchObject({ status: 200, body: { data: { id, status: 'queued' } } });
    expect(answer.body.message).toBe('The email to hello@imisozi.example is on its way again.');
    await product.mails.settled();
    expect((await product.api.get(`/admin/outbox/${id}`, { token: admin })).body).toMatchObject({
      status: 'sent',
      subject: 'Message from the website: an early retry',
      attempts: 2,
      lastError: null,
    });
  });

  it("logs which job failed and how, but not the server's reply, which contains addresses", async () => {
    const logged: string[] = [];
    const keep = (line: unknown) => void logged.push(String(line));
    product.app.useLogger({ log: keep, warn: keep, error: keep });
    const { id, recipient, lastError } = await refused(`a mailbox of ${READER}`);
    expect(lastError).toContain(READER);
    const job = await jobOf(id);
    while (!logged.length) await wait(20);
    expect(logged).toEqual([`mail/send ${job.id} failed on attempt 1: Error EMESSAGE 451`]);
    expect(logged.join()).not.toMatch(new RegExp(`${READER}|${recipient}`));
    await retry(id);
    await product.mails.settled();
  });

  it('finds the mails of an order by its number, in the outbox and in the log, before any was written', async () => {
    const tour = await makeTour(product.dataSource);
    const lines: LogContext[] = [];
    const keep = () => void lines.push(logContext());
    product.app.useLogger({ log: () => undefined, warn: keep, error: keep });
    for (const _ of ['client', 'company']) peer.refusals.push({ responseCode: 451, message: 'Later' });
    const { body } = await product.api.post('/order', orderBody(tour.id, { email: 'found.by.number@example.org' }));
    const { id: orderId, number } = body.order as { id: string; number: string };
    const found = async () => (await list({ filter: { q: number } })).body as { id: string; reference: string }[];
    expect(await found()).toHaveLength(2);
    await product.mails.settled();
    const rows = await found();
    expect(rows).toHaveLength(2);
    for (const { id: mailId, reference } of rows) {
      expect(reference).toBe(number);
      expect(lines).toContainEqual(expect.objectContaining({ mailId, orderId, reference: number, attempt: 1 }));
    }
  });

  it('retries a dead letter from its first attempt, once, with an audit entry', async () => {
    const mail = await dead('a dead letter');
    expect(mail).toMatchObject({ status: 'dead', attempts: 8 });
    expect(mail.lastError).toContain('No such user for a dead letter');
    await retry(mail.id);
    await product.mails.settled();
    expect(await mails().findOneByOrFail({ id: mail.id })).toMatchObject({ status: 'sent', attempts: 1 });
    const arrived = peer.received.filter(({ subject }) => subject === 'Message from the website: a dead letter');
    expect(arrived).toHaveLength(1);
    const query = { filter: { recordId: mail.id } };
    expect((await product.api.get('/admin/audit', { token: admin, query })).body).toMatchObject([
      { action: 'retry', resource: 'outbox', changes: { status: ['dead', 'queued'] } },
    ]);
    expect((await retry(mail.id)).status).toBe(409);
  });

  it('does not retry a mail that is being sent, and finds a lost job', async () => {
    const mail = await dead('a lost job');
    await jobs().update({ id: mail.jobId! }, { status: 'RUNNING', leaseUntil: new Date('2999-01-01') });
    expect(await retry(mail.id)).toMatchObject({ status: 409 });
    await jobs().delete({ id: mail.jobId! });
    expect((await mails().findOneByOrFail({ id: mail.id })).status).toBe('dead');
    expect((await retry(mail.id)).status).toBe(200);
    await product.mails.settled();
    expect((await mails().findOneByOrFail({ id: mail.id })).status).toBe('sent');
  });

  it('finds, sorts and exports mails by the state of their jobs, also when the job was deleted long ago', async () => {
    const [runAt, sentAt] = [new Date('2999-01-01'), new Date()];
    const job = async (fields: Partial<Job>) =>
      (await jobs().save(jobs().create({ queue: 'nobody', name: 'state', payload: {}, runAt, ...fields }))).id;
    const states: [name: string, fields: Partial<Mail>][] = [
      ['gone', { sentAt, jobId: 'deleted' }],
      ['late', { sentAt, jobId: await job({ status: 'DONE', attempts: 3 }) }],
      ['new', { jobId: await job({}) }],
      ['trying', { jobId: await job({ attempts: 2, lastError: 'Zürich says 451 100% full' }) }],
      ['dead', { jobId: await job({ status: 'DEAD', attempts: 5, lastError: 'No such user' }) }],
      ['lost', { jobId: null }],
      ['replaced', { jobId: await job({ attempts: 1, lastError: 'Busy' }), resentAs: 'another' }],
    ];
    for (const [template, fields] of states) {
      await mails().insert({
        id: randomUUID(),
        createdAt: sentAt,
        template,
        data: {},
        recipient: STATE,
        ...fields,
      } as object);
    }
    const found = async (filter: object, sort: string[] = ['template', 'ASC']) => {
      const { body, headers } = await list({ filter: { recipient: STATE, ...filter }, sort });
      expect(headers['content-range']).toMatch(new RegExp(`/${body.length}$`));
      return body.map(({ template }: { template: string }) => template);
    };
    expect(await found({ status: 'sent' })).toEqual(['gone', 'late']);
    expect(await found({ status: 'queued' })).toEqual(['new']);
    expect(await found({ status: 'failed' })).toEqual(['trying']);
    expect(await found({ status: ['dead', 'queued'] })).toEqual(['dead', 'lost', 'new', 'replaced']);
    expect(await found({ attempts_gte: 2, attempts_lte: 3 })).toEqual(['late', 'trying']);
    expect(await found({ q: '100% STATE' })).toEqual(['trying']);
    expect(await found({ attempts_gte: 1 }, ['attempts', 'DESC'])).toEqual(
      expect.arrayContaining(['dead', 'late', 'trying', 'gone', 'replaced']),
    );
    const { body } = await list({ filter: { recipient: STATE }, sort: ['status', 'ASC'] });
    const told = body.map(({ template, status, attempts, lastError }: Mail) => [template, status, attempts, lastError]);
    expect(told.map(([, status]: string[]) => status)).toEqual(STATES);
    expect(told).toEqual(
      expect.arrayContaining([
        ['gone', 'sent', 1, null],
        ['late', 'sent', 3, null],
      ]),
    );
    expect(told).toEqual(
      expect.arrayContaining([
        ['dead', 'dead', 5, 'No such user'],
        ['lost', 'dead', 0, null],
      ]),
    );
    const query = { filter: { recipient: STATE, attempts_gte: 1 }, sort: ['attempts', 'DESC'] };
    const file = await product.api.get('/admin/outbox', { token: admin, query, headers: { accept: 'text/csv' } });
    const rows = parse<Record<string, string>>(file.body as string, { columns: true, bom: true });
    expect(rows.slice(0, 3).map(({ template }) => template)).toEqual(['dead', 'late', 'trying']);
    await mails().delete({ recipient: STATE });
    await jobs().delete({ queue: 'nobody' });
  });

  it('cuts a long subject to its column: the mail was sent, and must not be sent again for that', async () => {
    const subject = '\u{1f9ad}'.repeat(300);
    templates().register(
      LONG_SUBJECT,
      async () => letter(subject),
      () => letter(subject),
    );
    const mail = await promise(LONG_SUBJECT);
    await product.mails.settled();
    expect(await mails().findOneByOrFail({ id: mail })).toMatchObject({
      status: 'sent',
      attempts: 1,
      subject: '\u{1f9ad}'.repeat(250),
    });
    expect(peer.received.filter((email) => email.subject === subject)).toHaveLength(1);
  });

  it('sends a mail once if its result could not be recorded at first', async () => {
    const subject = 'An outbox that cannot be written';
    templates().register(
      UNRECORDED,
      async () => letter(subject),
      () => letter(subject),
    );
    await product.dataSource.query(isMySql() ? REFUSING_MYSQL : REFUSING_SQLITE);
    const mail = await promise(UNRECORDED);
    while (!(await jobOf(mail)).lastError) await wait(20);
    expect(await mails().findOneByOrFail({ id: mail })).toMatchObject({
      status: 'failed',
      sentAt: null,
      lastError: expect.stringContaining('refused by a spec'),
    });
    await product.dataSource.query('DROP TRIGGER refuse_sent');
    expect((await retry(mail)).status).toBe(200);
    await product.mails.settled();
    expect(await mails().findOneByOrFail({ id: mail })).toMatchObject({ status: 'sent', subject, lastError: null });
    expect(peer.received.filter((email) => email.subject === subject)).toHaveLength(1);
  });

  const templates = () => product.app.get(MailKinds);
  const letter = (subject: string) => ({ subject, preview: '', heading: '', blocks: [] });
  const isMySql = () => product.dataSource.options.type === 'mysql';

  /** @returns the id of a queued mail of that kind */
  async function promise(template: MailKind<object>): Promise<string> {
    const request = { to: `${template.name}@example.org` };
    await product.app.get(Transactions).run((tx) => product.app.get(MailService).queue(tx, template, {}, request));
    return (await mails().findOneByOrFail({ recipient: request.to })).id;
  }

  // SQLite has one writer, so this race cannot happen.
  onMariaDb('adds no second job when the first one is begun while somebody asks to send again', async () => {
    const mail = await refused('an overtaken retry');
    const job = await jobOf(mail.id);
    await jobs().update({ id: job.id }, { runAt: new Date('2999-01-01') });
    const queue = product.app.get(JobQueue);
    const held = { status: 'RUNNING', leaseUntil: new Date('2999-01-01') } as const;
    await product.app.get(Transactions).run(async (tx) => {
      // From now on, this transaction reads data as of this moment.
      await tx.findOneByOrFail(Mail, { id: mail.id });
      await asSomebodyElse(() => jobs().update({ id: job.id }, held));
      expect(await queue.retry(tx, SEND_MAIL, { mailId: mail.id }, job.id)).toBeNull();
    });
    expect(await retry(mail.id)).toMatchObject({ status: 409 });
    expect((await jobs().find()).filter(({ payload }) => contains(payload, mail.id))).toHaveLength(1);
    await jobs().delete({ id: job.id });
  });

  describe('lets an admin read any mail and send it again (rules/mails 2)', () => {
    const ordered = async (email: string) => {
      const tour = await makeTour(product.dataSource);
      const { body } = await product.api.post('/order', orderBody(tour.id, { email }));
      await product.mails.settled();
      const mail = await mails().findOneByOrFail({ recipient: email });
      return { order: body.order as { id: string; number: string }, mail };
    };
    const read = (id: string, part = 'content') => product.api.get(`/admin/outbox/${id}/${part}`, { token: admin });
    const sendAgain = (id: string, body: object, key?: string) =>
      product.api.post(`/admin/outbox/${id}/send`, body, {
        token: admin,
        ...(key && { headers: { 'idempotency-key': key } }),
      });

    it('mails about orders also for staff who handle bookings, and no others (rules/desk 9)', async () => {
      const { mail } = await ordered('sent.by.a.clerk@example.org');
      const clerk = await tokenOf(product.dataSource, product.api, 'reservations');
      const send = (id: string, body: object) => product.api.post(`/admin/outbox/${id}/send`, body, { token: clerk });
      expect((await send(mail.id, { to: 'corrected@example.org' })).status).toBe(201);
      const other = await mails().save(mails().create({ ...mail, id: undefined, orderId: null, jobId: null }));
      expect((await send(other.id, { to: 'corrected@example.org' })).status).toBe(403);
      expect((await mails().findOneByOrFail({ id: other.id })).resentAs).toBeNull();
      expect((await product.api.get(`/admin/outbox/${mail.id}/content`, { token: clerk })).status).toBe(403);
    });

    it('as a page, as text and with its attachments', async () => {
      const { order, mail } = await ordered('reads.it@example.org');
      const { status, body, headers } = await read(mail.id);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body).toMatchObject({ id: mail.id, subject: mail.subject, text: expect.stringContaining(order.number) });
      expect(body.html).toMatch(/^<!doctype html>/i);
      expect(body.attachments[0]).toMatch(/\.pdf$/);
      const file = await read(mail.id, 'attachments/0');
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${body.attachments[0]}"`,
      });
      expect((await read(mail.id, 'attachments/9')).status).toBe(404);
      expect((await read(mail.id, 'attachments/constructor')).status).toBe(404);
    });

    it('to a corrected address, once per click, as a new mail; the old one keeps its history', async () => {
      const { order, mail } = await ordered('mistyped@example.org');
      await mails().update({ id: mail.id }, { sentAt: null });
      await jobs().update({ id: mail.jobId! }, { status: 'DEAD', lastError: '550 No such user' });
      const to = 'Well.Typed@example.org';
      const answers = [await sendAgain(mail.id, { to }, 'one click'), await sendAgain(mail.id, { to }, 'one click')];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[0]!.body).toEqual(answers[1]!.body);
      const { message, data } = answers[0]!.body;
      expect(message).toBe('The email is on its way to well.typed@example.org.');
      await product.mails.settled();
      expect(await mails().findOneByOrFail({ id: data.id })).toMatchObject({
        status: 'sent',
        recipient: 'well.typed@example.org',
        orderId: order.id,
        reference: order.number,
      });
      expect(await mails().findOneByOrFail({ id: mail.id })).toMatchObject({
        status: 'dead',
        recipient: 'mistyped@example.org',
        lastError: '550 No such user',
        resentAs: data.id,
      });
      const arrived = peer.received.filter(({ subject }) => subject === mail.subject);
      expect(arrived.map(({ messageId }) => messageId)).toEqual([
        expect.stringContaining(mail.id),
        expect.stringContaining(data.id),
      ]);
      const { body: row } = await product.api.get(`/admin/orders/${order.id}`, { token: admin });
      expect(row.mailStatus).toBe('sent');
      expect((await retry(mail.id)).status).toBe(409);
      const query = { filter: { recordId: mail.id, action: 'send' } };
      expect((await product.api.get('/admin/audit', { token: admin, query })).body).toMatchObject([
        { resource: 'outbox', changes: { recipient: ['mistyped@example.org', 'well.typed@example.org'] } },
      ]);
    });

    it('instead of its next attempt, if there is one', async () => {
      const old = await refused('an attempt that is not needed');
      const { body } = await sendAgain(old.id, {});
      await jobs().update({ status: 'WAITING' }, { runAt: new Date() });
      await product.mails.settled();
      expect(await mails().findOneByOrFail({ id: old.id })).toMatchObject({ status: 'dead', resentAs: body.data.id });
      const arrived = peer.received.filter(({ subject }) => subject === old.subject);
      expect(arrived).toHaveLength(1);
    });

    it('but not to an invalid address', async () => {
      const { mail } = await ordered('stays.where.it.is@example.org');
      expect(await sendAgain(mail.id, { to: 'nobody' })).toMatchObject({
        status: 400,
        body: { Errors: ['Email must be a valid email address'] },
      });
      expect((await sendAgain('unknown', {})).status).toBe(404);
      expect((await read('unknown')).status).toBe(404);
    });

    it('but never shows a link that opens an account, nor sends it to another address', async () => {
      const { email } = await makeUser(product.dataSource, 'user');
      await product.api.post('/auth/send-forgot-password', { email });
      await product.mails.settled();
      const { id } = await mails().findOneByOrFail({ recipient: email });
      expect((await read(id)).status).toBe(403);
      expect((await read(id, 'attachments/0')).status).toBe(403);
      expect((await sendAgain(id, { to: 'somebody.else@example.org' })).status).toBe(400);
      expect((await sendAgain(id, {})).status).toBe(201);
      await product.dataSource.getRepository(PasswordToken).updateAll({ usedAt: new Date() });
      const late = await sendAgain(id, {});
      expect(late.status).toBe(409);
      expect(late.body.message).toMatch(/^This email can no longer be written: The link has been used/);
      expect(await mails().countBy({ recipient: 'somebody.else@example.org' })).toBe(0);
    });
  });

  it('and refuses unknown mails, and staff of the role user', async () => {
    const user = await tokenOf(product.dataSource, product.api, 'user');
    expect((await retry('unknown')).status).toBe(404);
    expect((await product.api.get('/admin/outbox/unknown', { token: admin })).status).toBe(404);
    expect((await product.api.get('/admin/outbox', { token: user })).status).toBe(403);
  });
});

const STATE = 'state@example.org';
const STATES = ['dead', 'dead', 'dead', 'failed', 'queued', 'sent', 'sent'];

const LONG_SUBJECT = mailKind<object>('long-subject');
const UNRECORDED = mailKind<object>('unrecorded');

/** Makes the database refuse to record that a mail was sent. */
const REFUSING_SQLITE = `CREATE TRIGGER refuse_sent BEFORE UPDATE ON mails WHEN NEW.sentAt IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'refused by a spec'); END`;
const REFUSING_MYSQL = `CREATE TRIGGER refuse_sent BEFORE UPDATE ON mails FOR EACH ROW
  BEGIN IF NEW.sentAt IS NOT NULL THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'refused by a spec'; END IF; END`;

const contains = (data: unknown, text: string) => JSON.stringify(data).includes(text);
