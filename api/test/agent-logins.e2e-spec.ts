import { randomUUID } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import type { User } from '../src/modules/users/user.entity.js';
import { makeAgent, makeCommission } from './support/agents.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, makeUser, PASSWORD, tokenOf } from './support/factories.js';
import { userBody } from './support/forms.js';
import { textOfPdf } from './support/pdf-text.js';

/** What the office knows of an agent and its bookings, and what others agreed with it. */
const NOT_FOR_AGENTS =
  /"(note|notes|recordedBy|assigneeId|assignee|assigned|cost|margin|revenue|depositsHeld|agentTerms|clientKey|refundReason)":/;

describe('The login of an agent', () => {
  let product: TestApp;
  let admin: string;
  let clerk: string;
  const TRAVEL = addDays(today(), 60);
  const CLIENT = { names: 'Own Client', email: 'own.client@example.org', phoneNumber: '+250 788 000 000' };

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  let count = 0;
  /** An agent with a login. */
  const agentWithLogin = async (fields: object = {}) => {
    const known = { company: `Login Agent ${++count}`, note: 'Pays late', ...fields };
    const { id } = await makeAgent(product.dataSource, known);
    return { id, token: await tokenOf(product.dataSource, product.api, 'agent', { agentId: id }) };
  };
  type WithLogin = Awaited<ReturnType<typeof agentWithLogin>>;
  const get = (path: string, { token }: WithLogin, query: Record<string, unknown> = {}) =>
    product.api.get(`/admin/${path}`, { token, query });
  const book = async ({ token }: WithLogin, fields: object = {}, headers: Record<string, string> = {}) => {
    const tourId = (await makeTour(product.dataSource)).id;
    const body = { tourId, travelDate: TRAVEL, travellers: { adult: 2 }, ...CLIENT, ...fields };
    return product.api.post('/admin/own-bookings', body, { token, headers });
  };
  const booked = async (login: WithLogin, fields: object = {}) => {
    const { status, body } = await book(login, fields);
    expect([status, body.message]).toEqual([201, expect.stringContaining('has been made')]);
    return body.data as { id: string; number: string; amount: number; due: number; commission: number };
  };
  const stored = (id: string) => product.dataSource.getRepository(Order).findOneByOrFail({ id });

  it('is given by an admin, names an agent with its role only, and ends with the role (rules/agents 6)', async () => {
    const { id } = await makeAgent(product.dataSource);
    const create = (fields: Record<string, unknown>) =>
      product.api.post('/users/create', userBody(`login.${++count}@agent.example`, fields), {
        token: admin,
      });
    expect((await create({ role: 'agent' })).status).toBe(400);
    expect((await create({ role: 'user', agentId: id })).status).toBe(400);
    expect((await create({ role: 'agent', agentId: randomUUID() })).status).toBe(404);
    const { status, body } = await create({ role: 'agent', agentId: id });
    expect([status, body.data]).toEqual([201, expect.objectContaining({ role: 'agent', agentId: id })]);
    const change = (fields: object) =>
      product.api.put(`/admin/users/${body.data.id as string}`, fields, { token: admin });
    expect((await change({ role: 'agent' })).status).toBe(400);
    expect((await change({ role: 'agent', agentId: randomUUID() })).status).toBe(404);
    expect((await change({ role: 'guide' })).body.data).toMatchObject({ role: 'guide', agentId: null });
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ recordId: body.data.id as string });
    expect(JSON.stringify(trail.map(({ changes }) => changes))).toContain(id);
  });

  it('is logged out when its agent or its role changes (rules/agents 6)', async () => {
    const [one, other] = [await makeAgent(product.dataSource), await makeAgent(product.dataSource)];
    const user = await makeUser(product.dataSource, 'agent', { agentId: one.id });
    const logIn = async ({ email }: User) =>
      (await product.api.post('/auth/login', { email, password: PASSWORD })).body.token as string;
    const change = (fields: object) => product.api.put(`/admin/users/${user.id}`, fields, { token: admin });
    for (const fields of [{ role: 'agent', agentId: other.id }, { role: 'user' }]) {
      const token = await logIn(user);
      expect((await product.api.get('/admin/own-agent', { token })).status).toBe(200);
      expect((await change(fields)).status).toBe(200);
      expect((await product.api.get('/admin/own-agent', { token })).status).toBe(401);
    }
    expect((await product.api.get('/admin/own-agent', { token: await logIn(user) })).status).toBe(403);
  });

  it('keeps its agent from being deleted (rules/agents 6)', async () => {
    const { id } = await agentWithLogin();
    const answer = await product.api.delete(`/admin/agents/${id}`, { token: clerk });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([409, expect.stringContaining('agent-has-login')]);
    const fresh = await makeAgent(product.dataSource);
    const create = product.api.post(
      '/users/create',
      userBody(`race.${++count}@agent.example`, { role: 'agent', agentId: fresh.id }),
      { token: admin },
    );
    const [made, deleted] = await Promise.all([
      create,
      product.api.delete(`/admin/agents/${fresh.id}`, { token: clerk }),
    ]);
    expect([
      [201, 409],
      [404, 200],
    ]).toContainEqual([made.status, deleted.status]);
  });

  it('sees its own bookings, and never those of others by list, id, search or statement (rules/agents 6)', async () => {
    const [mine, theirs] = [await agentWithLogin(), await agentWithLogin()];
    const own = await booked(mine, { names: 'Mutual Name' });
    const foreign = await booked(theirs, { names: 'Mutual Name' });
    await product.api.post(`/admin/orders/${own.id}/notes`, { text: 'Careful' }, { token: clerk });
    const numbersIn = (body: unknown) => (body as { number: string }[]).map(({ number }) => number);
    const filters = [
      {},
      { q: 'Mutual' },
      { q: foreign.number },
      { agentId: theirs.id },
      { agentId: null },
      { agentId: [mine.id, theirs.id] },
      { number: [own.number, foreign.number] },
    ];
    for (const filter of filters) {
      const { status, body } = await get('own-bookings', mine, { filter: JSON.stringify(filter) });
      expect([status, JSON.stringify(filter), numbersIn(body).includes(foreign.number)]).toEqual([
        200,
        JSON.stringify(filter),
        false,
      ]);
      expect(JSON.stringify(body)).not.toMatch(NOT_FOR_AGENTS);
    }
    expect(numbersIn((await get('own-bookings', mine, { filter: '{"q":"Mutual"}' })).body)).toEqual([own.number]);
    for (const hidden of ['assigneeId', 'source', 'email']) {
      expect((await get('own-bookings', mine, { filter: JSON.stringify({ [hidden]: 'x' }) })).status).toBe(400);
    }
    expect((await get(`own-bookings/${foreign.id}`, mine)).status).toBe(404);
    const { status, body } = await get(`own-bookings/${own.id}`, mine);
    expect([status, body.number, body.commission]).toEqual([200, own.number, own.commission]);
    expect(JSON.stringify(body)).not.toMatch(NOT_FOR_AGENTS);
    expect(JSON.stringify(body)).not.toContain((await stored(own.id)).clientKey);
    const csv = await product.api.get('/admin/own-bookings', { token: mine.token, headers: { accept: 'text/csv' } });
    expect(String(csv.body)).toContain(own.number);
    expect(String(csv.body)).not.toContain(foreign.number);

    await makeCommission(product.dataSource, mine.id, {
      day: today(),
      note: 'Between us',
      recordedBy: 'books@x.example',
    });
    await makeCommission(product.dataSource, theirs.id, { day: today(), amount: 77 });
    const { body: statement } = await get('own-agent/statement', mine);
    expect(numbersIn(statement.bookings)).toEqual([own.number]);
    expect((statement.entries as { amount: number }[]).map(({ amount }) => amount)).toEqual([100]);
    expect(JSON.stringify(statement)).not.toMatch(NOT_FOR_AGENTS);
    const file = { token: mine.token, headers: { accept: 'text/csv' } };
    expect(String((await product.api.get('/admin/own-agent/statement', file)).body)).toContain(own.number);
    const paper = await product.api.get('/admin/own-agent/statement/paper', { token: mine.token });
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect((await get(`own-bookings/${foreign.id}/proforma`, mine)).status).toBe(404);
    const proforma = await product.app.inject({
      url: `/api/admin/own-bookings/${own.id}/proforma`,
      headers: { token: mine.token },
    });
    const text = await textOfPdf(proforma.rawPayload);
    expect(text).toContain(own.number);
    expect(text).not.toContain((await stored(own.id)).clientKey);
    const { body: account } = await get('own-agent', mine);
    expect(account).toMatchObject({ money: { owed: own.due, commission: 100 } });
    expect(JSON.stringify(account)).not.toContain('Pays late');
  });

  it('books what is on sale for a client, as the office does for the agent (rules/agents 6)', async () => {
    const login = await agentWithLogin({ creditDays: 30, percent: 10 });
    const tour = await makeTour(product.dataSource);
    const departure = await makeDeparture(product.dataSource, tour.id, { startDate: TRAVEL, capacity: 4 });
    const trip = { tourId: tour.id, departureId: departure.id, travelDate: undefined };
    const price = await product.api.post(
      '/admin/own-bookings/price',
      { ...trip, travellers: { adult: 2 } },
      { token: login.token },
    );
    expect(price.body).toMatchObject({ people: 2, seatsLeft: 4 });
    const sneaky = { discount: { percent: 90, reason: 'x' }, lines: [{ label: 'x', quantity: 1, unitAmount: 1 }] };
    const own = await booked(login, { ...trip, ...sneaky, force: true, source: 'phone', agentId: randomUUID() });
    const order = await stored(own.id);
    expect(order).toMatchObject({ source: 'agent', agentId: login.id, amount: price.body.total, status: 'PENDING' });
    expect(order.agentTerms).toMatchObject({ commissionPercent: 10, creditDays: 30 });
    expect(order.nextDue).toBe(addDays(today(), 30));
    expect(order.holdUntil).not.toBeNull();
    expect(own.commission).toBe(price.body.commission);
    expect(own.commission).toBeGreaterThan(0);
    await product.mails.settled();
    const mails = await product.dataSource.getRepository(Mail).findBy({ template: 'order-received-company' });
    expect(mails.filter(({ data }) => JSON.stringify(data).includes(own.id))).toHaveLength(1);
    expect((await book(login, { ...trip, travellers: { adult: 4 } })).status).toBe(409);

    const draft = await makeTour(product.dataSource, { isPublished: false });
    const onlyByDeparture = await makeTour(product.dataSource, { saleMode: 'departures' });
    for (const fields of [
      { tourId: draft.id },
      { tourId: randomUUID() },
      { tourId: onlyByDeparture.id },
      { travelDate: undefined },
      { travelDate: addDays(today(), -1) },
    ]) {
      expect([fields, (await book(login, fields)).status >= 400]).toEqual([fields, true]);
    }
    await product.api.put(`/admin/agents/${login.id}`, { isEnded: true }, { token: clerk });
    expect((await book(login)).status).toBe(409);
    expect((await get('own-bookings', login)).status).toBe(200);
  });

  it('holds no more than its credit covers, even at once, and a repeated call books once (rules/agents 6)', async () => {
    const one = await booked(await agentWithLogin());
    const login = await agentWithLogin({ creditLimit: one.amount * 1.5 });
    const answers = await Promise.all([book(login), book(login)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(JSON.stringify(refused.body)).toContain('agent-credit-used');
    expect((await book(login, { force: true, creditReason: 'Please' })).status).toBe(409);
    const { body } = await get('own-agent', login);
    expect(body.money).toMatchObject({ owed: one.amount, creditLeft: one.amount / 2 });

    const other = await agentWithLogin();
    const trip = { tourId: (await makeTour(product.dataSource)).id };
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await book(other, trip, key), await book(other, trip, key)];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect((await book(other, { ...trip, names: 'Another' }, key)).status).toBe(409);
    expect(await product.dataSource.getRepository(Order).countBy({ agentId: other.id })).toBe(1);
  });

  it('is a visitor to everything public, and sees no live updates, search or bell (rules/agents 6)', async () => {
    const login = await agentWithLogin();
    const { token } = login;
    const draft = await makeTour(product.dataSource, { isPublished: false });
    expect((await product.api.get(`/tours/${draft.slug}`, { token })).status).toBe(404);
    const { id } = await booked(login);
    expect((await product.api.get(`/order/${id}`, { token })).status).toBe(404);
    for (const path of [
      'live',
      'search?q=own',
      'notifications',
      'dashboard',
      'agents',
      `agents/${login.id}`,
      'orders',
    ]) {
      expect([path, (await product.api.get(`/admin/${path}`, { token })).status]).toEqual([path, 403]);
    }
    expect((await product.api.post('/auth/logout', undefined, { token })).status).toBe(200);
    expect((await get('own-agent', login)).status).toBe(401);
  });
});
