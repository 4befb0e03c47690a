import { randomUUID } from 'node:crypto';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { MailboxReader } from '../src/modules/mailbox/mailbox.reader.js';
import { MailboxPosition } from '../src/modules/mailbox/mailbox-position.entity.js';
import { ClientAddress } from '../src/modules/clients/client-address.entity.js';
import { ThreadMessage } from '../src/modules/threads/thread-message.entity.js';
import { Dovecot, hasDovecot } from './support/dovecot.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { EICAR, FakeClamd } from './support/fake-clamd.js';
import { PDF, picture } from './support/files.js';

interface Thread {
  readonly id: string;
  readonly subject: string;
  readonly source: string;
  readonly state: string;
  readonly email: string;
  readonly reference: string;
  readonly messages: readonly {
    readonly id: string;
    readonly kind: string;
    readonly names: string;
    readonly text: string;
    readonly files: readonly {
      readonly id: string | null;
      readonly name: string;
      readonly type: string | null;
      readonly problem: string | null;
    }[];
  }[];
}

interface Written {
  readonly from: string;
  readonly to?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly headers?: readonly string[];
  readonly id?: string;
}

const HOST = 'safari.example';

/** A mail as a mail program writes it. */
const mailOf = ({
  from,
  to = 'office@safari.example',
  subject = 'Re: Boats',
  text = 'Yes.',
  headers = [],
  id,
}: Written) =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${id ?? `<${randomUUID()}@client.example>`}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    ...headers,
    '',
    text,
    '',
  ].join('\n');

interface SentFile {
  readonly name: string;
  readonly data: Buffer | string;
  readonly type?: string;
  readonly disposition?: string;
}

/** A mail with files. */
const withFiles = (mail: Written, files: readonly SentFile[]) => {
  const parts = files.flatMap(({ name, data, type = 'application/pdf', disposition = 'attachment' }) => [
    '--part',
    `Content-Type: ${type}`,
    `Content-Disposition: ${disposition}; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(data).toString('base64').replace(/.{76}/g, '$&\n'),
  ]);
  const text = ['--part', 'Content-Type: text/plain; charset=utf-8', '', mail.text ?? 'Yes.', ...parts, '--part--'];
  return mailOf({ ...mail, text: text.join('\n') }).replace(
    'text/plain; charset=utf-8',
    'multipart/mixed; boundary="part"',
  );
};

/** The report of a server that nobody has this address (RFC 3464). */
const bounceOf = (address: string, original: string) =>
  [
    'From: Mail Delivery System <mailer-daemon@client.example>',
    'To: office@safari.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${randomUUID()}@client.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'Your mail could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; client.example',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
    '',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${original}`,
    'Subject: Re: Boats',
    '',
    '--part--',
    '',
  ].join('\n');

const title = hasDovecot ? 'The mailbox' : 'The mailbox (needs root and the package dovecot-imapd)';

(hasDovecot ? describe : describe.skip)(title, () => {
  const clamd = new FakeClamd();
  let server: Dovecot;
  let product: TestApp;
  let token: string;

  beforeAll(async () => {
    server = await Dovecot.start();
    await clamd.start();
    const mailbox = { IMAP_URL: server.url, REPLY_ADDRESS: 'office@safari.example' };
    product = await startApp({ ...mailbox, PUBLIC_URL: `https://${HOST}`, CLAMD_URL: clamd.url });
    token = await tokenOf(product.dataSource, product.api, 'reservations');
    // What arrived before is not read.
    await server.deliver(mailOf({ from: 'before@example.org', subject: 'Before' }));
    await read();
  });
  afterAll(async () => {
    await product.close();
    await clamd.stop();
    await server[Symbol.asyncDispose]();
  });

  let count = 0;
  const address = () => `answers.${++count}@example.org`;
  const read = () => product.app.get(MailboxReader).round();
  const list = async (filter: object) =>
    (await product.api.get('/admin/threads', { token, query: { filter: JSON.stringify(filter) } })).body as Thread[];
  const show = async (id: string) => (await product.api.get(`/admin/threads/${id}`, { token })).body as Thread;
  const of = async (email: string) => {
    const [thread, ...others] = await list({ email });
    expect(others).toEqual([]);
    return show(thread!.id);
  };
  /** A client whom the office has written to. */
  const written = async () => {
    const email = address();
    const body = { names: 'Aline Uwase', email, subject: 'Boats', text: 'Which one?', language: 'fr' };
    expect((await product.api.post('/admin/threads', body, { token })).status).toBe(201);
    await product.mails.settled();
    return { email, mail: (await product.mails.to(email)).at(-1)! };
  };

  it('is not read from before it was configured (rules/threads 6)', async () => {
    expect(await list({ email: 'before@example.org' })).toEqual([]);
  });

  it('brings a reply into its conversation, by the signed address or by the headers (rules/threads 6)', async () => {
    const { email, mail } = await written();
    const reply = mail.replyTo![0]!.address!;
    expect(reply).toMatch(/^office\+reply\.[0-9a-f]{32}\.[0-9a-f]{16}@safari\.example$/);
    const quoted = 'The red one.\n\nOn Mon, 1 Jun 2026 at 10:00, Imisozi wrote:\n> Which one?\n';
    await server.deliver(
      mailOf({ from: `Aline <${email}>`, to: reply, subject: 'Something else', text: quoted }),
      mailOf({ from: `Aline <${email}>`, headers: [`In-Reply-To: ${mail.messageId}`], text: 'Or the blue one?' }),
    );
    expect(await read()).toBe(2);
    const thread = await of(email);
    expect(thread).toMatchObject({ state: 'open', subject: 'Boats' });
    expect(thread.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['reply', 'Which one?'],
      ['mail', 'The red one.'],
      ['mail', 'Or the blue one?'],
    ]);
    const answered = await product.api.post(`/admin/threads/${thread.id}/replies`, { text: 'Blue it is.' }, { token });
    expect(answered.status).toBe(201);
    const last = (await product.mails.to(email)).at(-1)!;
    expect(last.inReplyTo).toMatch(/@client\.example>$/);
  });

  it('reads each mail once, and leaves it as it was (rules/threads 6)', async () => {
    const { email } = await written();
    await server.deliver(mailOf({ from: email }));
    await Promise.all([read(), read(), read()]);
    expect(await read()).toBe(0);
    expect((await of(email)).messages.filter(({ kind }) => kind === 'mail')).toHaveLength(1);
    expect((await server.flags()).flat()).toEqual([]);
    // The server numbers its mails anew: all are looked at again, and known.
    await product.dataSource.getRepository(MailboxPosition).updateAll({ uidValidity: '1' });
    expect(await read()).toBeGreaterThan(0);
    expect((await of(email)).messages.filter(({ kind }) => kind === 'mail')).toHaveLength(1);
  });

  it('takes an answer to a mail about a booking for the booking, from whatever address (rules/threads 6)', async () => {
    const email = address();
    const tour = await makeTour(product.dataSource);
    const { body } = await product.api.post('/order', orderBody(tour.id, { email }));
    const { number } = body.order as { number: string };
    const mail = (await product.mails.to(email)).at(-1)!;
    await server.deliver(
      mailOf({ from: 'Aline <aline@work.example.org>', headers: [`References: <x@y.example> ${mail.messageId}`] }),
    );
    await read();
    const thread = await of(email);
    expect(thread).toMatchObject({ reference: number, source: 'order-page', email });
    expect(thread.messages).toMatchObject([{ kind: 'mail', names: 'Aline <aline@work.example.org>' }]);
    expect(await list({ email: 'aline@work.example.org' })).toEqual([]);
  });

  it('believes no reply address that is not signed (rules/threads 6)', async () => {
    const { email, mail } = await written();
    const [name, host] = mail.replyTo![0]!.address!.split('@');
    const forged = `${name!.slice(0, -1)}${name!.endsWith('0') ? '1' : '0'}@${host}`;
    await server.deliver(mailOf({ from: 'stranger@example.org', to: forged, subject: 'Forged' }));
    await read();
    expect((await of(email)).messages).toHaveLength(1);
    expect((await of('stranger@example.org')).subject).toBe('Forged');
  });

  it('begins a conversation with a mail that answers nothing, and passes over what programs send (rules/threads 6)', async () => {
    const email = address();
    await server.deliver(
      mailOf({ from: `Aline Uwase <${email}>`, subject: 'Twelve days in June', text: 'For two, please.' }),
      mailOf({ from: email, subject: 'Away', headers: ['Auto-Submitted: auto-replied'] }),
      mailOf({ from: email, subject: 'News', headers: ['List-Unsubscribe: <https://x.example>'] }),
      mailOf({ from: email, subject: 'Mass', headers: ['Precedence: bulk'] }),
    );
    await read();
    expect(await of(email)).toMatchObject({ source: 'mail', subject: 'Twelve days in June', state: 'open' });
  });

  it('keeps an out-of-office note without waiting for the office (rules/threads 6)', async () => {
    const { email, mail } = await written();
    const headers = [`In-Reply-To: ${mail.messageId}`, 'Auto-Submitted: auto-replied'];
    await server.deliver(mailOf({ from: email, headers, text: 'Back in June.' }));
    await read();
    const thread = await of(email);
    expect(thread.state).toBe('answered');
    expect(thread.messages.at(-1)).toMatchObject({ kind: 'mail', text: 'Back in June.' });
  });

  it('passes over copies of our own mails (rules/threads 6)', async () => {
    const email = address();
    const own = await product.dataSource.getRepository(Mail).findOneByOrFail({});
    await server.deliver(mailOf({ from: email, subject: 'Own', id: `<${own.id}@${HOST}>` }));
    await read();
    expect(await list({ email })).toEqual([]);
  });

  it('shows text instead of markup (rules/threads 6)', async () => {
    const { email, mail } = await written();
    const html = '<p>My <b>passport</b></p><script>alert(1)</script>';
    const raw = mailOf({ from: email, headers: [`In-Reply-To: ${mail.messageId}`], text: html });
    await server.deliver(raw.replace('text/plain', 'text/html'));
    await read();
    expect((await of(email)).messages.at(-1)).toMatchObject({ text: 'My passport', files: [] });
  });

  it('keeps the files of a mail by what they hold, to be saved and never shown (rules/threads 9)', async () => {
    const { email, mail } = await written();
    const photo = await picture().jpeg().toBuffer();
    const files = [
      { name: 'passport.pdf', data: PDF },
      { name: 'IMG_1.jpeg', data: photo, disposition: 'inline', type: 'image/jpeg' },
      { name: 'page.html', data: '<script>alert(1)</script>', type: 'text/html' },
      { name: '../../invoice.exe', data: PDF },
      { name: 'setup.pdf', data: Buffer.from('MZ\x90\0\x03') },
      { name: 'nothing.txt', data: '' },
      { name: 'film.pdf', data: Buffer.concat([Buffer.from(PDF), Buffer.alloc(10 * 1_048_576)]) },
    ];
    await server.deliver(withFiles({ from: email, headers: [`In-Reply-To: ${mail.messageId}`] }, files));
    await read();
    const thread = await of(email);
    const { text, files: kept } = thread.messages.at(-1)!;
    expect(text).toBe('Yes.');
    expect(kept.map(({ name, type, problem }) => [name, type, problem])).toEqual([
      ['passport.pdf', 'pdf', null],
      ['IMG_1.jpeg', 'jpg', null],
      ['page.html.txt', 'txt', null],
      ['invoice.exe.pdf', 'pdf', null],
      ['setup.pdf', null, 'not-accepted'],
      ['nothing.txt', null, 'not-accepted'],
      ['film.pdf', null, 'too-large'],
    ]);
    const open = (id: string | null, as = token) =>
      product.app.inject({ method: 'GET', url: `/api/admin/threads/${thread.id}/files/${id}`, headers: { token: as } });
    const [, opened, page] = await Promise.all(kept.slice(0, 3).map(({ id }) => open(id)));
    expect(opened!.rawPayload.equals(photo)).toBe(true);
    expect(page!.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': expect.stringMatching(/^attachment; filename="page\.html\.txt"/),
      'x-content-type-options': 'nosniff',
    });
    const accountant = await tokenOf(product.dataSource, product.api, 'accountant');
    expect((await open(kept[0]!.id, accountant)).statusCode).toBe(403);
    expect(kept.slice(4).map(({ id }) => id)).toEqual([null, null, null]);
  });

  it('keeps no infected file, and waits with the mail while files cannot be scanned (rules/media 10)', async () => {
    const { email } = await written();
    await clamd.stop();
    await server.deliver(
      withFiles({ from: email, subject: 'Boats' }, [
        { name: 'passport.pdf', data: PDF },
        { name: 'ticket.pdf', data: Buffer.concat([Buffer.from(PDF), Buffer.from(EICAR)]) },
      ]),
    );
    const before = (await of(email)).messages.length;
    for (let rounds = 0; rounds < 3; rounds++) await expect(read()).rejects.toThrow('cannot be checked for viruses');
    expect((await of(email)).messages).toHaveLength(before);
    await clamd.start();
    await read();
    const { messages } = await of(email);
    expect(messages).toHaveLength(before + 1);
    expect(messages.at(-1)!.files.map(({ id, name, problem }) => [Boolean(id), name, problem])).toEqual([
      [true, 'passport.pdf', null],
      [false, 'ticket.pdf', 'infected'],
    ]);
  });

  it('keeps at most 20 files of a mail, and none of which it has not read the end (rules/threads 9)', async () => {
    const { email } = await written();
    const many = Array.from({ length: 23 }, (_, index) => ({ name: `${index}.pdf`, data: PDF }));
    const half = Buffer.concat([Buffer.from(PDF), Buffer.alloc(8 * 1_048_576)]);
    const long = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => ({ name, data: half }));
    await server.deliver(
      withFiles({ from: email, subject: 'Boats' }, many),
      withFiles({ from: email, subject: 'Boats' }, long),
    );
    await read();
    const [first, second] = (await of(email)).messages
      .slice(-2)
      .map(({ files }) => files.map(({ problem }) => problem));
    expect(first).toEqual([...Array<null>(20).fill(null), 'too-many', 'too-many', 'too-many']);
    expect(second).toEqual([null, 'too-large']);
  });

  it('shows the files of mails from before files were kept as in the mailbox (rules/threads 9)', async () => {
    const { email } = await written();
    await server.deliver(mailOf({ from: email, subject: 'Boats' }));
    await read();
    const thread = await of(email);
    const { id } = thread.messages.at(-1)!;
    const files = [{ name: 'passport.pdf', size: 3_000 }];
    await product.dataSource.getRepository(ThreadMessage).update(id, { files });
    expect((await of(email)).messages.at(-1)!.files).toEqual([
      { id: null, name: 'passport.pdf', size: 3_000, type: null, problem: 'earlier' },
    ]);
  });

  /** What a client has written, which the office has read. */
  const asked = async (from?: string) => {
    const { email, mail } = await written();
    const id = `<${randomUUID()}@client.example>`;
    await server.deliver(
      mailOf({ from: from ?? email, headers: [`In-Reply-To: ${mail.messageId}`], text: 'Which?', id }),
    );
    await read();
    expect((await of(email)).state).toBe('open');
    return { email, id, mail };
  };
  const byOffice = (to: string, more: Partial<Written> = {}) =>
    mailOf({ from: 'Imisozi <office@safari.example>', to, subject: 'Something', text: 'The red one.', ...more });

  it('sees what the office has answered in its own mail program, once (rules/threads 10)', async () => {
    const { email, id } = await asked();
    const answer = withFiles(
      {
        ...{ from: 'Imisozi <office@safari.example>', to: `Aline <${email}>`, subject: 'Something' },
        headers: [`In-Reply-To: ${id}`],
      },
      [{ name: 'map.pdf', data: PDF }],
    );
    await server.keepSent(answer);
    await Promise.all([read(), read()]);
    const thread = await of(email);
    expect(thread.state).toBe('answered');
    expect(thread.messages.slice(-2)).toMatchObject([
      { kind: 'mail', text: 'Which?' },
      { kind: 'reply', names: 'Imisozi', text: 'Yes.', files: [{ name: 'map.pdf', problem: null }] },
    ]);
    // A copy of it comes into the mailbox, and the server numbers its mails anew.
    await server.deliver(answer);
    await product.dataSource.getRepository(MailboxPosition).updateAll({ uidValidity: '1' });
    await read();
    expect((await of(email)).messages).toHaveLength(thread.messages.length);
  });

  it('knows the conversation by our mail, by the subject, or by another address of the client (rules/threads 10)', async () => {
    const [one, other] = [await asked(), await asked()];
    const elsewhere = `work.${address()}`;
    const third = await asked(`Aline <${elsewhere}>`);
    await server.keepSent(
      byOffice(one.email, { headers: [`References: ${one.mail.messageId}`] }),
      byOffice(other.email, { subject: 'RE: boats' }),
      byOffice(elsewhere, { headers: [`In-Reply-To: ${third.id}`] }),
    );
    await read();
    for (const { email } of [one, other, third]) {
      const thread = await of(email);
      expect([thread.state, thread.messages.at(-1)!.kind]).toEqual(['answered', 'reply']);
    }
  });

  it('believes nobody else who writes as the office, and no mail that went to others (rules/threads 10)', async () => {
    const { email, id } = await asked();
    const before = (await of(email)).messages.length;
    const headers = [`In-Reply-To: ${id}`];
    await server.deliver(
      byOffice(email, { headers }),
      byOffice('office@safari.example', { headers, subject: 'Re: Boats' }),
    );
    await server.keepSent(
      byOffice('lodge@supplier.example', { headers }),
      byOffice('nobody@example.org', { subject: 'Nothing that we know' }),
      byOffice(email, { headers, subject: 'Away' }).replace(
        'MIME-Version',
        'Auto-Submitted: auto-replied\nMIME-Version',
      ),
    );
    await read();
    const thread = await of(email);
    expect([thread.state, thread.messages.length]).toEqual(['open', before]);
    expect(await list({ email: 'office@safari.example' })).toEqual([]);
    expect(await list({ email: 'nobody@example.org' })).toEqual([]);
  });

  it('passes over our own mails among the sent ones, also under another number (rules/threads 10)', async () => {
    const { email, mail } = await written();
    const { length } = (await of(email)).messages;
    await server.keepSent(
      byOffice(email, { subject: 'Re: Boats', id: mail.messageId! }),
      byOffice(email, { subject: 'Re: Boats', headers: [`Reply-To: ${mail.replyTo![0]!.address!}`] }),
    );
    await read();
    expect((await of(email)).messages).toHaveLength(length);
  });

  it('still waits for the office if the client wrote after what was sent (rules/threads 10)', async () => {
    const { email, id } = await asked();
    await server.keepSentAt(
      new Date(Date.now() - 86_400_000),
      byOffice(email, { headers: [`In-Reply-To: ${id}`], text: 'Yesterday.' }),
    );
    await read();
    const thread = await of(email);
    expect(thread.state).toBe('open');
    expect(thread.messages.map(({ text }) => text)).toContain('Yesterday.');
  });

  it('marks the address of a mail that came back, until it writes again (rules/threads 7)', async () => {
    const { email, mail } = await written();
    const marked = async () =>
      (await product.dataSource.getRepository(ClientAddress).findOneBy({ own: email }))?.bounceReason ?? null;
    await server.deliver(bounceOf('another@example.org', mail.messageId!));
    await read();
    expect(await marked()).toBeNull();
    await server.deliver(bounceOf(email, mail.messageId!));
    await read();
    const thread = await of(email);
    expect(thread.state).toBe('open');
    expect(thread.messages.at(-1)).toMatchObject({
      kind: 'bounce',
      text: expect.stringContaining('No such user here'),
    });
    expect(await marked()).toContain('No such user here');
    await server.deliver(mailOf({ from: email }));
    await read();
    expect(await marked()).toBeNull();
  });

  it('reads mails that are no text, and goes on after one that cannot be read (rules/threads 6)', async () => {
    const email = address();
    const nested = Array.from(
      { length: 40 },
      (_, depth) => `--p${depth}\nContent-Type: multipart/mixed; boundary="p${depth + 1}"\n\n`,
    );
    await server.deliver(
      `Content-Type: multipart/mixed; boundary="p0"\nFrom: ${email}\n\n${nested.join('')}`,
      'no headers at all',
      mailOf({ from: 'not an address', subject: 'Nobody' }),
      mailOf({ from: email, subject: `${'x'.repeat(3_000)}`, text: 'y'.repeat(60_000) }),
      mailOf({ from: email, subject: 'After', text: '' }),
    );
    expect(await read()).toBe(5);
    const threads = await list({ email });
    expect(threads.map(({ subject }) => subject.slice(0, 5)).sort()).toEqual(['After', 'xxxxx']);
  });
});
