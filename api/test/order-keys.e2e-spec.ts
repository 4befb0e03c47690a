import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import { MailKinds } from '../src/modules/mail/mail.kinds.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { WebhookDelivery } from '../src/modules/webhooks/webhook-delivery.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { OrderKeys } from '../src/modules/orders/keys/order.keys.js';
import { readCompany } from '@imisozi/core/company';
import { ApiDocument, type Operation } from './fuzz/operations.js';
import { validRequest } from './fuzz/requests.js';
import { World } from './fuzz/world.js';
import { ApiClient } from './support/api-client.js';
import { startApp, type TestApp } from './support/app.js';
import { Document } from './support/document.js';
import { EventStream } from './support/event-stream.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { textOfPdf } from './support/pdf-text.js';

const ROLES = ['user', 'reservations', 'admin'] as const;
type Role = (typeof ROLES)[number];
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const FORMS = ['application/json', 'text/csv'] as const;
const EVE = { type: 'adult', firstName: 'Eve', lastName: 'Keys', passportNumber: 'PASSPORT-OF-KEYS' };

describe('An order has an id for staff and a key for its client (rules/orders 1, 2)', () => {
  let product: TestApp;
  /** Sends exactly what it is given, as visitors and staff do. */
  let api: ApiClient;
  const tokens = {} as Record<Role, string>;

  beforeAll(async () => {
    product = await startApp({ LOG_LEVEL: 'info' });
    api = new ApiClient(product.app, true);
    for (const role of ROLES) tokens[role] = await tokenOf(product.dataSource, product.api, role);
  });
  afterAll(() => product.close());

  const orders = () => product.dataSource.getRepository(Order);
  const book = async (fields: Record<string, unknown> = {}, options = {}) => {
    const tour = await makeTour(product.dataSource);
    return api.post('/order', orderBody(tour.id, fields), options);
  };
  /** A visitor's order, with its id for staff and its key for the client. */
  const booked = async () => {
    const key = (await book()).body.order.id as string;
    return { key, ...(await orders().findOneByOrFail({ clientKey: key })) };
  };
  const renewMany = (which: 'from-before' | 'all') => product.app.get(OrderKeys).renewMany(which, () => undefined);
  const mailed = (recipient: string) => product.dataSource.getRepository(Mail).countBy({ recipient });
  const linkOf = (id: string, body: object, token = tokens.reservations) =>
    api.post(`/admin/orders/${id}/client-link`, body, { token });

  it('uses its key without a token, in responses, URLs and bodies, and never its id', async () => {
    const { id, key } = await booked();
    expect(key).not.toBe(id);
    const shown = await api.get(`/order/${key}`);
    expect([shown.body.data.id, shown.body.oneorder.id]).toEqual([key, key]);
    const session = await api.post('/v1/payments/session', { amount: 100, orderId: key });
    expect([session.status, session.body.successUrl]).toEqual([201, `/myorder/${key}`]);
    const shares = await api.post(`/order/${key}/shares`, { shares: [{ names: 'Eve', amount: 1 }] });
    const saved = await api.put(`/order/${key}/travellers`, { travellers: [EVE] });
    const cancelled = await api.post(`/order/${key}/cancel`, { refund: 0 });
    expect(cancelled.body.order.id).toBe(key);
    for (const { body } of [shown, session, shares, saved, cancelled]) expect(JSON.stringify(body)).not.toContain(id);
    const mails = await product.mails.to('spec.visitor@example.org');
    const links = mails.flatMap(({ text }) => text?.match(/myorder\/[0-9a-f-]{36}/g) ?? []);
    expect(links).toContain(`myorder/${key}`);
    expect(links).not.toContain(`myorder/${id}`);
  });

  it('is 404 by its id without a token, in every call of clients', async () => {
    const { id } = await booked();
    const calls = Document.of(product).calls.filter(({ name }) => / \/api\/order\/\{/.test(name));
    expect(calls.length).toBeGreaterThan(15);
    for (const { name } of calls.filter(({ operation }) => operation['x-access'] === 'public')) {
      const [method, path] = name.replace('/api', '').replace('{id}', id).split(' ') as [string, string];
      const known = { refund: 0, message: 'Of a spec', stars: 5, text: 'Fine', names: 'Eve', shares: [], code: 'EVE' };
      const body = method === 'GET' || method === 'DELETE' ? undefined : { ...known, travellers: [EVE] };
      const { status } = await api.call(method, path.replace(/\{\w+\}/, randomUUID()), body);
      expect([name, status]).toEqual([name, 404]);
    }
    expect((await api.post('/v1/payments/session', { amount: 100, orderId: id })).status).toBe(404);
  });

  it('is found by both with a token, if the role has the same permission in the dashboard', async () => {
    const { id, key } = await booked();
    for (const reference of [id, key]) {
      for (const role of ROLES) {
        const shown = await api.get(`/order/${reference}`, { token: tokens[role] });
        expect([shown.status, shown.body.data.id]).toEqual([200, id]);
      }
    }
    const token = tokens.user;
    const refused = [
      api.get(`/order/${id}/travellers`, { token }),
      api.put(`/order/${id}/travellers`, { travellers: [EVE] }, { token }),
      api.delete(`/order/${id}/travellers/${randomUUID()}`, { token }),
      api.get(`/order/${id}/cancellation`, { token }),
      api.post(`/order/${id}/cancel`, { refund: 0 }, { token }),
      api.put(`/order/${id}/review`, { stars: 1, text: 'Forged', names: 'Eve' }, { token }),
      api.post(`/order/${id}/message`, { message: 'Forged' }, { token }),
      api.post(`/order/${id}/shares`, { shares: [] }, { token }),
      linkOf(id, {}, token),
    ];
    for (const { status } of await Promise.all(refused)) expect(status).toBe(403);
    const clerk = { token: tokens.reservations };
    expect((await api.put(`/order/${id}/travellers`, { travellers: [EVE] }, clerk)).status).toBe(200);
    expect((await api.put(`/order/${key}/status`, { status: 'APPROVED' }, clerk)).body.order.id).toBe(id);
    expect((await api.get(`/order/${randomUUID()}`, clerk)).status).toBe(404);
  });

  it('uses its id for staff who order, and never replays a response to another caller', async () => {
    const tour = await makeTour(product.dataSource);
    const headers = { 'idempotency-key': randomUUID() };
    const order = (token?: string) => api.post('/order', orderBody(tour.id), { headers, ...(token && { token }) });
    const byStaff = await order(tokens.user);
    const { clientKey } = await orders().findOneByOrFail({ id: byStaff.body.order.id });
    expect(clientKey).not.toBeNull();
    const byClient = await order();
    expect(byClient.body.order.number).not.toBe(byStaff.body.order.number);
    expect((await order()).body).toEqual(byClient.body);
    expect((await order(tokens.user)).body).toEqual(byStaff.body);
    expect((await order(tokens.admin)).body.order.number).not.toBe(byClient.body.order.number);
  });

  it('has an audit entry if travellers are read or changed with the key', async () => {
    const { id, key } = await booked();
    await api.put(`/order/${key}/travellers`, { travellers: [EVE] });
    await api.get(`/order/${key}/travellers`);
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ resource: 'travellers', recordId: id });
    expect(trail.map(({ action }) => action).sort()).toEqual(['read', 'update']);
    expect(JSON.stringify(trail)).not.toContain(key);
  });

  it('has a link that the office shows, renews and mails, with audit entries; payments stay valid', async () => {
    const { id, key, email } = await booked();
    const shared = await api.post(`/order/${key}/shares`, { shares: [{ names: 'Eve', amount: 1 }] });
    const session = await api.post('/v1/payments/session', { amount: 100, orderId: key });
    expect((await linkOf(id, {})).body.link).toBe(`${product.env.PUBLIC_URL}/myorder/${key}`);
    const { status, body, headers } = await linkOf(id, { renew: true, mail: true });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const renewed = /\/myorder\/(.+)$/.exec(body.link as string)![1]!;
    expect((await api.get(`/order/${key}`)).status).toBe(404);
    expect((await api.get(`/order/${renewed}`)).body.data.id).toBe(renewed);
    expect((await product.mails.to(email)).some(({ text }) => text?.includes(body.link as string))).toBe(true);
    expect((await api.get(`/shares/${shared.body.shares[0].id}`)).status).toBe(200);
    expect((await api.post(`/v1/payments/${session.body.reference}/check`, {})).status).toBe(200);
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ resource: 'orders', recordId: id });
    expect(trail.map(({ action }) => action).sort()).toEqual(['client-link', 'renew-link']);
    expect(JSON.stringify(trail)).not.toMatch(new RegExp(`${key}|${renewed}`));
  });

  it('uses its id as the key of an older order until it is renewed; all can be renewed at once', async () => {
    const [before, ended, other] = [await booked(), await booked(), await booked()];
    await orders().update({ id: before.id }, { clientKey: null, email: 'before@example.org' });
    await orders().update({ id: ended.id }, { clientKey: null, status: 'CANCELLED', email: 'ended@example.org' });
    expect((await api.get(`/order/${before.id}`)).body.data.id).toBe(before.id);
    await renewMany('from-before');
    for (const { id } of [before, ended]) expect((await api.get(`/order/${id}`)).status).toBe(404);
    expect((await api.get(`/order/${other.key}`)).status).toBe(200);
    const { clientKey } = await orders().findOneByOrFail({ id: before.id });
    expect((await product.mails.to('before@example.org')).at(-1)!.text).toContain(`/myorder/${clientKey}`);
    expect(await mailed('ended@example.org')).toBe(0);
    await renewMany('all');
    expect((await api.get(`/order/${other.key}`)).status).toBe(404);
  });

  it('is renewed once for each older order, even if the command is stopped and run again', async () => {
    // More than are renewed in one transaction.
    const many = 201;
    const email = `stopped.${randomUUID()}@example.org`;
    const { id: template } = await booked();
    const row = await orders().findOneByOrFail({ id: template });
    const made = Array.from({ length: many }, (_, index) => ({
      ...{ ...row, id: randomUUID(), number: `STOPPED-${index}` },
      ...{ clientKey: null, holdMark: null, email },
    }));
    await orders().insert(made);
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(product.app.get(OrderKeys).renewMany('from-before', stop)).rejects.toThrow('stopped');
    const left = await orders().countBy({ email, clientKey: IsNull() });
    expect([left > 0, left < many]).toEqual([true, true]);
    expect(await mailed(email)).toBe(many - left);
    await renewMany('from-before');
    expect(await orders().countBy({ email, clientKey: IsNull() })).toBe(0);
    expect(await mailed(email)).toBe(many);
    await renewMany('from-before');
    expect(await mailed(email)).toBe(many);
  });

  describe('and staff read no value that opens a client’s page', () => {
    /** Each value that could be a key, and where it was first read. */
    const seen = new Map<string, string>();
    const log: string[] = [];
    let world: World;

    const keep = (where: string, text: string) => {
      for (const value of text.match(UUID) ?? []) if (!seen.has(value)) seen.set(value, where);
    };

    /** The values that open the page of an order without a token. */
    const opened = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const [value, where] of seen) {
        if ((await api.get(`/order/${value}`)).status !== 404) found.push(`${where}: ${value}`);
      }
      seen.clear();
      return found;
    };

    beforeAll(async () => {
      jest.spyOn(process.stdout, 'write').mockImplementation((text) => log.push(String(text)) > 0);
      const hook = { url: 'https://example.org/hook', events: ['order.created', 'order.status', 'order.paid'] };
      await api.post('/admin/webhooks', hook, { token: tokens.admin });
      world = new World(product);
      await world.open();
      const { key } = await booked();
      await api.put(`/order/${key}/travellers`, { travellers: [EVE] });
      await api.get(`/order/${key}/travellers`);
      await api.post(`/order/${key}/message`, { message: 'Of a spec' });
      await api.put(`/order/${key}/status`, { status: 'PAID' }, { token: tokens.admin });
    });
    afterAll(() => jest.restoreAllMocks());

    it('in any call of the API, for any role, as JSON, as CSV or in documents', async () => {
      const document = new ApiDocument(Document.of(product).text);
      const calls = document.operations.filter(({ name }) => !/client-link|\/live|\/auth\//.test(name));
      const reads = calls.filter(({ method }) => method === 'GET');
      expect(reads.length).toBeGreaterThan(70);
      let answered = 0;
      const ask = async (role: Role, operation: Operation, accept: string) => {
        const { url, body } = validRequest(document, operation, 'admin');
        const answer = await product.app.inject({
          method: operation.method as 'GET',
          url: world.fill(url, ++answered),
          headers: { accept, token: tokens[role], ...(body && { 'content-type': body.contentType }) },
          ...(body && { payload: world.fill(body.text, answered) }),
        });
        const isPdf = answer.headers['content-type'] === 'application/pdf';
        keep(`${role} ${operation.name}`, isPdf ? await textOfPdf(answer.rawPayload) : answer.payload);
        keep(`${role} ${operation.name}`, JSON.stringify(answer.headers));
        return answer.statusCode;
      };
      const statuses: number[] = [];
      for (const role of ROLES) {
        for (const call of reads) for (const accept of FORMS) statuses.push(await ask(role, call, accept));
      }
      const writes = calls.filter(({ method }) => method !== 'GET');
      for (const [index, call] of writes.entries()) {
        // Some requests use up the records of others.
        if (index % 10 === 0) await world.renew();
        for (const role of ROLES) statuses.push(await ask(role, call, FORMS[0]));
      }
      expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(300);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(seen.size).toBeGreaterThan(200);
      expect(await opened()).toEqual([]);
    }, 300_000);

    it('in any outbox mail or its documents, webhook delivery, audit entry or log line', async () => {
      const token = tokens.admin;
      const mails = await product.dataSource.getRepository(Mail).find();
      expect(mails.length).toBeGreaterThan(10);
      for (const { id, recipient, template, data } of mails) {
        const { status, body } = await api.get(`/admin/outbox/${id}/content`, { token });
        if (status !== 200) continue;
        keep(`outbox ${template}`, JSON.stringify(body));
        for (const [index, name] of (body.attachments as string[]).entries()) {
          const url = `/api/admin/outbox/${id}/attachments/${index}`;
          const { rawPayload } = await product.app.inject({ url, headers: { token } });
          keep(`outbox ${template} ${name}`, name.endsWith('.pdf') ? await textOfPdf(rawPayload) : String(rawPayload));
        }
        if (recipient !== readCompany({}).email) continue;
        // As it is sent, without masked links.
        const sent = await product.app.get(MailKinds).write(template, data);
        const papers = await Promise.all((sent.attachments ?? []).map(({ content }) => textOfPdf(content)));
        keep(`to the company: ${template}`, JSON.stringify([sent.blocks, sent.subject, papers]));
      }
      const deliveries = await product.dataSource.getRepository(WebhookDelivery).find();
      expect(deliveries.length).toBeGreaterThan(2);
      keep('webhooks', deliveries.map(({ body }) => body).join());
      keep('the trail', JSON.stringify(await product.dataSource.getRepository(AuditEntry).find()));
      expect(log.join()).toContain('/api/order/:id/travellers');
      keep('the log', log.join());
      expect(await opened()).toEqual([]);
    }, 120_000);

    it('in live updates', async () => {
      await product.app.listen(0, '127.0.0.1');
      const stream = await EventStream.open(`${await product.app.getUrl()}/api/admin/live`, tokens.admin);
      const { key } = await booked();
      await api.post(`/order/${key}/message`, { message: 'Of a spec' });
      await stream.next('notification');
      keep('live updates', JSON.stringify(stream.events));
      stream.close();
      expect(await opened()).toEqual([]);
    });
  });
});
