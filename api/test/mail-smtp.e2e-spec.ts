import { setTimeout as wait } from 'node:timers/promises';
import { Job } from '../src/platform/jobs/job.entity.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { mailKind, MailKinds } from '../src/modules/mail/mail.kinds.js';
import { MailService } from '../src/modules/mail/mail.service.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody } from './support/factories.js';
import { SmtpPeer, type Trouble } from './support/smtp-peer.js';

describe('Mail by SMTP (rules/mails 2, rules/operating 1)', () => {
  const peer = new SmtpPeer();
  let product: TestApp;
  const order = async (email: string) => {
    const tour = await makeTour(product.dataSource);
    const { body } = await product.api.post('/order', orderBody(tour.id, { email }));
    await product.mails.settled();
    return body.order as { id: string; number: string };
  };
  const to = (address: string) => peer.received.filter((email) => email.to?.some((one) => one.address === address));

  beforeAll(async () => {
    product = await startApp({ SMTP_URL: await peer.start(), PUBLIC_URL: 'https://www.imisozi.example' }, undefined, {
      pace: 10,
    });
  });
  afterAll(async () => {
    await product.close();
    await peer.stop();
  });

  it('arrives once, with the sender, the reply address, both bodies and the proforma', async () => {
    const { number } = await order('smtp.reader@example.org');
    const [mail, ...more] = to('smtp.reader@example.org');
    expect(more).toEqual([]);
    expect(mail!.from).toMatchObject({ name: 'Imisozi Safaris', address: 'hello@imisozi.example' });
    expect(mail!.html).toContain('https://www.imisozi.example/myorder/');
    expect(mail!.text).toContain(number);
    expect(mail!.attachments[0]!.mimeType).toBe('application/pdf');
    expect(to('hello@imisozi.example').at(-1)!.replyTo?.[0]?.address).toBe('smtp.reader@example.org');
  });

  it('is retried after a temporary refusal, with the same Message-ID', async () => {
    peer.refusals.push({ responseCode: 451, message: 'Greylisted, come back later' });
    const { id } = await order('greylisted@example.org');
    const mails = await product.dataSource.getRepository(Mail).findBy({ orderId: id });
    expect(mails.map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(mails.map(({ attempts }) => attempts).sort()).toEqual([1, 2]);
    const arrived = to('greylisted@example.org');
    expect(arrived).toHaveLength(1);
    expect(arrived[0]!.messageId).toMatch(/^<[0-9a-f-]{36}@www\.imisozi\.example>$/);
  });

  it('goes over a few connections, however many mails there are', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `pooled.${index}@example.org`);
    await Promise.all(addresses.map((email) => product.api.post('/maillist/subscribe', { email })));
    await product.mails.settled();
    for (const address of addresses) expect(to(address)).toHaveLength(1);
    expect(peer.sessions.length).toBeLessThanOrEqual(3);
  });

  it('is left to the process that took it over while this one did not respond', async () => {
    const { app, dataSource } = product;
    const [asked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const letter = { subject: 'A worker that was frozen', preview: '', heading: '', blocks: [] };
    const kind = mailKind<object>('frozen-of-a-spec');
    app.get(MailKinds).register(
      kind,
      async () => {
        asked.resolve();
        await told.promise;
        return letter;
      },
      () => letter,
    );
    const request = { to: 'frozen@example.org' };
    await app.get(Transactions).run((tx) => app.get(MailService).queue(tx, kind, {}, request));
    await asked.promise;
    const { jobId } = await dataSource.getRepository(Mail).findOneByOrFail({ recipient: request.to });
    const jobs = dataSource.getRepository(Job);
    // Another process claimed it after the lease expired, and has sent it.
    const theirs = { leaseId: 'theirs', attempts: 2, status: 'DONE' } as const;
    await jobs.update({ id: jobId! }, theirs);
    told.resolve();
    await order('after.the.frozen@example.org');
    expect(to(request.to)).toEqual([]);
    expect(await jobs.findOneByOrFail({ id: jobId! })).toMatchObject(theirs);
  });

  it("sends a visitor's mail before bulk mails", async () => {
    const readers = Array.from({ length: 30 }, (_, index) => `bulk.${index}@example.org`);
    for (const reader of readers) peer.troubles.set(reader, ['late']);
    const kind = mailKind('bulk-of-a-spec', { isBulk: true });
    const content = { subject: 'Bulk', preview: '', heading: 'Bulk', blocks: [] };
    product.app.get(MailKinds).register(
      kind,
      () => Promise.resolve(content),
      () => content,
    );
    const mail = product.app.get(MailService);
    await product.app.get(Transactions).run(async (tx) => {
      for (const reader of readers) await mail.queue(tx, kind, {}, { to: reader });
    });
    while (readers.every((reader) => to(reader).length === 0)) await wait(20);
    await product.api.post('/maillist/subscribe', { email: 'visitor@example.org' });
    while (to('visitor@example.org').length === 0) await wait(20);
    const before = readers.filter((reader) => to(reader).length > 0);
    expect(before.length).toBeLessThan(readers.length / 2);
    await product.mails.settled();
    for (const reader of readers) expect(to(reader)).toHaveLength(1);
  });

  it('has no mailbox page', async () => {
    const answer = await product.app.inject({ method: 'GET', url: '/mailbox' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('Mail by SMTP with an unreliable server', () => {
  const peer = new SmtpPeer('starttls');
  let product: TestApp;
  const mailTo = (recipient: string) => product.dataSource.getRepository(Mail).findOneByOrFail({ recipient });
  const arrived = (recipient: string) => peer.received.filter((mail) => mail.to![0]!.address === recipient);
  const address = (name: string) => `${name}@example.org`;
  const refusal = (responseCode: number, message: string) => ({ responseCode, message });

  /** What goes wrong with a mail; how often it must arrive. */
  const TROUBLES: Readonly<Record<string, readonly Trouble[]>> = {
    welcome: [],
    greylisted: [{ at: 'recipient', refusal: refusal(450, '4.2.0 Greylisted, come back later') }],
    busy: [{ at: 'data', refusal: refusal(451, '4.3.0 Too busy') }],
    broken: ['break during data'],
    late: ['late'],
    silent: ['never'],
    lost: ['break after taking it'],
    unknown: [{ at: 'recipient', refusal: refusal(550, '5.1.1 No such user here') }],
    forbidden: [{ at: 'data', refusal: refusal(554, '5.7.1 Looks like spam') }],
  };

  beforeAll(async () => {
    const url = await peer.start();
    // The server's certificate is self-signed; a company with such a server says so in the URL.
    const options = 'requireTLS=true&tls.rejectUnauthorized=false&socketTimeout=5000';
    product = await startApp({ SMTP_URL: `${url}?${options}` });
    for (const [name, troubles] of Object.entries(TROUBLES)) peer.troubles.set(address(name), [...troubles]);
    await Promise.all(
      Object.keys(TROUBLES).map((name) => product.api.post('/maillist/subscribe', { email: address(name) })),
    );
    await product.mails.settled();
  });
  afterAll(async () => {
    await product.close();
    await peer.stop();
  });

  it.each(['welcome', 'greylisted', 'busy', 'broken', 'late', 'silent'])('delivers the mail once: %s', async (name) => {
    expect(arrived(address(name))).toHaveLength(1);
    const attempts = TROUBLES[name]!.length && name !== 'late' ? 2 : 1;
    expect(await mailTo(address(name))).toMatchObject({ status: 'sent', attempts, lastError: null });
  });

  it.each([
    ['unknown', '550 5.1.1 No such user here'],
    ['forbidden', '554 5.7.1 Looks like spam'],
  ])('gives up at once after a permanent refusal, with the reply of the server: %s', async (name, words) => {
    expect(arrived(address(name))).toEqual([]);
    const mail = await mailTo(address(name));
    expect(mail).toMatchObject({ status: 'dead', attempts: 1 });
    expect(mail.lastError).toContain(words);
  });

  it('sends a mail again if its confirmation was lost, with the same Message-ID', async () => {
    const mails = arrived(address('lost'));
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await mailTo(address('lost'))).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('logs in only under STARTTLS', () => {
    expect(peer.sessions.length).toBeGreaterThan(0);
    expect(peer.sessions.every(({ secure, user }) => secure && user === 'spec')).toBe(true);
  });

  it('waits for an operator if the login is refused: the mail is kept, with the reason', async () => {
    const strict = new SmtpPeer();
    // Two products that share a Redis would take each other's jobs.
    const locked = await startApp({ SMTP_URL: await strict.start('wrong'), REDIS_URL: '' });
    await locked.api.post('/maillist/subscribe', { email: 'patient@example.org' });
    const mails = locked.dataSource.getRepository(Mail);
    for (let looks = 0; looks < 200 && (await mails.countBy({ status: 'failed' })) === 0; looks++) await wait(25);
    expect(await mails.findOneBy({ recipient: 'patient@example.org' })).toMatchObject({
      status: 'failed',
      lastError: expect.stringMatching(/535/),
    });
    await locked.close();
    await strict.stop();
  });
});
