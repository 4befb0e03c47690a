import { Departure } from '../src/modules/departures/departure.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';

const TOO_MANY = /^We already hold as many unpaid seats/;
const TOO_LARGE_A_PART = /^We cannot hold that many seats of one departure/;

describe('Unpaid seats (rules/departures 5)', () => {
  let product: TestApp;
  let tour: Tour;
  let visitors = 0;

  beforeAll(async () => {
    product = await startApp({ UNPAID_SEATS_PER_NETWORK: '12', TRUST_PROXY: '1' });
    tour = await makeTour(product.dataSource, { price1: 100, price2: 180, price3: 250, price4: 320, price5: 400 });
  });
  afterAll(() => product.close());

  const PRICES = [100, 180, 250, 320, 400];
  const departure = (capacity: number | null): Promise<Departure> =>
    makeDeparture(product.dataSource, tour.id, { capacity, startDate: '2038-03-01', endDate: '2038-03-01' });
  const order = (
    { id: departureId }: Departure,
    people: number,
    ip: string,
    { token, ...fields }: Record<string, unknown> = {},
  ) => {
    const amount = PRICES[people - 1];
    const email = `unpaid.${++visitors}@holders.example`;
    const body = orderBody(tour.id, { people, amount, departureId, email, ...fields });
    const headers = { 'x-forwarded-for': ip };
    return product.api.call('POST', '/order', body, { headers, ...(token ? { token: token as string } : {}) });
  };
  const heldOf = async ({ id }: Departure) =>
    (await product.dataSource.getRepository(Departure).findOneByOrFail({ id })).taken;

  it('are at most twelve for one network, on whatever departures, paid now or later', async () => {
    const departures = await Promise.all([40, 40, 40].map(departure));
    for (const [index, people] of [5, 5, 2].entries()) {
      const { status } = await order(departures[index]!, people, `198.51.100.${index}`, {
        payment: index === 1 ? 'now' : 'later',
      });
      expect(status).toBe(201);
    }
    for (const payment of ['now', 'later']) {
      const refused = await order(departures[0]!, 1, '198.51.100.200', { payment });
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(TOO_MANY)]);
    }
    expect((await order(departures[0]!, 1, '203.0.113.9')).status).toBe(201);
  });

  it('are at most twelve for one mailbox, however its address is written', async () => {
    const wide = await departure(null);
    for (const [index, email] of ['hold.er@gmail.com', 'holder+a@gmail.com', 'HOLDER@googlemail.com'].entries()) {
      const { status } = await order(wide, 5, `192.0.${index}.1`, { email });
      expect([index, status]).toEqual([index, index < 2 ? 201 : 409]);
    }
  });

  it('are at most half of one departure without a deposit, and two of a small one', async () => {
    const [six, small] = [await departure(6), await departure(3)];
    expect((await order(six, 3, '192.88.99.1')).status).toBe(201);
    const refused = await order(six, 1, '192.88.99.2');
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(TOO_LARGE_A_PART)]);
    expect((await order(six, 1, '192.88.99.3', { payment: 'now' })).status).toBe(201);
    expect((await order(small, 2, '192.88.99.4')).status).toBe(201);
    expect((await order(small, 1, '192.88.99.5')).status).toBe(409);
    expect([await heldOf(six), await heldOf(small)]).toEqual([4, 2]);
    const seven = await departure(7);
    expect((await order(seven, 3, '192.88.98.1')).status).toBe(201);
    expect((await order(seven, 1, '192.88.98.2')).status).toBe(409);
  });

  it('no longer count once they are paid, approved by staff, or free again', async () => {
    const wide = await departure(null);
    const admin = await tokenOf(product.dataSource, product.api, 'admin');
    const ip = '198.18.0.1';
    for (const people of [5, 5]) expect((await order(wide, people, ip)).status).toBe(201);
    expect((await order(wide, 5, ip)).status).toBe(409);
    const orders = product.dataSource.getRepository(Order);
    const [one] = await orders.findBy({ departureId: wide.id });
    expect(one).toMatchObject({ holdNetwork: expect.any(String), holdMailbox: expect.any(String) });
    await product.api.put(`/order/${one!.id}/status`, { status: 'APPROVED' }, { token: admin });
    expect(await orders.findOneByOrFail({ id: one!.id })).toMatchObject({ holdNetwork: null, holdMailbox: null });
    expect((await order(wide, 5, ip)).status).toBe(201);
  });

  it('no longer count once a dollar of them is paid', async () => {
    const wide = await departure(null);
    const token = await tokenOf(product.dataSource, product.api, 'reservations');
    const ip = '198.18.7.1';
    const first = await order(wide, 5, ip);
    expect((await order(wide, 5, ip)).status).toBe(201);
    expect((await order(wide, 5, ip)).status).toBe(409);
    const payment = { kind: 'cash', direction: 'in', amount: 1 };
    const url = `/admin/orders/${first.body.order.id}/ledger`;
    expect((await product.api.post(url, payment, { token })).status).toBe(201);
    expect((await order(wide, 5, ip)).status).toBe(201);
  });

  it('are not counted for staff', async () => {
    const wide = await departure(null);
    const token = await tokenOf(product.dataSource, product.api, 'reservations');
    for (let index = 0; index < 4; index++) expect((await order(wide, 5, '198.19.0.1', { token })).status).toBe(201);
  });

  it('stay within the limit for twenty simultaneous orders', async () => {
    const departures = await Promise.all(Array.from({ length: 20 }, () => departure(40)));
    const answers = await Promise.all(departures.map((one) => order(one, 2, '100.64.7.7')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true);
    const held = await Promise.all(departures.map(heldOf));
    expect(held.reduce((sum, seats) => sum + seats, 0)).toBe(12);
  });
});
