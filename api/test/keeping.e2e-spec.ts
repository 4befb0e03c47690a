import { readdir } from 'node:fs/promises';
import { In } from 'typeorm';
import { addDays, parseCatTime, today, type Day } from '@imisozi/core/kigali-time';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Client } from '../src/modules/clients/client.entity.js';
import { ClientAddress } from '../src/modules/clients/client-address.entity.js';
import { GiftVoucherErasing } from '../src/modules/gift-vouchers/gift-voucher.erasing.js';
import { GiftVoucher } from '../src/modules/gift-vouchers/gift-voucher.entity.js';
import { BookingErasing } from '../src/modules/ledger/booking.erasing.js';
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Notification } from '../src/modules/notifications/notification.entity.js';
import { NotificationRead } from '../src/modules/notifications/notification-read.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { Participant } from '../src/modules/participants/participant.entity.js';
import { OrdersOfPeople } from '../src/modules/orders/orders.of-people.js';
import { PersonalKeeping } from '../src/modules/personal-data/personal-keeping.js';
import { StatementRow } from '../src/modules/statements/statement-row.entity.js';
import { ThreadErasing } from '../src/modules/threads/thread.erasing.js';
import { ENTITIES } from '../src/schema.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';
import { participantBody } from './support/forms.js';
import { makeStatement } from './support/statements.js';
import { makeUnpaidGift } from './support/gift-vouchers.js';
import { asOn } from './support/moved-clock.js';

const YEARS_2 = 730;
const TRAVEL = addDays(today(), 40);
/** The first day after the ten years in which the accounts are kept. */
const AFTER_ACCOUNTS = `${Number(TRAVEL.slice(0, 4)) + 11}-01-01`;

describe('What was kept long enough (rules/privacy 8)', () => {
  let product: TestApp;
  let clerk: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  const rows = <Row extends object>(entity: new () => Row) => product.dataSource.getRepository(entity);
  const post = (path: string, body: object, token?: string) => product.api.post(path, body, token ? { token } : {});
  const bookings = (day: Day) => asOn(day, () => product.app.get(BookingErasing).round());
  const nightly = (day: Day) => asOn(day, () => product.app.get(PersonalKeeping).round());

  /** A booking with a share, a note, a message and a change of its client. */
  const book = async (surname: string): Promise<{ id: string; email: string }> => {
    const tour = await makeTour(product.dataSource);
    const [names, email] = [`Keza ${surname}`, `${surname.toLowerCase()}@example.org`];
    const wish = orderBody(tour.id, {
      ...{ names, email, people: 1, travelDate: TRAVEL, message: `I am ${surname}.` },
    });
    const { body, status } = await post('/order', wish);
    expect(status).toBe(201);
    const key = body.order.id as string;
    const { id } = await rows(Order).findOneByOrFail({ number: body.order.number as string });
    const sent = [
      await post(`/order/${key}/shares`, { shares: [{ names, amount: 1 }] }),
      await post(`/admin/orders/${id}/notes`, { text: `${surname} called.` }, clerk),
      await post(`/order/${key}/message`, { message: `Yours, ${surname}` }),
    ];
    expect(sent.map((answer) => Math.floor(answer.status / 100))).toEqual([2, 2, 2]);
    return { id, email };
  };
  const pay = async (id: string, note: string) => {
    const entry = { kind: 'cash', direction: 'in', amount: 10, receivedAt: today(), note };
    const { status, body } = await post(`/admin/orders/${id}/ledger`, entry, clerk);
    expect([status, body]).toEqual([201, body]);
  };
  const namesOf = async (id: string) => (await rows(Order).findOneByOrFail({ id })).names;

  /** Tables and files in which a word stands. */
  const traces = async (word: string) => {
    const found = new Set<string>();
    for (const entity of ENTITIES) {
      const { tableName } = product.dataSource.getMetadata(entity);
      for (const row of await product.dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${tableName}`)) {
        const texts = Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString() : String(value)));
        if (texts.some((text) => text.toLowerCase().includes(word.toLowerCase()))) found.add(tableName);
      }
    }
    return [...found].toSorted();
  };

  it('bookings without an invoice lose their client two years after the trip, and not a day before', async () => {
    const { id } = await book('Unbooked');
    await bookings(addDays(TRAVEL, YEARS_2));
    expect(await namesOf(id)).toBe('Keza Unbooked');
    await bookings(addDays(TRAVEL, YEARS_2 + 1));
    await bookings(addDays(TRAVEL, YEARS_2 + 1));
    expect(await rows(Order).findOneByOrFail({ id })).toMatchObject({
      ...{ names: 'Erased client', email: '', phoneNumber: '', message: '', travelDate: TRAVEL, amount: 100 },
    });
    expect(await rows(AuditEntry).countBy({ recordId: id, action: 'erase' })).toBe(1);
    const left = await traces('Unbooked');
    for (const table of ['orders', 'order_shares', 'order_notes', 'audit_entries']) expect(left).not.toContain(table);
    const words = 'SELECT * FROM search_words WHERE kind = ? AND recordId = ? AND word = ?';
    expect(await product.dataSource.query(words, ['orders', id, Buffer.from('unbooked')])).toEqual([]);
  });

  it('bookings in the accounts lose them ten years after the end of the year, and keep their money', async () => {
    const { id } = await book('Accounts');
    await pay(id, 'Brought by Mr Accounts.');
    await bookings(addDays(AFTER_ACCOUNTS, -1));
    expect(await namesOf(id)).toBe('Keza Accounts');
    await bookings(AFTER_ACCOUNTS);
    expect(await rows(Order).findOneByOrFail({ id })).toMatchObject({ names: 'Erased client', paid: 10 });
    expect(await rows(LedgerEntry).findBy({ orderId: id })).toMatchObject([{ amount: 10, note: '' }]);
  });

  it('a booking whose refund is due keeps its client', async () => {
    const { id } = await book('Refund');
    await rows(Order).update({ id }, { refundDue: 5 });
    await bookings(AFTER_ACCOUNTS);
    expect(await namesOf(id)).toBe('Keza Refund');
    await rows(Order).update({ id }, { refundDue: 0 });
  });

  it('bookings are read again only when something of them is to be erased, by an index', async () => {
    const [unbooked, booked] = [await book('Readunbooked'), await book('Readbooked')];
    await pay(booked.id, 'Paid.');
    const read = jest.spyOn(product.app.get(OrdersOfPeople), 'madeBefore');
    const readOn = async (day: Day) => {
      read.mockClear();
      await bookings(day);
      const pages = await Promise.all(
        read.mock.results.map(({ value }) => value as ReturnType<OrdersOfPeople['madeBefore']>),
      );
      const ids = pages.flat().map(({ id }) => id);
      return [ids.includes(unbooked.id), ids.includes(booked.id)];
    };
    const day = addDays(TRAVEL, YEARS_2 + 1);
    expect(await readOn(day)).toEqual([true, true]);
    expect(await readOn(day)).toEqual([false, false]);
    // Erased before it was written down, as by an earlier release.
    await rows(Order).update({ id: unbooked.id }, { keptAs: 'unbooked' });
    expect(await readOn(day)).toEqual([true, false]);
    expect(await readOn(day)).toEqual([false, false]);
    expect(await readOn(AFTER_ACCOUNTS)).toEqual([false, true]);
    expect(await namesOf(booked.id)).toBe('Erased client');
    expect(await readOn(AFTER_ACCOUNTS)).toEqual([false, false]);
    read.mockRestore();
    const isMysql = product.dataSource.options.type === 'mysql';
    const sql =
      "SELECT id FROM orders WHERE keptAs = 'unbooked' AND createdAt < '2020-01-01' ORDER BY createdAt, id LIMIT 500";
    const plan = await product.dataSource.query<object[]>(`${isMysql ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'} ${sql}`);
    expect(JSON.stringify(plan)).toContain('orders_kept');
  });

  it('a booking that gets a client again is erased again', async () => {
    const { id } = await book('Former');
    const day = addDays(TRAVEL, YEARS_2 + 1);
    await bookings(day);
    const { revision } = await rows(Order).findOneByOrFail({ id });
    const client = { revision, names: 'Keza Latter', email: 'latter@example.org' };
    expect((await product.api.put(`/admin/orders/${id}`, client, { token: clerk })).status).toBe(200);
    expect(await namesOf(id)).toBe('Keza Latter');
    await bookings(day);
    expect(await namesOf(id)).toBe('Erased client');
  });

  it('gift vouchers that nobody paid go after 30 days, and paid ones lose their people ten years after their last year', async () => {
    const unpaid = await makeUnpaidGift(product.dataSource, { toNames: 'Aunt Unpaid' });
    const bought = { state: 'active', fromNames: 'Keza Giver', toNames: 'Aunt Receiver', message: 'For you.' } as const;
    const expiresOn = addDays(TRAVEL, 365);
    const paid = await makeUnpaidGift(product.dataSource, { ...bought, expiresOn });
    const endless = await makeUnpaidGift(product.dataSource, { ...bought, expiresOn: null });
    const isThere = (id: string) => rows(GiftVoucher).existsBy({ id });
    const erase = (day: Day) => asOn(day, () => product.app.get(GiftVoucherErasing).round());
    await rows(GiftVoucher).update({ id: unpaid.id }, { createdAt: parseCatTime(today())! });
    await erase(addDays(today(), 29));
    expect(await isThere(unpaid.id)).toBe(true);
    await erase(addDays(today(), 30));
    expect(await isThere(unpaid.id)).toBe(false);
    const people = async (id: string) => {
      const { fromNames, toNames, message, buyerEmail } = await rows(GiftVoucher).findOneByOrFail({ id });
      return [fromNames, toNames, message, buyerEmail !== ''];
    };
    const whole = ['Keza Giver', 'Aunt Receiver', 'For you.', true];
    const emptied = ['Erased client', 'Erased client', '', false];
    const after = (day: Day) => `${Number(day.slice(0, 4)) + 11}-01-01`;
    await nightly(addDays(after(today()), -1));
    expect(await people(endless.id)).toEqual(whole);
    await nightly(after(today()));
    expect(await people(endless.id)).toEqual(emptied);
    await nightly(addDays(after(expiresOn), -1));
    expect(await people(paid.id)).toEqual(whole);
    await nightly(after(expiresOn));
    expect(await people(paid.id)).toEqual(emptied);
    expect(await rows(GiftVoucher).findOneByOrFail({ id: paid.id })).toMatchObject({
      amount: paid.amount,
      state: 'active',
    });
  });

  it('rows of statements lose who paid ten years after the end of their year, and stay', async () => {
    const [last, first] = ['2031-12-31', '2032-01-01'] as const;
    const named = { name: 'Keza Payer', text: 'For the lakes', asideReason: 'Not ours.' };
    await makeStatement(product.dataSource, { day: last, fingerprint: 'last', ...named });
    await makeStatement(product.dataSource, { day: first, fingerprint: 'first', ...named });
    const of = (fingerprint: string) => rows(StatementRow).findOneByOrFail({ fingerprint });
    await nightly('2041-12-31');
    expect(await of('last')).toMatchObject(named);
    await nightly('2042-01-01');
    expect(await of('last')).toMatchObject({ name: '', text: '', asideReason: null, day: last, state: 'open' });
    expect((await of('last')).amount).toBeGreaterThan(0);
    expect(await of('first')).toMatchObject(named);
  });

  it('the audit trail goes after ten years, and notifications with who read them after 90 days', async () => {
    const at = (day: Day) => new Date(parseCatTime(day)!.getTime());
    const day = addDays(today(), 5);
    const [older, younger] = [addDays(day, -1), day];
    const entry = { userEmail: '', action: 'update', resource: 'tours', ip: '', requestId: '', changes: {} };
    const made = async (createdAt: Date) => {
      const trail = await rows(AuditEntry).save(rows(AuditEntry).create({ ...entry, label: 'Kept', createdAt }));
      const news = rows(Notification).create({ kind: 'order', title: 'Keza', link: '/tour-bookings', createdAt });
      const { id } = await rows(Notification).save(news);
      const { id: userId } = (await product.dataSource.query<{ id: string }[]>('SELECT id FROM users LIMIT 1'))[0]!;
      await rows(NotificationRead).save(rows(NotificationRead).create({ notificationId: id, userId }));
      return { trail: trail.id, news: id };
    };
    const [old, young] = [await made(at(older)), await made(at(younger))];
    const left = async ({ trail, news }: typeof old) => [
      await rows(AuditEntry).existsBy({ id: trail }),
      await rows(Notification).existsBy({ id: news }),
      await rows(NotificationRead).existsBy({ notificationId: news }),
    ];
    await nightly(addDays(older, 90));
    expect([await left(old), await left(young)]).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
    await nightly(addDays(older, 91));
    expect([await left(old), await left(young)]).toEqual([
      [true, false, false],
      [true, true, true],
    ]);
    await nightly(addDays(older, 3_650));
    expect((await left(old))[0]).toBe(true);
    await nightly(addDays(older, 3_651));
    expect([(await left(old))[0], (await left(young))[0]]).toEqual([false, true]);
  });

  it('mails go two years later, with their jobs and files', async () => {
    await book('Mailed');
    await product.mails.settled();
    const before = await rows(Mail).find();
    expect(before.length).toBeGreaterThan(0);
    const ids = before.map(({ id }) => id);
    const still = () => rows(Mail).countBy({ id: In(ids) });
    const files = async () =>
      (await readdir(product.env.dataPath('mail'))).filter((name) => ids.some((id) => name.includes(id))).length;
    expect(await files()).toBeGreaterThan(0);
    await nightly(addDays(today(), YEARS_2));
    expect(await still()).toBe(ids.length);
    await nightly(addDays(today(), YEARS_2 + 1));
    expect(await still()).toBe(0);
    for (let tries = 0; tries < 100 && (await files()) > 0; tries++) await new Promise((go) => setTimeout(go, 20));
    expect(await files()).toBe(0);
  });

  it('who waited goes 30 days after the departure began, and a registration ten years after its year', async () => {
    const tour = await makeTour(product.dataSource);
    const full = await makeDeparture(product.dataSource, tour.id, {
      capacity: 1,
      taken: 1,
      startDate: TRAVEL,
      endDate: TRAVEL,
    });
    const event = await makeEvent(product.dataSource);
    const person = { names: 'Keza Waiting', email: 'waiting@example.org', phoneNumber: '+250 788 410 999', people: 1 };
    expect((await post(`/departures/${full.id}/waiting`, person)).status).toBe(201);
    const registered = participantBody(event.title, { familyName: 'Registered', email: 'registered@example.org' });
    expect((await post('/participant/create', registered)).status).toBe(201);
    await nightly(addDays(full.startDate, 30));
    expect(await traces('waiting@example.org')).toContain('waiting_entries');
    await nightly(addDays(full.startDate, 31));
    expect(await traces('waiting@example.org')).not.toContain('waiting_entries');
    const year = Number(today().slice(0, 4));
    await nightly(`${year + 10}-12-31`);
    expect(await rows(Participant).findOneByOrFail({})).toMatchObject({ familyName: 'Registered' });
    await nightly(`${year + 11}-01-01`);
    expect(await rows(Participant).find()).toMatchObject([{ familyName: 'Erased client', email: '' }]);
  });

  it('a client without a mail address stays as long as there is anything that the office could use', async () => {
    const clients = rows(Client);
    const nobody = { names: 'Keza Phone', email: '', phoneNumber: '', preferences: '', note: '', knownAs: '' };
    const make = (fields: object) => clients.save(clients.create({ ...nobody, language: 'en', ...fields }));
    const called = await make({ phoneNumber: '+250 788 410 777' });
    const number = { kind: 'phone', value: '+250 788 410 777', sought: '788410777', own: null, place: 0 } as const;
    await rows(ClientAddress).save(rows(ClientAddress).create({ clientId: called.id, ...number }));
    const [noted, empty] = [await make({ note: 'Calls every May.' }), await make({})];
    await nightly(addDays(today(), YEARS_2));
    expect(await clients.existsBy({ id: empty.id })).toBe(true);
    await nightly(addDays(today(), YEARS_2 + 1));
    const left = await Promise.all([called, noted, empty].map(({ id }) => clients.existsBy({ id })));
    expect(left).toEqual([true, true, false]);
    const admin = await tokenOf(product.dataSource, product.api, 'admin');
    const erased = await post(`/admin/clients/${called.id}/erase`, {}, admin);
    expect([erased.status, erased.body.Errors]).toEqual([200, undefined]);
    expect(await clients.existsBy({ id: called.id })).toBe(false);
  });

  it('a client goes when nothing else is left, and then is found nowhere', async () => {
    const { email } = await book('Vanishing');
    const day = addDays(TRAVEL, YEARS_2 + 1);
    const known = () => rows(ClientAddress).countBy({ own: email });
    await nightly(day);
    expect(await known()).toBe(1);
    await bookings(day);
    await asOn(day, () => product.app.get(ThreadErasing).round());
    // Also the mails that were sent while the clock was moved.
    const later = addDays(day, YEARS_2 + 10);
    await nightly(later);
    expect(await known()).toBe(0);
    // Answers to repeated calls are kept a day of their own, and sent mails go with the process.
    expect(await traces('Vanishing')).toEqual([]);
  });
});
