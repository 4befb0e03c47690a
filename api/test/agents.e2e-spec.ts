import { addDays, today } from '@imisozi/core/kigali-time';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, tokenOf } from './support/factories.js';
import { makeAgent, makeCommission } from './support/agents.js';

interface Money {
  readonly owed: number;
  readonly creditLeft: number | null;
  readonly commission: number;
}

describe('Agents', () => {
  let product: TestApp;
  let admin: string;
  let clerk: string;
  let accountant: string;
  const TRAVEL = addDays(today(), 60);
  const MONTH = today().slice(0, 7);

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    accountant = await tokenOf(product.dataSource, product.api, 'accountant');
  });
  afterAll(() => product.close());

  let count = 0;
  const post = (path: string, body: object, token = clerk) => product.api.post(`/admin/${path}`, body, { token });
  const agent = (fields: object = {}) => makeAgent(product.dataSource, { company: `Spec Agent ${++count}`, ...fields });
  /** A booking of a tour at $1,000 a person, permits of $500 among it. */
  const book = async (agentId: string, fields: object = {}) => {
    const { id } = await makeTour(product.dataSource);
    const client = { names: 'Spec Client', email: `guest.${++count}@example.org`, phoneNumber: '+250 788 000 000' };
    const lines = [
      { label: 'Private trip', quantity: 1, unitAmount: 1_000 },
      { label: 'Permit', quantity: 1, unitAmount: 500, isPermit: true },
    ];
    return post('orders', { itemsArray: [{ id }], ...client, travelDate: TRAVEL, lines, agentId, ...fields });
  };
  const booked = async (agentId: string, fields: object = {}) => {
    const { status, body } = await book(agentId, fields);
    expect(status).toBe(201);
    return body.order as { id: string; number: string; amount: number; source: string; nextDue: string; agent: string };
  };
  const pay = (id: string, amount = 1_500) =>
    post(`orders/${id}/ledger`, { kind: 'bank', direction: 'in', amount }, clerk);
  const money = async (id: string) =>
    ((await product.api.get(`/admin/agents/${id}`, { token: clerk })).body as { money: Money }).money;
  const statement = async (id: string, month = MONTH) =>
    (await product.api.get(`/admin/agents/${id}/statement`, { token: accountant, query: { month } })).body;

  it('are ended rather than deleted once they have bookings (rules/agents 1)', async () => {
    const { body } = await post('agents', { company: 'Named', deal: 'net', percent: 15, tin: 'P-1', creditLimit: 500 });
    expect(body.data).toMatchObject({ company: 'Named', deal: 'net', percent: 15, creditLimit: 500, endedAt: null });
    expect((await post('agents', { company: 'Named', deal: 'net', percent: 51 })).status).toBe(400);
    const twice = [1, 2].map((percent) => ({ tourId: body.data.id as string, percent }));
    expect((await post('agents', { company: 'Named', deal: 'net', percent: 5, tourPercents: twice })).status).toBe(400);
    const used = await agent();
    await booked(used.id);
    expect((await product.api.delete(`/admin/agents/${used.id}`, { token: clerk })).status).toBe(409);
    await product.api.put(`/admin/agents/${used.id}`, { isEnded: true }, { token: clerk });
    expect((await book(used.id)).status).toBe(409);
    expect((await product.api.delete(`/admin/agents/${body.data.id as string}`, { token: clerk })).status).toBe(200);
  });

  it('keep with a booking what was agreed then (rules/agents 2)', async () => {
    const { id } = await agent({ percent: 10 });
    const order = await booked(id);
    expect(order).toMatchObject({ source: 'agent', amount: 1_500 });
    await product.api.put(`/admin/agents/${id}`, { percent: 20, company: 'Renamed' }, { token: clerk });
    const stored = await product.dataSource.getRepository(Order).findOneByOrFail({ id: order.id });
    expect(stored.agentTerms).toMatchObject({ company: order.agent, commissionPercent: 10 });
    await pay(order.id);
    expect((await money(id)).commission).toBe(100);
    const proforma = await product.api.get(`/order/${order.id}/proforma`, { token: clerk });
    expect(proforma.status).toBe(200);
    const client = await product.api.get(`/order/${stored.clientKey!}`);
    expect(JSON.stringify(client.body)).not.toMatch(/commission|agentTerms|Spec Agent/);
  });

  it('with net prices pay less by their percent, except for permits (rules/agents 2)', async () => {
    const { id } = await agent({ deal: 'net', percent: 20 });
    const tour = await makeTour(product.dataSource);
    const body = { itemsArray: [{ id: tour.id }], travelDate: TRAVEL, people: 2 };
    const [full, net, own] = await Promise.all([
      post('orders/price', body),
      post('orders/price', { ...body, agentId: id }),
      post('orders/price', { ...body, agentId: id, discount: { percent: 5, reason: 'Agreed' } }),
    ]);
    expect(net.body.total).toBeCloseTo(full.body.total * 0.8, 2);
    expect(own.body.total).toBeCloseTo(full.body.total * 0.95, 2);
    const special = await agent({ deal: 'net', percent: 20, tourPercents: [{ tourId: tour.id, percent: 50 }] });
    const half = await post('orders/price', { ...body, agentId: special.id });
    expect(half.body.total).toBeCloseTo(full.body.total * 0.5, 2);
  });

  it('owe nothing before their days of credit are over (rules/agents 3)', async () => {
    const { id } = await agent({ creditDays: 30 });
    const order = await booked(id);
    expect(order.nextDue).toBe(addDays(today(), 30));
    const change = { revision: 1, travelDate: addDays(TRAVEL, 1) };
    await product.api.put(`/admin/orders/${order.id}`, change, { token: clerk });
    const { body } = await product.api.get(`/admin/orders/${order.id}`, { token: clerk });
    expect(body).toMatchObject({ nextDue: addDays(today(), 30), agentId: id });
  });

  it('are not booked for beyond their limit, even at once, unless with a reason (rules/agents 3)', async () => {
    const { id } = await agent({ creditLimit: 2_000 });
    const answers = await Promise.all([book(id), book(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(JSON.stringify(refused.body)).toContain('$2,000');
    expect((await book(id, { force: true })).status).toBe(409);
    expect((await book(id, { force: true, creditReason: 'Their transfer is on its way.' })).status).toBe(201);
    expect(await money(id)).toMatchObject({ owed: 3_000, creditLeft: -1_000 });
  });

  it('owe no more by a change than their limit, unless with a reason (rules/agents 3)', async () => {
    const { id } = await agent({ creditLimit: 2_000 });
    const order = await booked(id);
    const change = async (fields: object) => {
      const { body } = await product.api.get(`/admin/orders/${order.id}`, { token: clerk });
      return product.api.put(`/admin/orders/${order.id}`, { revision: body.revision, ...fields }, { token: clerk });
    };
    const priced = (unitAmount: number) => ({ lines: [{ label: 'Private trip', quantity: 1, unitAmount }] });
    expect((await change(priced(2_000))).status).toBe(200);
    const refused = await change(priced(2_000.01));
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('$2,000')]);
    expect((await change({ ...priced(2_100), force: true })).status).toBe(409);
    expect((await change({ ...priced(2_100), creditReason: 'Paid next week' })).status).toBe(200);
    expect((await change(priced(2_050))).status).toBe(200);
    expect((await change({ agentId: null })).status).toBe(200);
    expect((await change({ agentId: id })).status).toBe(409);
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ resource: 'orders', recordId: order.id });
    expect(JSON.stringify(trail)).toContain('Paid next week');
  });

  it('earn when the client has paid, and give it back with the payment (rules/agents 4)', async () => {
    const { id } = await agent();
    const order = await booked(id);
    await pay(order.id, 700);
    expect((await money(id)).commission).toBe(0);
    const rest = await pay(order.id, 800);
    expect((await money(id)).commission).toBe(100);
    await post(`ledger/${rest.body.entry.id as string}/void`, { reason: 'Bounced' }, admin);
    expect((await money(id)).commission).toBe(0);
    const { entries } = await statement(id);
    expect((entries as { amount: number }[]).map(({ amount }) => amount)).toEqual([100, -100]);
  });

  it('are paid no more than they have earned, even at once, and take backs once (rules/agents 4)', async () => {
    const { id } = await agent({ company: 'Owed Journeys' });
    await makeCommission(product.dataSource, id);
    const out = { amount: 60, way: 'bank', reference: 'TRF-1' };
    expect((await post(`agents/${id}/pay-out`, out, clerk)).status).toBe(403);
    const answers = await Promise.all([1, 2].map(() => post(`agents/${id}/pay-out`, out, accountant)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await money(id)).commission).toBe(40);
    const { body } = await product.api.get(`/admin/reports/agents?from=${today()}&to=${today()}`, {
      token: accountant,
    });
    const row = (body.rows as { agent: string }[]).find((one) => one.agent === 'Owed Journeys');
    expect(row).toMatchObject({ given: 60, owed: 40 });
    const entry = answers.find(({ status }) => status === 201)!.body.entry.id as string;
    const back = () => post(`agents/${id}/entries/${entry}/void`, { reason: 'Wrong agent' }, admin);
    const undone = await Promise.all([back(), back()]);
    expect(undone.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await money(id)).commission).toBe(100);
  });

  it('pay bookings of theirs with commission, with a receipt (rules/agents 4)', async () => {
    const { id } = await agent({ percent: 0 });
    await makeCommission(product.dataSource, id);
    const order = await booked(id);
    const other = await booked((await agent()).id);
    const net = (orderId: string, more: object = {}) => post(`agents/${id}/net-off`, { orderId, ...more }, accountant);
    expect((await net(other.id)).status).toBe(409);
    expect((await net(order.id, { amount: 101 })).status).toBe(409);
    const { status, body } = await net(order.id);
    expect([status, body.entry.amount]).toEqual([201, -100]);
    expect(await money(id)).toMatchObject({ owed: 1_400, commission: 0 });
    const ledger = await product.api.get(`/admin/orders/${order.id}/ledger`, { token: clerk });
    const [entry] = ledger.body.ledger as { id: string; receiptNumber: string }[];
    expect(entry!.receiptNumber).toBe(body.entry.reference);
    await post(`ledger/${entry!.id}/void`, { reason: 'Not agreed' }, admin);
    expect(await money(id)).toMatchObject({ owed: 1_500, commission: 100 });
  });

  it('have statements by month as JSON, CSV and PDF (rules/agents 5)', async () => {
    const { id } = await agent();
    await makeCommission(product.dataSource, id, { day: '2026-01-05' });
    const order = await booked(id);
    const { bookings, totals, commissionBefore, commissionAfter } = await statement(id);
    expect(bookings).toEqual([expect.objectContaining({ number: order.number, due: 1_500, commission: 100 })]);
    expect({ totals, commissionBefore, commissionAfter }).toEqual({
      totals: { amount: 1_500, paid: 0, due: 1_500 },
      commissionBefore: 100,
      commissionAfter: 100,
    });
    expect((await statement(id, '2026-01')).entries).toHaveLength(1);
    const address = `/admin/agents/${id}/statement`;
    const csv = await product.api.get(address, { token: accountant, headers: { accept: 'text/csv' } });
    expect(csv.headers['content-type']).toContain('text/csv');
    const pdf = await product.api.get(`${address}/paper`, { token: accountant });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const wrong = await product.api.get(address, { token: accountant, query: { month: '2026-13' } });
    expect(wrong.status).toBe(400);
  });
});
