import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, today } from '@imisozi/core/kigali-time';
import { ClientAddress } from '../src/modules/clients/client-address.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { lockOrder } from '../src/modules/orders/order.records.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { ENTITIES } from '../src/schema.js';
import { PersonalData } from '../src/modules/personal-data/personal-data.js';
import type { Answer } from './support/api-client.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDestination } from './support/content.js';
import { airTicketBody, commentBody, participantBody } from './support/forms.js';
import { makeDeparture, makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';
import { ALINE } from './support/travellers.js';
import { textOfPdf } from './support/pdf-text.js';

const NAME = 'Philomène Nyirahabimana';
const EMAIL = 'philomene.erased@example.org';
const PHONE = '+250 788 410 321';
/** For so long somebody changes a booking whose client is erased meanwhile. */
const WRITING_MS = 1_000;
/** What must not be found afterwards, in lower case. */
const TRACES = ['nyirahabimana', 'philomene', '788410321', '788 410 321'];

describe('A client who is erased (rules/clients 6, 7)', () => {
  let product: TestApp;
  let admin: string;
  let clerk: string;
  let bookAgain: () => Promise<Answer>;
  let order: { id: string; number: string };
  let id: string;

  const post = (path: string, body: object, token?: string) => product.api.post(path, body, token ? { token } : {});

  /** Somebody who has asked something. @returns the id of the client */
  const metClient = async (email: string): Promise<string> => {
    const question = { names: 'Spec Visitor', subject: 'Lakes', phone: '+250 788 410 322', message: 'Which lake?' };
    expect((await post('/contact', { ...question, email })).status).toBe(201);
    const { clientId } = await product.dataSource.manager.findOneByOrFail(ClientAddress, { own: email });
    return clientId;
  };

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    const { dataSource } = product;
    const tour = await makeTour(dataSource);
    const event = await makeEvent(dataSource);
    const destination = await makeDestination(dataSource);
    const full = await makeDeparture(dataSource, tour.id, { capacity: 1, taken: 1 });
    const person = { names: NAME, email: EMAIL, phoneNumber: PHONE };
    const wish = { ...person, people: 1, travelDate: addDays(today(), 5), message: `Call ${NAME}` };
    const sentOrder = orderBody(tour.id, wish);
    bookAgain = () =>
      product.api.post('/order', sentOrder, { headers: { 'idempotency-key': 'the booking of the erased' } });
    const booked = await bookAgain();
    expect(booked.status).toBe(201);
    const key = booked.body.order.id as string;
    order = await dataSource.manager.findOneByOrFail(Order, { number: booked.body.order.number as string });
    const [firstName, familyName] = NAME.split(' ');
    const money = { kind: 'cash', direction: 'in', amount: 10, receivedAt: today(), note: `Brought by ${NAME}` };
    const sent = [
      post(`/order/${key}/shares`, { shares: [{ names: NAME, amount: 1 }] }),
      post(`/order/${key}/message`, { message: `From ${NAME}` }),
      post(`/admin/orders/${order.id}/ledger`, money, clerk),
      product.api.put(`/order/${key}/travellers`, {
        travellers: [{ ...ALINE, lastName: familyName, passportNumber: 'PC999111' }],
      }),
      post(`/admin/orders/${order.id}/notes`, { text: `${NAME} called` }, clerk),
      post(`/departures/${full.id}/waiting`, { ...person, people: 1 }),
      post('/contact', { names: NAME, email: EMAIL, subject: 'Lakes', phone: PHONE, message: 'Which lake?' }),
      post('/airticket', airTicketBody({ fullName: NAME, email: EMAIL, phone: PHONE })),
      post('/gift-vouchers', {
        amount: 100,
        fromNames: NAME,
        toNames: 'Aunt',
        message: `Yours, ${NAME}`,
        buyerEmail: EMAIL,
      }),
      post('/maillist/subscribe', { email: EMAIL }),
      post('/comments/create', commentBody(destination.slug, { names: NAME, email: EMAIL })),
      post('/admin/quotes', { client: person, title: `For ${NAME}` }, clerk),
      post('/participant/create', participantBody(event.title, { firstName, familyName, email: EMAIL, phone: PHONE })),
    ];
    for (const { status, body } of await Promise.all(sent)) expect([Math.floor(status / 100), body]).toEqual([2, body]);
    const { body } = await product.api.get('/admin/clients', {
      token: admin,
      query: { filter: JSON.stringify({ q: EMAIL }) },
    });
    id = (body as { id: string }[])[0]!.id;
  });
  afterAll(() => product.close());

  /** The tables and files that contain a trace. */
  const traces = async () => {
    const found: string[] = [];
    for (const entity of ENTITIES) {
      const { tableName } = product.dataSource.getMetadata(entity);
      const rows = await product.dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${tableName}`);
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) {
          if (hasTrace(Buffer.isBuffer(value) ? value.toString() : String(value))) found.push(`${tableName}.${column}`);
        }
      }
    }
    const folder = product.env.dataPath('mail');
    for (const name of await readdir(folder).catch(() => [])) {
      // One that is erased meanwhile has no trace.
      if (hasTrace(await readFile(join(folder, name), 'utf8').catch(() => ''))) found.push(name);
    }
    return [...new Set(found)];
  };

  it('gets a file with every record, and the same to read (rules/clients 6)', async () => {
    const { body } = await product.api.get(`/admin/clients/${id}/export`, { token: clerk });
    const kinds = Object.keys(body.records as object);
    for (const kind of [
      'orders',
      'quotes',
      'registrations',
      'messages',
      'inquiries',
      'subscriptions',
      'comments',
      'gifts',
    ]) {
      expect(kinds).toContain(kind);
    }
    expect(kinds).toEqual(expect.arrayContaining(['waiting', 'notes', 'mails', 'ledger', 'shares', 'travellers']));
    const { ledger, shares, travellers } = body.records as Record<string, Record<string, unknown>[]>;
    expect(ledger).toMatchObject([{ amount: 10, note: `Brought by ${NAME}` }]);
    expect(Object.keys(ledger![0]!)).not.toEqual(expect.arrayContaining(['fee']));
    expect(JSON.stringify(ledger)).not.toContain('recordedBy');
    expect(shares).toMatchObject([{ names: NAME, amount: 1, id: order.id }]);
    expect(travellers).toMatchObject([{ passportNumber: 'PC999111', orderId: order.id }]);
    expect(JSON.stringify(body)).not.toContain('clientKey');
    const url = `/api/admin/clients/${id}/export/paper`;
    const paper = await product.app.inject({ method: 'GET', url, headers: { token: clerk } });
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(await textOfPdf(paper.rawPayload)).toContain(order.number);
  });

  it('is still needed while a trip is ahead (rules/clients 7)', async () => {
    expect((await post(`/admin/clients/${id}/erase`, {}, clerk)).status).toBe(403);
    expect((await post(`/admin/clients/${id}/erase`, {}, admin)).status).toBe(409);
  });

  it('is not erased together with somebody who was merged into it meanwhile (rules/clients 7)', async () => {
    const { dataSource } = product;
    const [one, other] = await Promise.all([
      metClient('one.merged@example.org'),
      metClient('other.merged@example.org'),
    ]);
    const data = product.app.get(PersonalData);
    const whole = data.whole.bind(data);
    const spy = jest.spyOn(data, 'whole').mockImplementation(async (person) => {
      const records = await whole(person);
      expect((await post(`/admin/clients/${one}/merge`, { id: other }, admin)).status).toBe(200);
      return records;
    });
    const { status, body } = await post(`/admin/clients/${one}/erase`, {}, admin);
    spy.mockRestore();
    expect([status, body.code]).toEqual([409, 'client-changed-meanwhile']);
    expect(await dataSource.manager.countBy(ClientAddress, { clientId: one, kind: 'email' })).toBe(2);
  });

  it('is not erased together with somebody who was taken apart meanwhile (rules/clients 7)', async () => {
    const [one, other] = [await metClient('one.apart@example.org'), await metClient('other.apart@example.org')];
    expect((await post(`/admin/clients/${one}/merge`, { id: other }, admin)).status).toBe(200);
    const data = product.app.get(PersonalData);
    const whole = data.whole.bind(data);
    const spy = jest.spyOn(data, 'whole').mockImplementation(async (person) => {
      const records = await whole(person);
      expect((await post(`/admin/clients/${one}/unmerge`, {}, admin)).status).toBe(200);
      return records;
    });
    const { status, body } = await post(`/admin/clients/${one}/erase`, {}, admin);
    spy.mockRestore();
    expect([status, body.code]).toEqual([409, 'client-changed-meanwhile']);
    for (const id of [one, other]) {
      expect(await product.dataSource.manager.countBy(ClientAddress, { clientId: id, kind: 'email' })).toBe(1);
    }
  });

  it('leaves no mail that was written while it was erased (rules/clients 7)', async () => {
    const email = 'writes.meanwhile@example.org';
    const client = await metClient(email);
    const { id: tourId } = await makeTour(product.dataSource);
    expect((await post('/order', orderBody(tourId, { email }))).status).toBe(201);
    const { manager } = product.dataSource;
    const { id: orderId } = await manager.findOneByOrFail(Order, { email });
    expect((await post(`/admin/orders/${orderId}/cancel`, { refund: 0, reason: 'Spec' }, admin)).status).toBe(200);
    let isWriting = () => {};
    const writing = new Promise<void>((resolve) => (isWriting = resolve));
    const written = product.app.get(Transactions).run(async (tx) => {
      await lockOrder(tx, orderId);
      isWriting();
      await wait(WRITING_MS);
      const like = await tx.findOneByOrFail(Mail, { recipient: email });
      await tx.save(tx.create(Mail, { ...like, data: {}, id: randomUUID(), jobId: null }));
    });
    await writing;
    expect((await post(`/admin/clients/${client}/erase`, {}, admin)).status).toBe(200);
    await written;
    expect(await manager.countBy(Mail, { recipient: email })).toBe(0);
  });

  it('is not erased while a booking comes in (rules/clients 7)', async () => {
    const email = 'books.meanwhile@example.org';
    const client = await metClient(email);
    const { id: tourId } = await makeTour(product.dataSource);
    const data = product.app.get(PersonalData);
    const whole = data.whole.bind(data);
    const spy = jest.spyOn(data, 'whole').mockImplementation(async (person) => {
      const records = await whole(person);
      expect((await post('/order', orderBody(tourId, { email }))).status).toBe(201);
      return records;
    });
    const { status, body } = await post(`/admin/clients/${client}/erase`, {}, admin);
    spy.mockRestore();
    expect([status, body.code]).toEqual([409, 'client-changed-meanwhile']);
    expect(await product.dataSource.manager.countBy(Order, { email })).toBe(1);
  });

  it('takes no mail about the booking of a namesake along (rules/clients 7)', async () => {
    const names = 'Jo Namesake';
    const { id: tourId } = await makeTour(product.dataSource);
    const booked = await post('/order', orderBody(tourId, { names, email: 'jo.stays@example.org' }));
    const { number } = booked.body.order as { number: string };
    const { id: orderId } = await product.dataSource.manager.findOneByOrFail(Order, { number });
    const letter = { subject: `For ${names}`, text: `Dear ${names}` };
    expect((await post(`/admin/orders/${orderId}/letters`, letter, clerk)).status).toBe(201);
    const question = { names, subject: names, phone: '+250 788 410 323', message: 'Which lake?' };
    expect((await post('/contact', { ...question, email: 'jo.goes@example.org' })).status).toBe(201);
    await product.mails.settled();
    const mails = () => product.dataSource.manager.countBy(Mail, { orderId });
    const before = await mails();
    expect(before).toBeGreaterThan(1);
    const where = { own: 'jo.goes@example.org' };
    const { clientId } = await product.dataSource.manager.findOneByOrFail(ClientAddress, where);
    expect((await post(`/admin/clients/${clientId}/erase`, {}, admin)).status).toBe(200);
    expect(await mails()).toBe(before);
    expect(await product.dataSource.manager.countBy(Mail, { recipient: where.own })).toBe(0);
  });

  it('is found nowhere afterwards, while the accounts keep their numbers (rules/clients 7)', async () => {
    await product.dataSource.manager.update(Order, { id: order.id }, { status: 'CANCELLED', refundDue: 0 });
    await product.mails.settled();
    expect((await traces()).length).toBeGreaterThan(12);
    expect((await post(`/admin/clients/${id}/erase`, {}, admin)).status).toBe(200);
    // The files of mails go after the transaction.
    const deadline = Date.now() + 10_000;
    while ((await traces()).length > 0 && Date.now() < deadline) await wait(50);
    expect(await traces()).toEqual([]);
    const kept = await product.dataSource.manager.findOneByOrFail(Order, { id: order.id });
    expect(kept).toMatchObject({ number: order.number, amount: 100, names: 'Erased client', email: '' });
    expect((await product.api.get(`/admin/clients/${id}`, { token: clerk })).status).toBe(404);
    expect((await product.api.get(`/admin/orders/${order.id}`, { token: clerk })).status).toBe(200);
    expect((await post(`/admin/clients/${id}/erase`, {}, admin)).status).toBe(404);
  });

  it('is not booked again by whoever repeats a call whose answer is gone (rules/errors 7)', async () => {
    const orders = await product.dataSource.manager.count(Order);
    const { status, body } = await bookAgain();
    expect([status, body.code]).toEqual([409, 'request-answer-erased']);
    expect(await product.dataSource.manager.count(Order)).toBe(orders);
  });

  it('leaves no kind of record without somebody who erases it (rules/clients 7)', () => {
    expect(product.app.get(PersonalData, { strict: false }).missing()).toEqual([]);
  });
});

const hasTrace = (text: string): boolean => {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  return TRACES.some((trace) => folded.includes(trace));
};
