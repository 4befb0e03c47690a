import type { Departure } from '../src/modules/departures/departure.entity.js';
import { WaitingEntry } from '../src/modules/departures/waiting/waiting-entry.entity.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';

const TOO_MANY = /^You are on as many waiting lists/;

describe('Waiting lists give no advantage to clients who hold unpaid seats (rules/departures 6, 7)', () => {
  let product: TestApp;
  let tour: Tour;
  let token: string;
  let visitors = 0;

  beforeAll(async () => {
    product = await startApp({ UNPAID_SEATS_PER_NETWORK: '12', TRUST_PROXY: '1' });
    tour = await makeTour(product.dataSource);
    token = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  const newEmail = () => `waits.${++visitors}@waiters.example`;
  const departure = (capacity: number, taken = 0): Promise<Departure> =>
    makeDeparture(product.dataSource, tour.id, { capacity, taken, startDate: '2038-03-01', endDate: '2038-03-01' });
  const join = ({ id }: Departure, ip: string, email = newEmail(), people = 1, headers: object = {}) => {
    const body = { names: 'Spec Waiter', email, phoneNumber: '+250 788 123 456', people };
    return product.api.call('POST', `/departures/${id}/waiting`, body, {
      headers: { 'x-forwarded-for': ip, ...headers },
    });
  };
  const statesOf = async ({ id: departureId }: Departure) => {
    const entries = await product.dataSource.getRepository(WaitingEntry).findBy({ departureId });
    return Object.fromEntries(entries.map(({ email, state }) => [email, state]));
  };
  const order = async ({ id: departureId }: Departure, ip: string, email = newEmail()) => {
    const body = orderBody(tour.id, { people: 1, amount: 100, departureId, email, payment: 'later' });
    const { body: made } = await product.api.call('POST', '/order', body, { headers: { 'x-forwarded-for': ip } });
    return made.order.id as string;
  };
  const cancel = async (id: string) => {
    const { status } = await product.api.put(`/order/${id}/status`, { status: 'CANCELLED' }, { token });
    expect(status).toBe(200);
  };

  it('accept five entries per network, and per mailbox, and store none above that', async () => {
    const full = await Promise.all(Array.from({ length: 6 }, () => departure(1, 1)));
    const answers = [];
    for (const [index, one] of full.entries()) answers.push(await join(one, `198.51.100.${index}`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 409]);
    expect(answers[5]!.body.message).toMatch(TOO_MANY);
    expect(await statesOf(full[5]!)).toEqual({});
    for (const [index, one] of full.entries())
      answers[index] = await join(one, `192.0.${index}.1`, 'one@waiters.example');
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 409]);
    // A client who leaves a waiting list may join another.
    const { key } = await product.dataSource
      .getRepository(WaitingEntry)
      .findOneByOrFail({ departureId: full[0]!.id, email: 'one@waiters.example' });
    await product.api.post(`/departures/waiting/${key}/leave`);
    expect((await statesOf(full[0]!))['one@waiters.example']).toBe('lapsed');
    expect((await join(full[5]!, '192.0.5.1', 'one@waiters.example')).status).toBe(201);
  });

  it('accept five of simultaneous entries', async () => {
    const full = await Promise.all(Array.from({ length: 12 }, () => departure(1, 1)));
    const ips = full.map((_, index) => `198.18.40.${index}`);
    const answers = await Promise.all(full.map((one, index) => join(one, ips[index]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(409)]);
  });

  it('accept no more people than the departure has seats', async () => {
    const two = await departure(2, 2);
    const refused = await join(two, '203.0.113.1', newEmail(), 3);
    expect([refused.status, refused.body.Errors]).toEqual([400, ['The whole departure has room for 2']]);
    expect((await join(two, '203.0.113.1', newEmail(), 2)).status).toBe(201);
  });

  it.each([
    ['network', '203.0.113.77', 'same.network@waiters.example'],
    ['mailbox', '192.88.99.1', 'own+later@gmail.com'],
  ])('offer seats to others first than the %s that freed them', async (_, ip, email) => {
    const one = await departure(1);
    const held = await order(one, '203.0.113.5', 'o.w.n@gmail.com');
    expect((await join(one, ip, email)).status).toBe(201);
    const other = newEmail();
    expect((await join(one, '198.18.0.1', other)).status).toBe(201);
    await cancel(held);
    expect(await statesOf(one)).toEqual({ [email]: 'waiting', [other]: 'offered' });
  });

  it('offer them to the client who freed them if nobody else waits', async () => {
    const one = await departure(1);
    const held = await order(one, '198.18.7.5');
    const again = newEmail();
    expect((await join(one, '198.18.7.6', again)).status).toBe(201);
    await cancel(held);
    expect(await statesOf(one)).toEqual({ [again]: 'offered' });
  });
});
