import { addDays, today } from '@imisozi/core/kigali-time';
import { AirTicketInquiry } from '../src/modules/air-tickets/air-ticket-inquiry.entity.js';
import { ContactMessage } from '../src/modules/contact/contact-message.entity.js';
import { ThreadBacklog } from '../src/modules/threads/thread.backlog.js';
import { Thread } from '../src/modules/threads/thread.entity.js';
import { ThreadErasing } from '../src/modules/threads/thread.erasing.js';
import { ThreadMessage } from '../src/modules/threads/thread-message.entity.js';
import { ThreadWaking } from '../src/modules/threads/thread.waking.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, makeUser, orderBody, PASSWORD, tokenOf } from './support/factories.js';

interface Row {
  readonly id: string;
  readonly subject: string;
  readonly source: string;
  readonly state: string;
  readonly email: string;
  readonly reference: string;
  readonly assigneeId: string | null;
  readonly assignee: string | null;
  readonly snoozeUntil: string | null;
}

interface Full extends Row {
  readonly messages: readonly { readonly id: string; readonly kind: string; readonly text: string }[];
  readonly values: Readonly<Record<string, string>>;
}

const HOUR = 3_600_000;

describe('Conversations', () => {
  let product: TestApp;
  let clerk: { readonly id: string; readonly token: string };

  beforeAll(async () => {
    product = await startApp();
    const { id, email } = await makeUser(product.dataSource, 'reservations');
    const { body } = await product.api.post('/auth/login', { email, password: PASSWORD });
    clerk = { id, token: body.token as string };
  });
  afterAll(() => product.close());

  let count = 0;
  const address = () => `writes.${++count}@example.org`;
  const as = () => ({ token: clerk.token });
  const write = async (email: string, subject: string, message = 'Which lake?') => {
    const form = { names: 'Aline Uwase', email, subject, phone: '+250 788 555 011', message };
    expect((await product.api.post('/contact', form)).status).toBe(201);
  };
  const inquire = async (email: string) => {
    const journey = { departureCity: 'Kigali', destinationCity: 'Nairobi', departureDate: '2031-07-11', oneWay: true };
    const asked = { fullName: 'Aline Uwase', email, phone: '+250 788 555 011', ...journey, cabinClass: 'economy' };
    expect((await product.api.post('/airticket', asked)).status).toBe(201);
  };
  const order = async (email: string) => {
    const tour = await makeTour(product.dataSource);
    const { body } = await product.api.post('/order', orderBody(tour.id, { email }));
    return { ...(body.order as { id: string; number: string }), title: tour.title };
  };
  const list = async (filter: object) =>
    (await product.api.get('/admin/threads', { ...as(), query: { filter: JSON.stringify(filter) } })).body as Row[];
  const show = async (id: string) => (await product.api.get(`/admin/threads/${id}`, as())).body as Full;
  const of = async (email: string) => show((await list({ email }))[0]!.id);
  const put = (id: string, body: object) => product.api.put(`/admin/threads/${id}`, body, as());
  const reply = (id: string, body: object) => product.api.post(`/admin/threads/${id}/replies`, body, as());
  const template = async (body: object) =>
    (await product.api.post('/admin/reply-templates', body, as())).body.data as { readonly id: string };
  const handled = async (email: string) =>
    (await product.dataSource.getRepository(ContactMessage).findBy({ email })).map(({ isHandled }) => isHandled);

  it('are one a client and subject, wherever the client writes (rules/threads 1)', async () => {
    const email = address();
    await write(email, 'Lakes');
    await write(email, 'Re: LAKES ', 'And which boat?');
    await write(email, 'Gorillas');
    await inquire(email);
    const { id, number } = await order(email);
    expect((await product.api.post(`/order/${id}/message`, { message: 'Can we start later?' })).status).toBe(201);
    expect((await product.api.post(`/order/${id}/message`, { message: 'At eight?' })).status).toBe(201);

    const threads = await list({ email });
    expect(threads.map(({ subject, source, reference }) => [subject, source, reference]).sort()).toEqual([
      ['Gorillas', 'contact-form', ''],
      ['Kigali – Nairobi', 'air-ticket', ''],
      ['Lakes', 'contact-form', ''],
      [expect.stringContaining(number), 'order-page', number],
    ]);
    const lakes = await show(threads.find(({ subject }) => subject === 'Lakes')!.id);
    expect(lakes.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['message', 'Which lake?'],
      ['message', 'And which boat?'],
    ]);
    const flight = await show(threads.find(({ source }) => source === 'air-ticket')!.id);
    expect(flight.messages).toMatchObject([{ kind: 'air-ticket', text: expect.stringContaining('2031-07-11') }]);
  });

  it('have what a client asks to be changed in a proposal (rules/threads 1)', async () => {
    const email = address();
    const line = { label: 'Two nights', quantity: 1, unitAmount: 300 };
    const proposal = {
      client: { email, names: 'Aline', phoneNumber: '+250 788 555 011' },
      ...{ title: 'Ten lakes', travellers: { adult: 2 }, days: [{ title: 'Arrival' }], options: [{ lines: [line] }] },
      ...{ travelDate: addDays(today(), 90), validUntil: addDays(today(), 20) },
    };
    const made = await product.api.post('/admin/quotes', proposal, as());
    expect(made.status).toBe(201);
    const { id, number } = made.body.data as { id: string; number: string };
    const sent = await product.api.post(`/admin/quotes/${id}/send`, {}, as());
    expect([sent.status, sent.body.message]).toEqual([200, expect.any(String)]);
    expect((await product.api.post(`/quotes/${id}/change`, { message: 'One more night?' })).status).toBe(200);
    const thread = await of(email);
    expect(thread).toMatchObject({ source: 'proposal', reference: number, quoteId: id });
    expect(thread.values).toMatchObject({ order: number, tour: 'Ten lakes', name: 'Aline' });
    expect(thread.messages.map(({ text }) => text)).toEqual(['One more night?']);
  });

  it('are one for two messages that arrive at once (rules/threads 1)', async () => {
    const email = address();
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => write(email, 'Boats', text)));
    expect(await list({ email })).toHaveLength(1);
    expect((await of(email)).messages.map(({ text }) => text).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('wait for the client after a reply, which is mailed word for word in their language (rules/threads 2, 4)', async () => {
    const email = address();
    await write(email, 'Boats');
    const { id } = await of(email);
    const { status, body } = await reply(id, { text: 'Dear Aline,\n\nthe blue one <b>has</b> room.' });
    expect([status, body.message]).toEqual([201, `Your reply to ${email} will be mailed.`]);
    expect(body.data).toMatchObject({ state: 'answered', assigneeId: clerk.id, snoozeUntil: null });
    expect(await handled(email)).toEqual([true]);
    const mail = (await product.mails.to(email)).at(-1)!;
    expect(mail.subject).toBe('Re: Boats');
    expect(mail.text).toContain('the blue one <b>has</b> room.');
    expect(mail.html).toContain('&lt;b&gt;has&lt;/b&gt;');
    const [, answer] = (await show(id)).messages;
    expect(answer).toMatchObject({ kind: 'reply', mailStatus: 'sent' });

    await write(email, 'Boats', 'And the red one?');
    expect((await show(id)).state).toBe('open');
  });

  it('are replied to once for one key (rules/errors 7)', async () => {
    const email = address();
    await write(email, 'Once');
    const { id } = await of(email);
    const headers = { 'idempotency-key': `reply-${id}` };
    const once = () => product.api.post(`/admin/threads/${id}/replies`, { text: 'Yes.' }, { ...as(), headers });
    expect((await Promise.all([once(), once()])).some(({ status }) => status === 201)).toBe(true);
    expect((await once()).status).toBe(201);
    expect((await show(id)).messages.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
  });

  it('are assigned, put off until a time, and closed (rules/threads 2)', async () => {
    const email = address();
    await write(email, 'Later');
    const { id } = await of(email);
    expect((await put(id, { assigneeId: clerk.id })).body.data).toMatchObject({ assigneeId: clerk.id, state: 'open' });
    expect(await list({ assigneeId: clerk.id, state: 'open' })).toContainEqual(expect.objectContaining({ id }));
    const stranger = await makeUser(product.dataSource, 'user');
    expect((await put(id, { assigneeId: stranger.id })).body.code).toBe('colleague-required');
    expect((await put(id, { assigneeId: null })).body.data.assigneeId).toBeNull();

    expect((await put(id, { state: 'snoozed' })).body.code).toBe('snooze-needs-time');
    const past = new Date(Date.now() - HOUR).toISOString();
    expect((await put(id, { snoozeUntil: past })).body.code).toBe('snooze-needs-time');
    const later = new Date(Date.now() + HOUR).toISOString();
    expect((await put(id, { snoozeUntil: later })).body.data).toMatchObject({ state: 'snoozed', snoozeUntil: later });
    expect(await handled(email)).toEqual([false]);
    await product.dataSource.getRepository(Thread).update({ id }, { snoozeUntil: new Date(Date.now() - 1) });
    await product.app.get(ThreadWaking).round();
    expect(await show(id)).toMatchObject({ state: 'open', snoozeUntil: null });

    expect((await put(id, { state: 'closed' })).body.data.state).toBe('closed');
    expect(await handled(email)).toEqual([true]);
    expect((await put(id, { state: 'open' })).body.data.state).toBe('open');
    expect(await handled(email)).toEqual([false]);
  });

  it('are closed when their message is marked as handled, and open again with it (rules/threads 3)', async () => {
    const email = address();
    await write(email, 'By hand');
    const thread = await of(email);
    const mark = (isHandled: boolean) =>
      product.api.put(`/admin/contact-messages/${thread.messages[0]!.id}`, { isHandled }, as());
    expect((await mark(true)).status).toBe(200);
    expect((await show(thread.id)).state).toBe('closed');
    expect((await mark(false)).status).toBe(200);
    expect((await show(thread.id)).state).toBe('open');
  });

  it('are begun by the office too, and go on under the same subject (rules/threads 4)', async () => {
    const email = address();
    const body = { email, names: 'Aline', language: 'fr', subject: 'Votre voyage', text: 'Bonjour !' };
    const { status, body: made } = await product.api.post('/admin/threads', body, as());
    expect([status, made.data]).toEqual([201, expect.objectContaining({ source: 'office', state: 'answered' })]);
    await write(email, 'Re: Votre voyage', 'Merci');
    expect((await of(email)).messages.map(({ kind }) => kind)).toEqual(['reply', 'message']);
  });

  it('begin a reply with a template in the client’s language (rules/threads 5)', async () => {
    const email = address();
    const { id, number, title } = await order(email);
    await product.api.post(`/order/${id}/message`, { message: 'What do we bring?' });
    const thread = await of(email);
    const texts = {
      en: 'Dear {name}, for {tour} ({order}) bring a passport. {staff}, {company}',
      fr: 'Bonjour {name}',
    };
    const made = await template({ name: `Papers ${id}`, texts });
    expect((await reply(thread.id, { templateId: made.id })).status).toBe(201);
    const [, answer] = (await show(thread.id)).messages;
    expect(answer!.text).toContain(`for ${title} (${number}) bring a passport`);
    expect(answer!.text).not.toMatch(/\{|\}/);

    const other = address();
    await write(other, 'No booking');
    const { id: without } = await of(other);
    const refused = await reply(without, { templateId: made.id });
    expect([refused.status, refused.body.code]).toEqual([400, 'reply-placeholder-left']);
    expect((await reply(without, {})).body.code).toBe('reply-empty');
    expect((await reply(without, { text: 'Dear {day}' })).body.code).toBe('reply-placeholder-left');
    expect((await reply(without, { templateId: without })).status).toBe(404);
  });

  it('have templates that name known placeholders only, each with a name of its own (rules/threads 5)', async () => {
    const post = (body: object) => product.api.post('/admin/reply-templates', body, as());
    expect((await post({ name: 'Wrong', texts: { en: 'Dear {nmae}' } })).body.code).toBe('placeholder-unknown');
    expect((await post({ name: 'Empty', texts: { en: ' ' } })).body.code).toBe('reply-template-empty');
    const made = await template({ name: 'Thanks', texts: { en: 'Thank you, {name}', fr: 'Merci' } });
    expect((await post({ name: 'Thanks', texts: { en: 'x' } })).body.code).toBe('reply-template-taken');
    const changed = await product.api.put(`/admin/reply-templates/${made.id}`, { texts: { en: 'Thanks!' } }, as());
    expect(changed.body.data).toMatchObject({ texts: { en: 'Thanks!' }, languages: ['en'] });
    expect((await product.api.delete(`/admin/reply-templates/${made.id}`, as())).status).toBe(200);
  });

  it('gather messages that are older, handled ones closed (rules/threads 1)', async () => {
    const email = address();
    await write(email, 'Old');
    await inquire(email);
    const before = await list({ email });
    await product.dataSource.getRepository(ContactMessage).update({ email }, { threadId: null, isHandled: true });
    await product.dataSource.getRepository(AirTicketInquiry).update({ email }, { threadId: null });
    await product.dataSource.getRepository(Thread).delete({ email });
    await product.app.get(ThreadBacklog).round();
    const after = await list({ email });
    expect(after.map(({ subject, state }) => [subject, state]).sort()).toEqual([
      ['Kigali – Nairobi', 'open'],
      ['Old', 'closed'],
    ]);
    expect(after).toHaveLength(before.length);
    for (const { id } of after) expect((await show(id)).messages).toHaveLength(1);
  });

  it('go two years after their last message, with all that is part of them (rules/privacy 20)', async () => {
    const [old, fresh] = [address(), address()];
    await write(old, 'Old');
    await write(fresh, 'Fresh');
    const { id } = await of(old);
    await reply(id, { text: 'Yes.' });
    const lastAt = new Date(Date.now() - 731 * 24 * HOUR);
    await product.dataSource.getRepository(Thread).update({ id }, { lastAt });
    await product.app.get(ThreadErasing).round();
    expect(await list({ email: old })).toEqual([]);
    expect(await handled(old)).toEqual([]);
    expect(await product.dataSource.getRepository(ThreadMessage).countBy({ threadId: id })).toBe(0);
    expect(await list({ email: fresh })).toHaveLength(1);
  });

  it('are for those who answer clients', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'accountant');
    expect((await product.api.get('/admin/threads', { token })).status).toBe(403);
  });
});
