import { readdir } from 'node:fs/promises';
import { In } from 'typeorm';
import { addDays, today, type Day } from '@imisozi/core/kigali-time';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { ClientAddress } from '../src/modules/clients/client-address.entity.js';
import { BookingErasing } from '../src/modules/ledger/booking.erasing.js';
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { Participant } from '../src/modules/participants/participant.entity.js';
import { PersonalKeeping } from '../src/modules/personal-data/personal-keeping.js';
import { ThreadErasing } from '../src/modules/threads/thread.erasing.js';
import { ENTITIES } from '../src/schema.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';
import { participantBody } from './support/forms.js';
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
