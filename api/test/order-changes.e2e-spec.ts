import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeEvent, makePromoCode, makeTour, orderBody, tokenOf } from './support/factories.js';

const TYPES = [
  { code: 'child', label: 'Child', percent: -50 },
  { code: 'resident', label: 'Resident', amount: -20, alone: true },
];
const EXTRAS = [
  {
    code: 'permit',
    label: 'Permit',
    category: 'permit',
    price: 100,
    per: 'person',
    required: true,
    prices: { child: 0, resident: 30 },
  },
  { code: 'single', label: 'Single room', category: 'room', price: 60, per: 'unit', required: false },
  {
    code: 'ranger',
    label: 'Junior ranger',
    category: 'service',
    price: 5,
    per: 'person',
    required: false,
    for: ['child'],
  },
] as const;
const GROUPS = [{ from: 6, to: 20, pricePerPerson: 80 }];

describe('A change of a booking keeps what it does not name (rules/desk 2)', () => {
  let product: TestApp;
  let clerk: string;
  let tourId: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    const rules = {
      price3: 300,
      travellerTypes: TYPES,
      extras: EXTRAS.map((extra) => ({ ...extra })),
      largeGroups: GROUPS,
    };
    tourId = (await makeTour(product.dataSource, rules as never)).id;
  });
  afterAll(() => product.close());

  const book = async (fields: Record<string, unknown> = {}): Promise<string> => {
    const wish = orderBody(tourId, { travelDate: '2038-01-05', source: 'phone', ...fields });
    const { status, body } = await product.api.post('/admin/orders', wish, { token: clerk });
    expect([status, body.Errors]).toEqual([201, undefined]);
    return body.order.id;
  };
  const read = async (id: string) => (await product.api.get(`/admin/orders/${id}`, { token: clerk })).body;
  const change = (id: string, fields: Record<string, unknown>) =>
    product.api.put(`/admin/orders/${id}`, { revision: 1, ...fields }, { token: clerk });
  const preview = (id: string, fields: Record<string, unknown>) =>
    product.api.post(`/admin/orders/${id}/preview`, fields, { token: clerk });
  const linesOf = async (id: string) =>
    (await product.api.get(`/order/${id}`, { token: clerk })).body.data.lines.map(
      ({ label, quantity, amount }: { label: string; quantity: number; amount: number }) => [quantity, label, amount],
    );

  it('refuses only a number of people if several types are booked, and names the types', async () => {
    const id = await book({ travellers: { adult: 5, child: 2, resident: 1 } });
    const sentence = 'Please say how many of each type travel: adult 5, child 2, resident 1 are booked';
    for (const answer of [await change(id, { people: 7 }), await preview(id, { people: 7 })]) {
      expect([answer.status, answer.body.Errors]).toEqual([400, [sentence]]);
    }
    const { body } = await change(id, { travellers: { adult: 4 } });
    expect(body.order.itemsArray[0].people).toBe(7);
    expect((await read(id)).booked.travellers).toEqual({ adult: 4, child: 2, resident: 1 });
    // The total may be sent too, if it is right.
    expect((await change(id, { revision: 2, travellers: { child: 1 }, people: 7 })).status).toBe(400);
    expect((await change(id, { revision: 2, travellers: { child: 0 }, people: 5 })).status).toBe(200);
    expect((await read(id)).booked.travellers).toEqual({ adult: 4, resident: 1 });
  });

  it('counts people as adults if only adults are booked, and refuses a change without a revision', async () => {
    const id = await book({ people: 2 });
    expect((await change(id, { people: 3 })).body.order.itemsArray[0].people).toBe(3);
    const { status, body } = await product.api.put(`/admin/orders/${id}`, { people: 4 }, { token: clerk });
    expect([status, body.Errors]).toEqual([400, expect.arrayContaining([expect.stringContaining('Revision')])]);
  });

  it("keeps extras, code, percentage and lines across each other's changes, and removes named ones", async () => {
    const { code } = await makePromoCode(product.dataSource, { percent: 10 });
    const id = await book({
      travellers: { adult: 2, child: 1 },
      extras: [
        { code: 'single', quantity: 2 },
        { code: 'ranger', quantity: 1 },
      ],
      promoCode: code,
      discount: { percent: 10, reason: 'Friends' },
      addLines: [{ label: 'Cake', quantity: 1, unitAmount: 20 }],
    });
    const booked = {
      travellers: { adult: 2, child: 1 },
      extras: [
        { code: 'permit', quantity: 1 },
        { code: 'single', quantity: 2 },
        { code: 'ranger', quantity: 1 },
      ],
      promoCode: code,
      discount: { percent: 10, reason: 'Friends' },
      lines: null,
      addLines: [{ label: 'Cake', quantity: 1, unitAmount: 20 }],
    };
    expect((await read(id)).booked).toEqual(booked);
    // 2 permits at 100 are not discounted: 10 % of 300 − 50 − 30 … and rooms, ranger and cake.
    const before = await linesOf(id);
    const [, , discount] = before.at(-1)!;
    const spared = before.filter(([, label]: [number, string]) => label.startsWith('Permit'));
    expect(spared).toEqual([
      [2, 'Permit', 200],
      [1, 'Permit (Child)', 0],
    ]);
    const others = before.slice(0, -1).reduce((sum: number, [, , amount]: [0, 0, number]) => sum + amount, -200);
    expect(discount).toBeCloseTo(-others / 10, 2);

    await change(id, { travelDate: '2038-02-05' });
    expect(await linesOf(id)).toEqual(before);
    expect((await change(id, { revision: 2, travellers: { adult: 3 } })).status).toBe(200);
    expect((await read(id)).booked).toEqual({ ...booked, travellers: { adult: 3, child: 1 } });
    expect((await linesOf(id)).at(-1)![2]).toBeLessThan(discount);

    const gone = { extras: [{ code: 'single', quantity: 0 }], promoCode: null, discount: null, addLines: [] };
    expect((await change(id, { revision: 3, ...gone })).status).toBe(200);
    expect((await read(id)).booked).toEqual({
      ...booked,
      travellers: { adult: 3, child: 1 },
      extras: booked.extras.filter((extra) => extra.code !== 'single'),
      promoCode: null,
      discount: null,
      addLines: [],
    });
  });

  it('refuses lines of both kinds, and keeps its own price when the number of travellers changes', async () => {
    const lines = [{ label: 'Private trip', quantity: 2, unitAmount: 300 }];
    const both = { lines, addLines: [{ label: 'Cake', quantity: 1, unitAmount: 20 }] };
    const id = await book({ people: 2, extras: [{ code: 'single', quantity: 2 }] });
    expect((await change(id, both)).status).toBe(400);
    expect(
      (await product.api.post('/admin/orders', orderBody(tourId, { ...both, people: 2 }), { token: clerk })).status,
    ).toBe(400);
    await change(id, { lines });
    await change(id, { revision: 2, people: 3 });
    expect(await read(id)).toMatchObject({ amount: 600, booked: { lines, addLines: [], travellers: { adult: 3 } } });
    expect((await change(id, { revision: 3, addLines: both.addLines })).status).toBe(400);
    // Without them the tour is priced again.
    expect((await change(id, { revision: 3, lines: null })).status).toBe(200);
    expect((await read(id)).booked).toMatchObject({
      lines: null,
      travellers: { adult: 3 },
      extras: [
        { code: 'permit', quantity: 1 },
        { code: 'single', quantity: 2 },
      ],
    });
  });

  it('changes source, pick-up and contact details, without changing the price', async () => {
    const id = await book({ people: 2 });
    const { amount } = await read(id);
    const facts = { source: 'agent', deadline: '2038-01-05T06:30', location: 'Hotel des Mille Collines' };
    expect((await change(id, { ...facts, names: 'Another Caller' })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      amount,
      source: 'agent',
      deadline: '2038-01-05T04:30:00.000Z',
      location: facts.location,
      client: { names: 'Another Caller' },
    });
    // The pick-up keeps its time on the new day.
    await change(id, { revision: 2, travelDate: '2038-01-09' });
    expect(await read(id)).toMatchObject({ deadline: '2038-01-09T04:30:00.000Z' });
    await change(id, { revision: 3, source: null, location: null });
    expect(await read(id)).toMatchObject({ source: null, location: '' });
  });

  it('does not discount permits by hand unless it says so', async () => {
    const taken = async (discount: object) => (await linesOf(await book({ people: 2, discount }))).at(-1)![2];
    const reason = 'Friends';
    expect(await taken({ percent: 50, reason })).toBe(-90);
    expect(await taken({ amount: 1000, reason })).toBe(-180);
    expect(await taken({ percent: 50, reason, onPermits: true })).toBe(-190);
  });

  it('charges each person at an event, and keeps its added lines', async () => {
    const event = await makeEvent(product.dataSource, { price: 40 });
    const wish = { ...orderBody(event.id), itemType: 'event', people: 2, travelDate: undefined, amount: undefined };
    const addLines = [{ label: 'Cake', quantity: 1, unitAmount: 20 }];
    const made = await product.api.post('/admin/orders', { ...wish, addLines }, { token: clerk });
    expect(made.body.order.amount).toBe(100);
    expect((await change(made.body.order.id, { people: 3 })).body.order.amount).toBe(140);
  });

  it('refuses an extra for which there is no traveller instead of dropping it', async () => {
    const id = await book({ travellers: { adult: 2, child: 1 }, extras: [{ code: 'ranger', quantity: 1 }] });
    const { status, body } = await change(id, { travellers: { child: 0 } });
    expect([status, body.Errors[0]]).toEqual([400, 'Junior ranger is for these travellers only: Child']);
    const both = { travellers: { child: 0 }, extras: [{ code: 'ranger', quantity: 0 }] };
    expect((await change(id, both)).status).toBe(200);
  });

  it('moves with the seats of all its travellers', async () => {
    const departure = await makeDeparture(product.dataSource, tourId, { capacity: 4 });
    const id = await book({ travellers: { adult: 2, child: 1 } });
    expect((await change(id, { departureId: departure.id, travellers: { adult: 4 } })).status).toBe(409);
    expect((await change(id, { departureId: departure.id, travellers: { adult: 3 } })).status).toBe(200);
    const wrong = { revision: 2, departureId: departure.id, travelDate: '2038-05-05' };
    expect((await change(id, wrong)).status).toBe(400);
  });
});
