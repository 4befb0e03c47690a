// Holds rules/desk 15, 16.
import { randomUUID } from 'node:crypto';
import { Order } from '../src/modules/orders/order.entity.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { User } from '../src/modules/users/user.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, makeUser, orderBody, PASSWORD } from './support/factories.js';

let product: TestApp;
let token: string;
let me: User;

beforeAll(async () => {
  product = await startApp();
  me = await makeUser(product.dataSource, 'reservations', { firstName: 'Aline', lastName: 'Uwase' });
  token = (await product.api.post('/auth/login', { email: me.email, password: PASSWORD })).body.token;
});
afterAll(() => product.close());

const booking = async (email: string) => {
  const { id } = await makeTour(product.dataSource, { title: 'Gorillas' });
  const { body } = await product.api.post('/order', { ...orderBody(id), email });
  const { id: orderId, number } = body.order as { id: string; number: string };
  return { id: orderId, number, names: orderBody(id).names };
};
const trail = (recordId: string, action: string) =>
  product.dataSource.getRepository(AuditEntry).findBy({ recordId, action });

describe('A booking is with a colleague (rules/desk 15)', () => {
  const assign = (id: string, assigneeId: string | null, key?: string) =>
    product.api.put(
      `/admin/orders/${id}/assignee`,
      { assigneeId },
      { token, ...(key && { headers: { 'idempotency-key': key } }) },
    );
  const listed = async (filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    const { body } = await product.api.get(`/admin/orders?${query.toString()}`, { token });
    return (body as { id: string }[]).map(({ id }) => id);
  };

  it('who handles bookings, until it is with another one or with nobody; its revision stays', async () => {
    const { id, number } = await booking('assigned@example.org');
    const other = await makeUser(product.dataSource, 'admin', { firstName: 'Bosco', lastName: 'Mugisha' });
    expect((await assign(id, me.id)).body).toMatchObject({
      message: `Booking ${number} is now with Aline Uwase.`,
      order: { assigneeId: me.id, assignee: 'Aline Uwase', revision: 1 },
    });
    expect(await listed({ assigneeId: me.id })).toEqual([id]);
    expect((await assign(id, other.id)).body.order).toMatchObject({ assignee: 'Bosco Mugisha' });
    expect(await listed({ assigneeId: me.id })).toEqual([]);
    const { body } = await assign(id, null);
    expect(body.message).toBe(`Booking ${number} is with nobody now.`);
    expect(body.order).toMatchObject({ assigneeId: null });
    const entries = await trail(id, 'assign');
    expect(entries).toHaveLength(3);
  });

  it('but nobody else, and no account that does not exist', async () => {
    const { id } = await booking('not.assigned@example.org');
    const writer = await makeUser(product.dataSource, 'user');
    for (const stranger of [writer.id, randomUUID()]) {
      const { status, body } = await assign(id, stranger);
      expect([status, body.code]).toEqual([400, 'colleague-required']);
    }
    expect((await assign(id, 'somebody')).status).toBe(400);
    expect((await product.api.put(`/admin/orders/${id}/assignee`, {}, { token })).status).toBe(400);
    expect((await assign(randomUUID(), me.id)).status).toBe(404);
    expect(await trail(id, 'assign')).toEqual([]);
  });

  it('and is listed with one who has left, by what the account is called', async () => {
    const { id } = await booking('left@example.org');
    const leaver = await makeUser(product.dataSource, 'reservations', { firstName: 'Chantal', lastName: 'Iradukunda' });
    await assign(id, leaver.id);
    await product.dataSource.getRepository(User).update({ id: leaver.id }, { isActive: false });
    expect((await product.api.get(`/admin/orders/${id}`, { token })).body.assignee).toBe('Chantal Iradukunda');
    await product.dataSource.getRepository(Order).update({ id }, { assigneeId: randomUUID() });
    expect((await product.api.get(`/admin/orders/${id}`, { token })).body.assignee).toBe('A former colleague');
    const { assignees } = (await product.api.get('/admin/order-assignees', { token })).body;
    expect(assignees).toContainEqual({ id: me.id, names: 'Aline Uwase' });
    expect(assignees).not.toContainEqual({ id: leaver.id, names: 'Chantal Iradukunda' });
  });
});

describe('A letter to the client of a booking (rules/desk 16)', () => {
  const LETTER = { subject: 'About {tour}, {order}', text: 'Dear {name},\n\nwe meet on {day}.\n\nYours, {company}' };
  const send = (id: string, body: object, key?: string) =>
    product.api.post(`/admin/orders/${id}/letters`, body, {
      token,
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const preview = (id: string, body: object) =>
    product.api.post(`/admin/orders/${id}/letters/preview`, body, { token });

  it('is previewed as the client gets it, without the link that only the client may have', async () => {
    const { id, number, names } = await booking('previewed@example.org');
    const { status, body } = await preview(id, LETTER);
    expect(status).toBe(200);
    expect(body).toMatchObject({ to: 'previewed@example.org', language: 'en' });
    expect(body.mail.subject).toBe(`About Gorillas, ${number}`);
    expect(body.mail.text).toContain(names.split(' ')[0]);
    expect(body.mail.text).not.toMatch(/\{\w+\}/);
    expect(body.mail.text).toContain('••••••••');
    expect(await product.dataSource.getRepository(Mail).countBy({ template: 'order-letter', orderId: id })).toBe(0);
  });

  it('is sent once, with what is in the braces filled in, and is in the timeline and the trail', async () => {
    const { id, number } = await booking('written@example.org');
    const key = randomUUID();
    const first = await send(id, LETTER, key);
    expect(first.status).toBe(201);
    expect(first.body.message).toBe(`The email about booking ${number} is on its way to written@example.org.`);
    expect((await send(id, LETTER, key)).body).toEqual(first.body);
    const sent = (await product.mails.to('written@example.org')).filter(({ subject }) => subject!.startsWith('About'));
    expect(sent.map(({ subject }) => subject)).toEqual([`About Gorillas, ${number}`]);
    expect(sent[0]!.text).not.toMatch(/\{\w+\}|••/);
    expect((await trail(id, 'write')).map(({ label }) => label)).toEqual([number]);
    const { body } = await product.api.get(`/admin/orders/${id}/timeline`, { token });
    expect(JSON.stringify(body)).toContain('order-letter');
    // The booking's conversation has it, word for word (rules/threads 4).
    const query = { filter: JSON.stringify({ orderId: id }) };
    const [thread] = (await product.api.get('/admin/threads', { token, query })).body as { id: string }[];
    const conversation = await product.api.get(`/admin/threads/${thread!.id}`, { token });
    expect(conversation.body).toMatchObject({ state: 'answered', reference: number });
    expect(conversation.body.messages).toMatchObject([{ kind: 'reply', names: 'Aline Uwase', mailStatus: 'sent' }]);
    expect(conversation.body.messages[0].text).not.toMatch(/\{\w+\}/);
  });

  it('has its button and facts in the language of the client', async () => {
    const { id } = await booking('ecrit@example.org');
    await product.dataSource.getRepository(Order).update({ id }, { language: 'fr' });
    const { body } = await preview(id, { subject: 'Bonjour', text: 'Bonjour {name}' });
    expect(body.language).toBe('fr');
    expect(body.mail.html).toContain('lang="fr"');
  });

  it('is refused without subject or text, beyond their lengths, and with a placeholder that does not exist', async () => {
    const { id } = await booking('refused.letter@example.org');
    for (const wrong of [{ text: ' ' }, { subject: '' }, { subject: 'x'.repeat(151) }, { text: 'x'.repeat(5_001) }]) {
      expect((await send(id, { ...LETTER, ...wrong })).status).toBe(400);
    }
    for (const call of [send, preview]) {
      const { status, body } = await call(id, { ...LETTER, text: 'Dear {nmae}' });
      expect([status, body.code]).toEqual([400, 'placeholder-unknown']);
    }
    expect((await send(randomUUID(), LETTER)).status).toBe(404);
    expect(await trail(id, 'write')).toEqual([]);
  });
});
