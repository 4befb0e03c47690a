import { addDays, today } from '@imisozi/core/kigali-time';
import { TripService } from '../src/modules/suppliers/services/trip-service.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

interface Service {
  readonly id: string;
  readonly state: string;
  readonly cost: number;
  readonly dueDay: string;
  readonly fromDay: string;
  readonly voucherNumber: string | null;
}

describe('Suppliers', () => {
  let product: TestApp;
  let clerk: string;
  let accountant: string;
  const TRAVEL = addDays(today(), 30);

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    accountant = await tokenOf(product.dataSource, product.api, 'accountant');
  });
  afterAll(() => product.close());

  let count = 0;
  const post = (path: string, body: object, token = clerk) => product.api.post(`/admin/${path}`, body, { token });
  const supplier = async (fields: object = {}) => {
    const email = `lodge.${++count}@example.org`;
    const body = { name: `Spec Lodge ${count}`, kind: 'lodge', email, payDays: 14, ...fields };
    return (await post('suppliers', body)).body.data as { id: string; email: string; endedAt: string | null };
  };
  const order = async () => {
    const tour = await makeTour(product.dataSource);
    const body = orderBody(tour.id, { email: `guest.${++count}@example.org`, travelDate: TRAVEL, people: 1 });
    return (await product.api.post('/order', body)).body.order as { id: string; number: string };
  };
  const service = async (fields: object = {}, from?: { id: string }) => {
    const { id: supplierId } = from ?? (await supplier());
    const { id: orderId } = await order();
    const body = { orderId, supplierId, what: 'Two rooms', days: 2, units: 2, unitCost: 12_000, ...fields };
    return (await post('services', body)).body.data as Service & { orderId: string };
  };
  const step = (id: string, name: string, body: object = {}, token = clerk) =>
    post(`services/${id}/${name}`, body, token);
  const confirmed = async (from?: { id: string }) => {
    const made = await service({}, from);
    await step(made.id, 'request', { sendMail: false });
    await step(made.id, 'confirm', { reference: 'LK-1' });
    return made;
  };
  const list = async (filter: object) => {
    const query = { filter: JSON.stringify(filter), sort: '["dueDay","ASC"]' };
    return (await product.api.get('/admin/services', { token: accountant, query })).body as Service[];
  };

  it('have rates by season, and are ended rather than deleted once a booking has a service (rules/suppliers 1)', async () => {
    const rates = [
      { name: 'Double', from: TRAVEL, to: addDays(TRAVEL, 90), price: 24_000, per: 'night', childPercent: 50 },
    ];
    const { body } = await post('suppliers', { name: 'Rated', kind: 'lodge', rates });
    expect(body.data.rates).toEqual(rates);
    const wrong = [{ name: 'Double', from: TRAVEL, to: addDays(TRAVEL, -1), price: 1, per: 'night' }];
    expect((await post('suppliers', { name: 'Rated', kind: 'lodge', rates: wrong })).status).toBe(400);
    const used = await supplier();
    await service({}, used);
    expect((await product.api.delete(`/admin/suppliers/${used.id}`, { token: clerk })).status).toBe(409);
    await product.api.put(`/admin/suppliers/${used.id}`, { isEnded: true }, { token: clerk });
    const { id: orderId } = await order();
    expect((await post('services', { orderId, supplierId: used.id, what: 'A room' })).status).toBe(409);
  });

  it('do services, whose cost is days times units times the cost of a unit (rules/suppliers 2)', async () => {
    const made = await service();
    expect(made).toMatchObject({ state: 'to-request', cost: 48_000, currency: 'USD', fromDay: TRAVEL });
    expect(made.dueDay).toBe(addDays(TRAVEL, 1 + 14));
    const put = (body: object) => product.api.put(`/admin/services/${made.id}`, body, { token: clerk });
    expect((await put({ units: 3 })).body.data.cost).toBe(72_000);
    expect((await put({ unitCost: 1_000_000_000, units: 1_000, days: 365 })).status).toBe(400);
    await step(made.id, 'request', { sendMail: false });
    expect((await put({ units: 4 })).status).toBe(409);
    expect((await put({ dueDay: TRAVEL })).status).toBe(200);
  });

  it('are not asked for what moves with the trip or ends with the booking (rules/suppliers 2)', async () => {
    const open = await service();
    const change = { revision: 1, travelDate: addDays(TRAVEL, 3) };
    expect((await product.api.put(`/admin/orders/${open.orderId}`, change, { token: clerk })).status).toBe(200);
    const stored = () => product.dataSource.getRepository(TripService).findOneByOrFail({ id: open.id });
    expect((await stored()).fromDay).toBe(addDays(TRAVEL, 3));
    await product.api.post(`/order/${open.orderId}/cancel`, { refund: 0 });
    expect((await stored()).state).toBe('cancelled');
  });

  it('get a mail when they are asked and when it ends, and states follow their table (rules/suppliers 3)', async () => {
    const lodge = await supplier();
    const made = await service({ note: 'One guest is vegetarian.' }, lodge);
    expect((await step(made.id, 'confirm')).status).toBe(409);
    expect((await step(made.id, 'request')).body.data.state).toBe('requested');
    expect((await step(made.id, 'request')).status).toBe(409);
    expect((await step(made.id, 'cancel')).body.data.state).toBe('cancelled');
    const mails = await product.mails.to(lodge.email);
    expect(mails.map(({ subject }) => subject!.split(':')[0])).toEqual(['Request', 'Cancelled']);
    expect(mails[0]!.text).toContain('One guest is vegetarian.');
    expect(mails[0]!.text).not.toContain('120');
    const silent = await supplier({ email: '' });
    const other = await service({}, silent);
    expect((await step(other.id, 'request')).status).toBe(409);
    expect((await step(other.id, 'request', { sendMail: false })).status).toBe(200);
    expect((await step(other.id, 'refuse')).body.data.nextStates).toEqual(['requested']);
  });

  it('get numbered vouchers without gaps and without a price (rules/suppliers 4)', async () => {
    const lodge = await supplier();
    const [one, other] = [await confirmed(lodge), await confirmed()];
    expect((await step((await service()).id, 'voucher')).status).toBe(409);
    const answers = await Promise.all([step(one.id, 'voucher'), step(other.id, 'voucher'), step(one.id, 'voucher')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const numbers = new Set(answers.map(({ body }) => (body.data as Service).voucherNumber));
    expect([...numbers].toSorted()).toEqual(
      ['000001', '000002'].map((number) => `VCH-${today().slice(0, 4)}-${number}`),
    );
    const paper = await product.api.get(`/admin/services/${one.id}/voucher`, { token: clerk });
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await product.mails.to(lodge.email)).at(-1)!.subject).toContain('Voucher VCH-');
  });

  it('are paid once, by who keeps the books, from a list by day (rules/suppliers 5)', async () => {
    const made = await confirmed();
    expect((await list({ state: 'confirmed', paidOn_null: true })).some(({ id }) => id === made.id)).toBe(true);
    const pay = { paidOn: today(), way: 'bank', reference: 'TRF-1' };
    expect((await step(made.id, 'paid', pay)).status).toBe(403);
    const answers = await Promise.all([1, 2].map(() => step(made.id, 'paid', pay, accountant)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await list({ state: 'confirmed', paidOn_null: true })).some(({ id }) => id === made.id)).toBe(false);
    expect((await step(made.id, 'cancel')).status).toBe(409);
  });

  it('are never shown to the client (rules/suppliers 2)', async () => {
    const made = await confirmed();
    const answers = await Promise.all(
      ['', '/cancellation', '/travellers'].map((path) => product.api.get(`/order/${made.orderId}${path}`)),
    );
    const said = JSON.stringify(answers.map(({ body }) => body as object));
    expect(said).not.toMatch(/Two rooms|Spec Lodge|48000|margin|unitCost/);
  });
});
