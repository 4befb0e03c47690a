import { In } from 'typeorm';
import { ClientBacklog } from '../src/modules/clients/client-backlog.entity.js';
import { ClientBacklogs } from '../src/modules/clients/client.backlog.js';
import { Client } from '../src/modules/clients/client.entity.js';
import { ClientAddress } from '../src/modules/clients/client-address.entity.js';
import { ClientMerge } from '../src/modules/clients/client-merge.entity.js';
import { ClientMerges } from '../src/modules/clients/client.merges.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';

interface Row {
  readonly id: string;
  readonly names: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly language: string;
  readonly lifetime: { readonly bookings: number; readonly paid: number };
}

interface Full extends Row {
  readonly note: string;
  readonly preferences: string;
  readonly consent: string;
  readonly consentOn: string | null;
  readonly updatedAt: string;
  readonly addresses: readonly { readonly kind: string; readonly value: string }[];
  readonly merges: readonly { readonly id: string }[];
  readonly orders: readonly { readonly title: string; readonly link: string }[];
  readonly [kind: string]: unknown;
}

describe('Clients', () => {
  let product: TestApp;
  let clerk: string;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  let count = 0;
  const address = () => `known.${++count}@example.org`;
  const order = async (fields: object) => {
    const tour = await makeTour(product.dataSource);
    const { status, body } = await product.api.post('/order', orderBody(tour.id, { people: 1, ...fields }));
    expect(status).toBe(201);
    return body.order as { id: string; number: string };
  };
  const list = async (filter: object) =>
    (await product.api.get('/admin/clients', { token: clerk, query: { filter: JSON.stringify(filter) } }))
      .body as Row[];
  const show = async (id: string) => (await product.api.get(`/admin/clients/${id}`, { token: clerk })).body as Full;
  const of = async (email: string) => (await list({ q: email }))[0]!;
  const put = (id: string, body: object) => product.api.put(`/admin/clients/${id}`, body, { token: clerk });
  const post = (path: string, body: object, token = admin) =>
    product.api.post(`/admin/clients/${path}`, body, { token });

  it('are made by orders, registrations, messages, inquiries, proposals and subscriptions, once (rules/clients 1)', async () => {
    const email = address();
    const { number } = await order({ email: email.toUpperCase(), names: 'Aline Uwase', phoneNumber: '0788 555 010' });
    const event = await makeEvent(product.dataSource);
    const details = { familyName: 'Uwase', firstName: 'Aline', organization: 'Uwase Ltd', country: 'Rwanda' };
    const place = { town: 'Kigali', address: 'KG 7', position: 'Director', department: 'Sales' };
    const registration = { ...details, ...place, email, phone: '+250 788 555 010', dietRequirements: '-' };
    const sent = await product.api.post('/participant/create', { ...registration, eventId: event.id });
    expect(sent.status).toBe(201);
    const message = { names: 'Aline', email, subject: 'Lakes', phone: '+250 788 555 011', message: 'Which lake?' };
    expect((await product.api.post('/contact', message)).status).toBe(201);
    expect((await product.api.post('/maillist/subscribe', { email })).status).toBeLessThan(300);
    const proposal = await product.api.post('/admin/quotes', { client: { email, names: 'Aline' } }, { token: clerk });
    expect(proposal.status).toBe(201);

    const found = await list({ q: email });
    expect(found).toHaveLength(1);
    const client = await show(found[0]!.id);
    expect(client).toMatchObject({ names: 'Aline Uwase', email, lifetime: { bookings: 1, paid: 0 } });
    expect(client.addresses.map(({ value }) => value)).toEqual([email, '0788 555 010', '+250 788 555 011']);
    expect(client.orders).toMatchObject([{ title: number }]);
    for (const kind of ['registrations', 'messages', 'subscriptions', 'quotes', 'mails']) {
      expect([kind, (client[kind] as unknown[]).length]).not.toEqual([kind, 0]);
    }
  });

  it('are one person for simultaneous orders of one address (rules/clients 2)', async () => {
    const email = address();
    await Promise.all([1, 2, 3, 4].map(() => order({ email })));
    expect(await list({ q: email })).toMatchObject([{ lifetime: { bookings: 4 } }]);
    expect(await product.dataSource.manager.countBy(Client, { email })).toBe(1);
  });

  it('are found by the beginning of a name and by a number in any spelling (rules/clients 4)', async () => {
    const email = address();
    await order({ email, names: 'Zéphyrine Mukamana', phoneNumber: '+250 (0)788 410 999' });
    for (const q of ['zephyr', 'Mukamana Zeph', '0788410999', '+250788410999', '788 410 999', email]) {
      expect([q, (await list({ q })).map((one) => one.email)]).toEqual([q, [email]]);
    }
  });

  it('can share a telephone number, and no mail address (rules/clients 2)', async () => {
    const [one, other] = [address(), address()];
    await order({ email: one, phoneNumber: '+250 788 410 555' });
    await order({ email: other, phoneNumber: '0788410555' });
    expect((await list({ q: '0788 410 555' })).map(({ email }) => email).sort()).toEqual([one, other].sort());
    const { id } = await of(one);
    const taken = await put(id, {
      addresses: [
        { kind: 'email', value: one },
        { kind: 'email', value: other },
      ],
    });
    expect(taken.status).toBe(409);
    expect((await put(id, { addresses: [{ kind: 'email', value: address() }] })).status).toBe(409);
    expect((await put(id, { addresses: [{ kind: 'email', value: 'nobody' }] })).status).toBe(400);
    const second = address();
    const { status } = await put(id, {
      addresses: [
        { kind: 'email', value: second.toUpperCase() },
        { kind: 'email', value: one },
      ],
    });
    expect(status).toBe(200);
    expect((await of(second)).id).toBe(id);
    await order({ email: second });
    expect((await show(id)).lifetime.bookings).toBe(2);
  });

  it('keep what staff write of them, and whose change was not seen is refused (rules/clients 4)', async () => {
    const email = address();
    await order({ email });
    const { id } = await of(email);
    const { updatedAt } = await show(id);
    const fields = {
      birthday: '1985-04-12',
      preferences: 'Window seats',
      note: 'Calls',
      consent: 'given',
      language: 'fr',
    };
    expect((await put(id, fields)).status).toBe(200);
    expect(await show(id)).toMatchObject({ ...fields, consentOn: expect.any(String) });
    expect((await put(id, { note: 'Other', updatedAt })).status).toBe(409);
    expect((await put(id, { birthday: 'soon' })).status).toBe(400);
    expect((await put('nobody', {})).status).toBe(404);
  });

  it('follow the address of a booking that the office corrects (rules/clients 1)', async () => {
    const [wrong, right] = [address(), address()];
    const { number } = await order({ email: wrong });
    const { id, revision } = await product.dataSource.manager.findOneByOrFail(Order, { number });
    const changed = await product.api.put(`/admin/orders/${id}`, { revision, email: right }, { token: clerk });
    expect(changed.status).toBe(200);
    expect((await of(right)).lifetime.bookings).toBe(1);
    expect((await of(wrong)).lifetime.bookings).toBe(0);
  });

  it('become one, and for a day two again (rules/clients 5)', async () => {
    const [one, other] = [address(), address()];
    await order({ email: one, names: 'Jean Bosco', phoneNumber: '+250 788 410 777' });
    await order({ email: other, names: 'J. Bosco', phoneNumber: '0788 410 777' });
    const [kept, merged] = [await of(one), await of(other)];
    await put(kept.id, { note: 'Vegetarian' });
    await put(merged.id, { note: 'Prefers mornings', birthday: '1970-01-02', consent: 'refused' });

    expect((await post(`${kept.id}/merge`, { id: merged.id }, clerk)).status).toBe(403);
    expect((await post(`${kept.id}/merge`, { id: kept.id })).status).toBe(400);
    expect((await post(`${kept.id}/merge`, { id: merged.id })).status).toBe(200);
    const both = await show(kept.id);
    expect(both).toMatchObject({ names: 'Jean Bosco', birthday: '1970-01-02', consent: 'refused' });
    expect([both.note, both.lifetime.bookings]).toEqual(['Vegetarian\nPrefers mornings', 2]);
    expect(both.merges).toMatchObject([{ id: merged.id }]);
    expect((await show(merged.id)).id).toBe(kept.id);
    expect(await list({ q: other })).toMatchObject([{ id: kept.id }]);
    // Whoever orders again meanwhile is still the client that stays.
    await order({ email: other });
    await put(kept.id, { preferences: 'Lakes' });

    expect((await post(`${kept.id}/unmerge`, {})).status).toBe(200);
    expect(await show(kept.id)).toMatchObject({ note: 'Vegetarian', birthday: null, preferences: 'Lakes', merges: [] });
    expect(await show(merged.id)).toMatchObject({ note: 'Prefers mornings', email: other, lifetime: { bookings: 2 } });
    expect((await show(merged.id)).addresses.map(({ value }) => value)).toEqual([other, '0788 410 777']);
    expect((await post(`${kept.id}/unmerge`, {})).status).toBe(409);
  });

  it('stay one after a day, and what was kept of the other goes (rules/clients 5)', async () => {
    const [one, other] = [address(), address()];
    await Promise.all([order({ email: one }), order({ email: other })]);
    const [kept, merged] = [await of(one), await of(other)];
    await post(`${kept.id}/merge`, { id: merged.id });
    const merges = product.dataSource.getRepository(ClientMerge);
    const createdAt = new Date(Date.now() - 25 * 3_600_000);
    await merges.update({ keptId: kept.id }, { createdAt });
    expect((await post(`${kept.id}/unmerge`, {})).status).toBe(409);
    await product.app.get(ClientMerges, { strict: false }).round();
    expect((await merges.findOneByOrFail({ keptId: kept.id })).previous).toEqual({});
    expect((await show(merged.id)).id).toBe(kept.id);
  });

  it('are known from earlier records too, which are read once (rules/clients 3)', async () => {
    const emails = [address(), address()];
    for (const email of emails) await order({ email });
    const { manager } = product.dataSource;
    const rows = await manager.findBy(ClientAddress, { own: In(emails) });
    await manager.delete(Client, { id: In(rows.map(({ clientId }) => clientId)) });
    await manager.clear(ClientBacklog);
    expect(await list({ q: emails[0] })).toEqual([]);
    const backlogs = product.app.get(ClientBacklogs, { strict: false });
    await backlogs.round();
    for (const email of emails) expect(await list({ q: email })).toHaveLength(1);
    const done = await manager.find(ClientBacklog);
    expect(done.length).toBeGreaterThan(4);
    expect(done.every(({ doneAt }) => doneAt !== null)).toBe(true);
  });
});
