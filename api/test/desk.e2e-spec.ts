import { addDays, today } from '@imisozi/core/kigali-time';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Departure } from '../src/modules/departures/departure.entity.js';
import { Invoice } from '../src/modules/ledger/invoice.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { textOfPdf } from './support/pdf-text.js';
import { makeDeparture, makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';

const SEASON = {
  name: 'High season',
  from: '2038-06-01',
  to: '2038-09-30',
  price1: 150,
  price2: 260,
  price3: 0,
  price4: 400,
  price5: 480,
};
const PERMIT = {
  code: 'permit',
  label: 'Permit',
  category: 'permit',
  price: 70,
  per: 'person',
  required: false,
} as const;

describe('The desk (rules/desk 1, 3, 5)', () => {
  let product: TestApp;
  let clerk: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  let count = 0;
  const client = () => ({
    names: 'Spec Caller',
    email: `caller.${++count}@example.org`,
    phoneNumber: '+250 788 123 456',
  });
  const make = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    product.api.post('/admin/orders', { ...client(), source: 'phone', ...fields }, { token: clerk, headers });
  const change = (id: string, fields: Record<string, unknown>) =>
    product.api.put(`/admin/orders/${id}`, fields, { token: clerk });
  const preview = (id: string, fields: Record<string, unknown>) =>
    product.api.post(`/admin/orders/${id}/preview`, fields, { token: clerk });
  const book = (id: string, fields: Record<string, unknown>) =>
    product.api.post(`/admin/orders/${id}/ledger`, { kind: 'bank', direction: 'in', ...fields }, { token: clerk });
  const stored = (id: string) => product.dataSource.getRepository(Order).findOneByOrFail({ id });
  const taken = async (id: string) => (await product.dataSource.getRepository(Departure).findOneByOrFail({ id })).taken;

  it('books by phone: a draft, any number of people, any day, its own lines and discount, with or without mails', async () => {
    const draft = await makeTour(product.dataSource, { isPublished: false });
    const { status, body } = await make({
      itemsArray: [{ id: draft.id }],
      people: 8,
      travelDate: addDays(today(), -3),
      lines: [{ label: 'Private trip', quantity: 8, unitAmount: 250.5 }],
      discount: { percent: 10, reason: 'Returning guests' },
      sendMails: false,
    });
    expect([status, body.message]).toEqual([201, `Booking ${body.order.number} has been made: $1,803.60.`]);
    expect(body.order).toMatchObject({ amount: 1803.6, balance: 1803.6, status: 'PENDING' });
    const { data } = (await product.api.get(`/order/${body.order.id}`)).body;
    expect(data.lines).toEqual([
      { kind: 'custom', label: 'Private trip', quantity: 8, unitAmount: 250.5, amount: 2004 },
      { kind: 'custom', label: 'Discount: Returning guests', quantity: 1, unitAmount: -200.4, amount: -200.4 },
    ]);
    expect(data).toMatchObject({ travelDate: addDays(today(), -3), travellers: { adult: 8 } });
    const order = await stored(body.order.id);
    expect(order.source).toBe('phone');
    expect(await product.mails.to(order.email)).toEqual([]);
    const mailed = await make({ itemsArray: [{ id: draft.id }], people: 2, travelDate: '2038-01-09' });
    expect(mailed.body.order.amount).toBe(180);
    expect(await product.mails.to((await stored(mailed.body.order.id)).email)).toHaveLength(1);
    const event = await makeEvent(product.dataSource, { isApproved: false });
    const seats = await make({ itemType: 'event', itemsArray: [{ id: event.id }], people: 3 });
    expect(seats.body.order).toMatchObject({ amount: 150, itemType: 'event' });
  });

  it('shows the price of a new booking and the seats left, and books nothing', async () => {
    const tour = await makeTour(product.dataSource, { isPublished: false, seasons: [SEASON], extras: [PERMIT] });
    const departure = await makeDeparture(product.dataSource, tour.id, { capacity: 4, taken: 3 });
    const priced = (fields: Record<string, unknown>) =>
      product.api.post('/admin/orders/price', { itemsArray: [{ id: tour.id }], ...fields }, { token: clerk });
    const { status, body } = await priced({
      departureId: departure.id,
      people: 2,
      extras: [{ code: 'permit', quantity: 1 }],
      discount: { amount: 20, reason: 'Returning guests' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 300, people: 2, travelDate: '2038-01-02', seatsLeft: 1, seatsOver: 0 });
    expect(body.lines.map(({ amount }: { amount: number }) => amount)).toEqual([180, 140, -20]);
    expect(body.instalments).toMatchObject([{ amount: 300 }]);
    expect(await taken(departure.id)).toBe(3);
    expect((await priced({ people: 1, travelDate: '2038-01-02' })).body.seatsLeft).toBeNull();
    const full = await makeDeparture(product.dataSource, tour.id, { capacity: 4, taken: 6 });
    const oversold = await priced({ departureId: full.id, people: 2 });
    expect(oversold.body).toMatchObject({ seatsLeft: 0, seatsOver: 2 });
    const none = await priced({ people: 90 });
    expect([none.status, none.body.Errors[0]]).toEqual([400, 'The tour has no price for so many people']);
  });

  it('saves a note for colleagues with the booking, in one step, and shows it to no client', async () => {
    const tour = await makeTour(product.dataSource);
    const fields = { itemsArray: [{ id: tour.id }], people: 2, note: 'Called from Nairobi.\nWants a quiet room.' };
    const { id } = (await make(fields)).body.order;
    const { body } = await product.api.get(`/admin/orders/${id}/notes`, { token: clerk });
    expect(body.notes).toMatchObject([{ text: fields.note, isTask: false, owner: null }]);
    expect(JSON.stringify((await product.api.get(`/order/${id}`)).body)).not.toContain('Nairobi');
  });

  it('moves a booking to another day, after showing the price, with its seats in one step', async () => {
    const tour = await makeTour(product.dataSource, { seasons: [SEASON], extras: [PERMIT] });
    const [from, to] = await Promise.all([
      makeDeparture(product.dataSource, tour.id, { capacity: 4 }),
      makeDeparture(product.dataSource, tour.id, { capacity: 4, startDate: '2038-07-03', endDate: '2038-07-03' }),
    ]);
    const extras = [{ code: 'permit', quantity: 1 }];
    const made = await make({ itemsArray: [{ id: tour.id }], departureId: from.id, people: 2, extras });
    const { id } = made.body.order;
    expect(made.body.order.amount).toBe(320);
    const wish = { revision: 1, departureId: to.id };
    const shown = (await preview(id, wish)).body;
    expect(shown).toMatchObject({
      before: { travelDate: '2038-01-02', total: 320 },
      after: { travelDate: '2038-07-03', departureId: to.id, total: 400, balance: 400 },
      difference: 80,
    });
    expect([await taken(from.id), await taken(to.id)]).toEqual([2, 0]);
    const moved = await change(id, { ...wish, sendMails: true });
    expect([moved.status, moved.body.message]).toEqual([
      200,
      `Booking ${made.body.order.number} has been changed. The price has risen by $80.`,
    ]);
    expect([await taken(from.id), await taken(to.id)]).toEqual([0, 2]);
    const order = await stored(id);
    expect(order).toMatchObject({ travelDate: '2038-07-03', amount: 400, revision: 2, people: 2 });
    expect(order.deadline).toEqual(order.needDate);
    expect(order.priceLines!.reduce((sum, { amount }) => sum + amount, 0)).toBe(40_000);
    expect(order.instalments!.reduce((sum, { amount }) => sum + amount, 0)).toBe(40_000);
    const mails = await product.mails.to(order.email);
    expect(mails.at(-1)!.subject).toBe(`Your order ${order.number} has changed`);
    expect(mails.at(-1)!.text).toContain('Sat, 3 July 2038');
    // One more than there are seats: nothing changes, and the old seats are kept.
    const more = await change(id, { revision: 2, people: 5, departureId: from.id });
    expect([more.status, await taken(to.id), await taken(from.id)]).toEqual([409, 2, 0]);
    expect((await change(id, { revision: 2, people: 5, departureId: from.id, force: true })).status).toBe(200);
    expect([await taken(to.id), await taken(from.id)]).toEqual([0, 5]);
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ resource: 'orders', recordId: id });
    expect(trail.filter(({ changes }) => 'force' in changes)).toHaveLength(1);
  });

  it('holds seats of a moved unpaid booking like those of a new one, but not those of an approved one (rules/desk 5, rules/departures 3)', async () => {
    const tour = await makeTour(product.dataSource);
    const departure = await makeDeparture(product.dataSource, tour.id, { capacity: 4 });
    const moved = async (settle?: (id: string) => Promise<unknown>) => {
      const { body } = await make({ itemsArray: [{ id: tour.id }], travelDate: '2038-01-05', people: 2 });
      const { id, holdUntil } = body.order;
      expect(holdUntil).toBeNull();
      await settle?.(id);
      expect((await change(id, { revision: 1, departureId: departure.id })).status).toBe(200);
      return stored(id);
    };
    const waiting = await moved();
    const hours = (waiting.holdUntil!.getTime() - waiting.updatedAt.getTime()) / 3_600_000;
    expect([waiting.status, Math.round(hours)]).toEqual(['PENDING', waiting.terms!.holdHours]);
    const approve = (id: string) => product.api.put(`/order/${id}/status`, { status: 'APPROVED' }, { token: clerk });
    expect(await moved(approve)).toMatchObject({ status: 'APPROVED', holdUntil: null, departureId: departure.id });
    // Without a departure there are no seats to hold.
    await change(waiting.id, { revision: 2, departureId: null, travelDate: '2038-01-06' });
    expect(await stored(waiting.id)).toMatchObject({ holdUntil: null, departureId: null });
  });

  it('keeps changes by others: the second editor is told who changed it and when', async () => {
    const tour = await makeTour(product.dataSource);
    const { id } = (await make({ itemsArray: [{ id: tour.id }], people: 2, travelDate: '2038-01-09' })).body.order;
    expect((await change(id, { revision: 1, phoneNumber: '+250 722 000 111' })).status).toBe(200);
    const second = await change(id, { revision: 1, travelDate: '2038-01-16' });
    expect(second.status).toBe(409);
    expect(second.body.message).toMatch(/changed since you opened it\. \S+@staff\.example changed it on .+ CAT/);
    expect((await preview(id, { revision: 1, travelDate: '2038-01-16' })).status).toBe(409);
    expect(await stored(id)).toMatchObject({ travelDate: '2038-01-09', phoneNumber: '+250 722 000 111' });
    const found = await product.api.get('/admin/orders', { token: clerk, query: { filter: { q: '722000111' } } });
    expect(found.body.map((one: { id: string }) => one.id)).toContain(id);
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ resource: 'orders', recordId: id });
    expect(trail.map(({ action }) => action).sort()).toEqual(['create', 'update']);
  });

  it('opens the balance of a paid booking that becomes more expensive, and refunds an overpayment', async () => {
    const tour = await makeTour(product.dataSource, { seasons: [SEASON] });
    const made = await make({ itemsArray: [{ id: tour.id }], people: 2, travelDate: '2038-01-09', sendMails: false });
    const { id, client: caller } = made.body.order;
    await book(id, { amount: 180 });
    const invoice = (await stored(id)).invoiceNumber!;
    await change(id, { revision: 1, travelDate: '2038-07-10', sendMails: false });
    expect(await stored(id)).toMatchObject({ status: 'APPROVED', amount: 260, paid: 180, invoiceNumber: null });
    const invoices = product.dataSource.getRepository(Invoice);
    // The number of the credit note is in the ledger, the timeline, documents and a mail (rules/money 6).
    const { creditNumber } = await invoices.findOneByOrFail({ number: invoice });
    expect(creditNumber).toMatch(/^CRN-/);
    const ledger = (await product.api.get(`/admin/orders/${id}/ledger`, { token: clerk })).body;
    expect(ledger.creditedInvoices).toMatchObject([{ invoiceNumber: invoice, creditNumber, amount: 180 }]);
    const { entries } = (await product.api.get(`/admin/orders/${id}/timeline`, { token: clerk })).body;
    expect(entries.map(({ changes }: { changes: unknown }) => changes)).toContainEqual({
      invoiceNumber: [invoice, null],
      creditNumber: [null, creditNumber],
    });
    const mail = (await product.mails.to(caller.email)).at(-1)!;
    expect(mail.subject).toBe(`Invoice ${invoice} for your order ${made.body.order.number} is no longer valid`);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([`credit-note-${creditNumber}.pdf`]);
    const key = await product.api.links.keyOf(id);
    const paper = await product.app.inject({ method: 'GET', url: `/api/order/${key}/receipts/${creditNumber}` });
    const text = await textOfPdf(paper.rawPayload);
    for (const part of [creditNumber!, invoice, '$180']) expect(text).toContain(part);
    await book(id, { amount: 80 });
    expect(await stored(id)).toMatchObject({ status: 'PAID' });
    // Back to the cheaper day: still paid, with a new invoice, and $80 are to be refunded.
    const back = await change(id, { revision: 2, travelDate: '2038-01-09' });
    expect(back.body.message).toContain('fallen by $80. $80 is to be paid back.');
    const paid = await stored(id);
    expect(paid).toMatchObject({ status: 'PAID', amount: 180, refundDue: 80 });
    expect(await invoices.findOneByOrFail({ number: paid.invoiceNumber! })).toMatchObject({
      amount: 180,
      creditNumber: null,
    });
    await book(id, { direction: 'out', amount: 80 });
    expect(await stored(id)).toMatchObject({ status: 'PAID', paid: 180, refundDue: 0 });
  });

  it('sells nothing without a price, and changes no ended order', async () => {
    const tour = await makeTour(product.dataSource);
    const many = await make({ itemsArray: [{ id: tour.id }], people: 8, travelDate: '2038-01-09' });
    expect([many.status, many.body.Errors]).toEqual([
      400,
      ['The tour has no price for so many people', 'Give lines of your own to sell it at another price'],
    ]);
    for (const [fields, sentence] of [
      [{ lines: [{ label: '', quantity: 1, unitAmount: 5 }] }, 'The label of a line is required'],
      [{ lines: [{ label: 'x', quantity: 1, unitAmount: -5 }] }, 'The total must be more than $0'],
      [{ discount: { percent: 10, reason: '' } }, 'The reason of a discount is required'],
      [{ discount: { percent: 100, reason: 'A gift' } }, 'The total must be more than $0'],
      [{ discount: { amount: 0.005, reason: 'A gift' } }, 'The discount must be a number with at most two decimals'],
      [{ discount: { amount: 'much', reason: 'A gift' } }, 'The discount must be a number with at most two decimals'],
      [
        { discount: { amount: 5, reason: 'A gift\r\nBcc: a@b.example' } },
        'The reason of a discount must be a single line of plain text without hidden characters',
      ],
      [
        { lines: [{ label: 'Private\ntrip', quantity: 1, unitAmount: 5 }] },
        'The label of a line must be a single line of plain text without hidden characters',
      ],
      [{ holdUntil: '2026-11-01' }, 'The day until which seats are held cannot be in the past'],
      [{ source: 'pigeon' }, 'Source must be one of: phone, walk-in, email, agent'],
    ] as const) {
      const { status, body } = await make({ itemsArray: [{ id: tour.id }], people: 2, ...fields });
      expect([status, body.Errors]).toEqual([400, [sentence]]);
    }
    const { body } = await product.api.post('/order', orderBody(tour.id));
    await product.api.post(`/admin/orders/${body.order.id}/cancel`, { refund: 0, reason: 'Spec' }, { token: clerk });
    expect((await change(body.order.id, { revision: 1, travelDate: '2038-01-09' })).status).toBe(409);
  });

  it('books once, however often it is clicked', async () => {
    const tour = await makeTour(product.dataSource);
    const fields = { ...client(), itemsArray: [{ id: tour.id }], people: 2, travelDate: '2038-01-09' };
    const headers = { 'idempotency-key': 'one booking' };
    const answers = await Promise.all([1, 2, 3].map(() => make(fields, headers)));
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.order.id as string);
    expect(new Set(made).size).toBe(1);
    expect(await product.dataSource.getRepository(Order).countBy({ itemId: tour.id })).toBe(1);
  });

  it('lists who starts, is under way and ends on a day, without cancelled orders', async () => {
    const days = (count: number) => Array.from({ length: count }, (_, day) => ({ day: day + 1, title: '', body: '' }));
    const tour = await makeTour(product.dataSource, { itinerary: days(3), extras: [PERMIT] });
    const travel = async (travelDate: string, fields: Record<string, unknown> = {}) =>
      (await make({ itemsArray: [{ id: tour.id }], people: 2, travelDate, ...fields })).body.order as { id: string };
    const starts = await travel('2038-11-10', { extras: [{ code: 'permit' }], message: 'One is a vegetarian.' });
    const underWay = await travel('2038-11-09');
    const ends = await travel('2038-11-08');
    await travel('2038-11-07');
    await travel('2038-11-11');
    const gone = await travel('2038-11-10');
    await product.api.post(`/admin/orders/${gone.id}/cancel`, { refund: 0, reason: 'Spec' }, { token: clerk });
    await product.api.post(
      `/admin/orders/${starts.id}/notes`,
      { text: 'Wants the room by the lake.' },
      { token: clerk },
    );
    const { body } = await product.api.get('/admin/manifest', { token: clerk, query: { day: '2038-11-10' } });
    const ids = (rows: { orderId: string }[]) => rows.map(({ orderId }) => orderId);
    expect([body.day, ids(body.starting), ids(body.underWay), ids(body.ending)]).toEqual([
      '2038-11-10',
      [starts.id],
      [underWay.id],
      [ends.id],
    ]);
    expect(body.starting[0]).toMatchObject({
      people: 2,
      extras: ['2 × Permit'],
      message: 'One is a vegetarian.',
      phoneNumber: '+250 788 123 456',
      endDate: '2038-11-12',
      notes: ['Wants the room by the lake.'],
    });
    expect(body.ending[0].notes).toEqual([]);
    const file = await product.app.inject({
      url: '/api/admin/manifest?day=2038-11-10',
      headers: { token: clerk, accept: 'text/csv' },
    });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.payload.trim().split('\n')).toHaveLength(4);
    expect(file.payload).toContain('Wants the room by the lake.');
    const bad = await product.api.get('/admin/manifest', { token: clerk, query: { day: '2038-02-30' } });
    expect(bad.body.Errors).toEqual(['day must be a day, such as 2026-11-21']);
    const filter = { travelDate_gte: '2038-11-10', travelDate_lte: '2038-11-10', itemId: tour.id };
    const list = await product.api.get('/admin/orders', {
      token: clerk,
      query: { filter, sort: ['travelDate', 'ASC'] },
    });
    expect(list.body.map((one: { id: string }) => one.id).sort()).toEqual([starts.id, gone.id].sort());
  });
});
