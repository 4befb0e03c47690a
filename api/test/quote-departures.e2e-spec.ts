import { addDays, today } from '@imisozi/core/kigali-time';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Departure } from '../src/modules/departures/departure.entity.js';
import { DepartureSeats } from '../src/modules/departures/departure.seats.js';
import { Notification } from '../src/modules/notifications/notification.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { Quote } from '../src/modules/quotes/quote.entity.js';
import { QuoteFollowUp } from '../src/modules/quotes/quote.follow-up.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, tokenOf } from './support/factories.js';
import { textOfPdf } from './support/pdf-text.js';

const DAY = addDays(today(), 60);

describe('A proposal with a departure (rules/proposals 12)', () => {
  let product: TestApp;
  let token: string;
  let tour: Tour;
  let clients = 0;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'reservations');
    tour = await makeTour(product.dataSource);
  });
  afterAll(() => product.close());
  afterEach(() => jest.restoreAllMocks());

  const post = (path: string, body: object = {}) => product.api.post(path, body, { token });
  const put = (id: string, body: object) => product.api.put(`/admin/quotes/${id}`, body, { token });
  const show = async (id: string) => (await product.api.get(`/admin/quotes/${id}`, { token })).body;
  const open = async (id: string) => (await product.api.get(`/quotes/${id}`)).body;
  const send = (id: string) => post(`/admin/quotes/${id}/send`);
  const accept = (id: string, fields: object = {}) =>
    product.api.post(`/quotes/${id}/accept`, { names: 'Camille Laurent', revision: 1, option: 0, ...fields });
  const rows = <Row extends object>(entity: new () => Row) => product.dataSource.getRepository(entity);
  const departure = (fields: Partial<Departure> = {}) =>
    makeDeparture(product.dataSource, tour.id, { startDate: DAY, endDate: addDays(DAY, 2), capacity: 4, ...fields });
  const set = ({ id }: Departure, fields: Partial<Departure>) => rows(Departure).update({ id }, fields);
  const takenOf = async ({ id }: Departure) => (await rows(Departure).findOneByOrFail({ id })).taken;

  const fields = (more: object = {}) => ({
    tourId: tour.id,
    client: { names: 'Camille Laurent', email: `camille.${++clients}@example.org` },
    title: 'With others',
    validUntil: addDays(today(), 20),
    travellers: { adult: 2 },
    options: [{ name: '', lines: [{ label: 'Private trip', quantity: 2, unitAmount: 400 }] }],
    ...more,
  });
  const make = async (more: object = {}): Promise<string> => {
    const { status, body } = await post('/admin/quotes', fields(more));
    expect([status, body.Errors]).toEqual([201, undefined]);
    return body.data.id as string;
  };
  const sentFor = async ({ id: departureId }: Departure, more: object = {}): Promise<string> => {
    const id = await make({ departureId, ...more });
    expect((await send(id)).status).toBe(200);
    return id;
  };
  const bellOf = async (id: string) => {
    const { number } = await show(id);
    const bell = await rows(Notification).findBy({ kind: 'quote' });
    return bell.filter(({ title }) => title.includes(`accept proposal ${number}, but`)).length;
  };

  it('begins on its day, at the price of its days, and holds no seat', async () => {
    const one = await departure();
    const { body } = await post('/admin/quotes', { tourId: tour.id, departureId: one.id });
    expect(body.data).toMatchObject({
      departureId: one.id,
      travelDate: DAY,
      options: [{ total: expect.any(Number) }],
      departure: { room: 'enough', seatsLeft: 4 },
    });
    const id = await sentFor(one);
    await product.api.post(`/quotes/${id}/opened`, {});
    expect(await takenOf(one)).toBe(0);
    const paper = await product.app.inject(`/api/quotes/${id}/paper`);
    expect(await textOfPdf(paper.rawPayload)).toContain('Held for you once you accept');
    const { body: list } = await product.api.get('/admin/quotes', { token });
    expect(list.find((row: { id: string }) => row.id === id)).toMatchObject({ departureId: one.id, travelDate: DAY });
  });

  it('has one of its own tour, that is not cancelled, and no other day beside it', async () => {
    const other = await makeTour(product.dataSource);
    const elsewhere = await makeDeparture(product.dataSource, other.id, { startDate: DAY });
    const cancelled = await departure({ state: 'CANCELLED' });
    const one = await departure();
    const refusals = await Promise.all([
      post('/admin/quotes', fields({ departureId: elsewhere.id })),
      post('/admin/quotes', fields({ departureId: one.id, tourId: undefined })),
      post('/admin/quotes', fields({ departureId: cancelled.id })),
      post('/admin/quotes', fields({ departureId: one.id, travelDate: addDays(DAY, 1) })),
      post('/admin/quotes', fields({ departureId: 'soon' })),
      put(await make(), { departureId: elsewhere.id }),
      put(await make({ tourId: undefined }), { departureId: one.id }),
    ]);
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'departure-of-other-tour'],
      [400, 'departure-of-other-tour'],
      [400, 'departure-cancelled-before'],
      [400, 'travel-date-of-departure'],
      [400, 'departure-required'],
      [400, 'departure-of-other-tour'],
      [400, 'departure-of-other-tour'],
    ]);
  });

  it('is changed to another one as a new revision, and taken off it by another day', async () => {
    const [one, later] = [await departure(), await departure({ startDate: addDays(DAY, 7) })];
    const id = await sentFor(one);
    expect((await put(id, { departureId: one.id, travelDate: DAY })).body.data.revision).toBe(1);
    expect((await put(id, { departureId: later.id })).body.data).toMatchObject({
      revision: 2,
      travelDate: addDays(DAY, 7),
    });
    expect((await put(id, { travelDate: addDays(DAY, 7) })).body.data.departureId).toBe(later.id);
    expect((await put(id, { travelDate: DAY })).body.data).toMatchObject({ departureId: null, departure: null });
    expect((await put(id, { departureId: one.id })).body.data.departureId).toBe(one.id);
    expect((await put(id, { departureId: null })).body.data).toMatchObject({ departureId: null, travelDate: DAY });
  });

  it('takes the seats of its party with the order, once, whatever is clicked twice', async () => {
    const one = await departure();
    const id = await sentFor(one);
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await takenOf(one)).toBe(2);
    const order = await rows(Order).findOneByOrFail({ id: (await show(id)).orderId });
    expect(order).toMatchObject({ departureId: one.id, travelDate: DAY, people: 2, holdUntil: expect.any(Date) });
    expect(await open(id)).toMatchObject({ state: 'ACCEPTED', departure: null });
    // Its seats come free like those of any other order.
    const cancelled = await product.api.put(
      `/admin/orders/${order.id}`,
      { revision: 1, departureId: (await departure({ startDate: addDays(DAY, 7) })).id },
      { token },
    );
    expect(cancelled.status).toBe(200);
    expect(await takenOf(one)).toBe(0);
  });

  it('ends with its departure if it has no days of its own', async () => {
    const one = await departure();
    const id = await sentFor(one, { days: [] });
    expect((await open(id)).endDate).toBe(addDays(DAY, 2));
    await accept(id);
    const { orderId } = await show(id);
    expect((await rows(Order).findOneByOrFail({ id: orderId })).endDate).toBe(addDays(DAY, 2));
  });

  it('is refused to the slower of two clients who accept the last seats', async () => {
    for (let round = 0; round < 3; round++) {
      const one = await departure({ capacity: 3 });
      const ids = [await sentFor(one), await sentFor(one)];
      const answers = await Promise.all(ids.map((id) => accept(id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await takenOf(one)).toBe(2);
      const slower = ids[answers.findIndex(({ status }) => status === 409)]!;
      expect(answers.find(({ status }) => status === 409)!.body.code).toBe('quote-departure-full');
      expect(await show(slower)).toMatchObject({ state: 'SENT', orderId: null, missedAt: expect.any(String) });
      expect(await open(slower)).toMatchObject({ isAcceptable: true, departure: { room: 'full', seatsLeft: 1 } });
      // Nothing is lost: it can be accepted as soon as there is room.
      await set(one, { capacity: 4 });
      expect((await accept(slower)).status).toBe(200);
      expect(await takenOf(one)).toBe(4);
    }
  });

  it('leaves nothing of an acceptance without room', async () => {
    const one = await departure();
    const id = await sentFor(one);
    await set(one, { capacity: 1 });
    const before = [await rows(Order).count(), await takenOf(one)];
    const { status, body } = await accept(id);
    expect([status, body.code]).toEqual([409, 'quote-departure-full']);
    expect([await rows(Order).count(), await takenOf(one)]).toEqual(before);
  });

  it.each<[string, Partial<Departure>]>([
    ['cancelled', { state: 'CANCELLED' }],
    ['closed', { state: 'CLOSED' }],
    ['moved to another day', { startDate: addDays(DAY, 1) }],
  ])('is refused once its departure was %s', async (_, change) => {
    const one = await departure();
    const id = await sentFor(one);
    await set(one, change);
    expect((await open(id)).departure).toMatchObject({ room: 'gone' });
    expect((await accept(id)).body.code).toBe('quote-departure-gone');
    expect(await takenOf(one)).toBe(0);
  });

  it('is refused once its departure has begun or was deleted', async () => {
    const [past, deleted] = [await departure(), await departure()];
    const ids = [await sentFor(past), await sentFor(deleted)];
    await set(past, { startDate: addDays(today(), -1) });
    await rows(Quote).update({ id: ids[0]! }, { travelDate: addDays(today(), -1) });
    expect((await product.api.delete(`/admin/departures/${deleted.id}`, { token })).status).toBe(200);
    for (const id of ids) {
      expect((await accept(id)).body.code).toBe('quote-departure-gone');
      expect((await open(id)).departure.room).toBe('gone');
    }
  });

  it('is accepted, or its departure is cancelled with what it made: never an order on a cancelled one unseen', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await departure();
      const id = await sentFor(one);
      const [accepted, cancelled] = await Promise.all([
        accept(id),
        post(`/admin/departures/${one.id}/cancel`, { orders: [], reason: 'The road is closed' }),
      ]);
      // Cancelling must name each order, so it is refused where the order was there first.
      expect([accepted.status, cancelled.status].toSorted()).toEqual([200, 409]);
      expect((await show(id)).state).toBe(accepted.status === 200 ? 'ACCEPTED' : 'SENT');
      expect(await takenOf(one)).toBe(accepted.status === 200 ? 2 : 0);
    }
  });

  it('is refused when the office moves the departure at the very moment of accepting', async () => {
    const one = await departure();
    const id = await sentFor(one);
    const seats = product.app.get(DepartureSeats);
    const take = seats.take.bind(seats);
    jest.spyOn(seats, 'take').mockImplementation(async (tx, ...of) => {
      await tx.update(Departure, { id: one.id }, { startDate: addDays(DAY, 1) });
      return take(tx, ...of);
    });
    expect((await accept(id)).body.code).toBe('quote-departure-gone');
    expect([await takenOf(one), (await show(id)).state]).toEqual([0, 'SENT']);
  });

  it('tells the office once a day when its client had no room, until it is sent again', async () => {
    const one = await departure({ capacity: 2 });
    const id = await sentFor(one);
    await set(one, { taken: 1 });
    await accept(id);
    await accept(id);
    expect(await bellOf(id)).toBe(1);
    expect(await rows(AuditEntry).countBy({ recordId: id, action: 'miss' })).toBe(1);
    await product.mails.settled();
    const { number } = await show(id);
    const subject = `Proposal ${number}, Camille Laurent: no room on its departure`;
    expect((await product.mails.to('hello@imisozi.example')).filter((mail) => mail.subject === subject)).toHaveLength(
      1,
    );
    const waiting = async () =>
      (await product.app.get(QuoteFollowUp).read()).asked.first.find((quote) => quote.id === id);
    expect(await waiting()).toMatchObject({ isMissed: true, travelDate: DAY });

    expect((await send(id)).body.code).toBe('quote-departure-unfit');
    expect((await product.api.get(`/admin/quotes/${id}/mail`, { token })).body.code).toBe('quote-departure-unfit');
    expect((await put(id, { travellers: { adult: 1 } })).body.data).toMatchObject({ revision: 2, missedAt: null });
    expect(await waiting()).toBeUndefined();
    expect((await send(id)).status).toBe(200);
    await set(one, { taken: 2 });
    await accept(id, { revision: 2 });
    expect(await bellOf(id)).toBe(2);
  });

  it('is copied with its departure, unless that is gone', async () => {
    const [one, gone] = [await departure(), await departure()];
    const ids = [await sentFor(one), await sentFor(gone)];
    await set(gone, { state: 'CANCELLED' });
    const copies = await Promise.all(ids.map((id) => post(`/admin/quotes/${id}/copy`)));
    expect(copies.map(({ body }) => [body.data.departureId, body.data.travelDate])).toEqual([
      [one.id, DAY],
      [null, DAY],
    ]);
  });

  it('says how many seats are left when they are few, and nothing where there is no limit', async () => {
    const few = await open(await sentFor(await departure({ capacity: 5, taken: 2 })));
    expect(few).toMatchObject({ travelDate: DAY, departure: { room: 'few-left', seatsLeft: 3 } });
    const unlimited = await open(await sentFor(await departure({ capacity: null })));
    expect(unlimited.departure).toEqual({ room: 'enough', seatsLeft: null });
    expect((await open(await make())).departure).toBeNull();
  });
});
