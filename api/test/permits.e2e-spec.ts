import { In } from 'typeorm';
import { addDays, today } from '@imisozi/core/kigali-time';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { PermitBacklog } from '../src/modules/permits/permit.backlog.js';
import { Permit } from '../src/modules/permits/permit.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

interface Row {
  readonly id: string;
  readonly state: string;
  readonly place: number;
  readonly round: number;
  readonly day: string | null;
  readonly number: string | null;
  readonly names: string | null;
  readonly passportNumber: string | null;
  readonly isSurplus: boolean;
  readonly travellerId: string | null;
}

describe('Permits', () => {
  let product: TestApp;
  let clerk: string;
  const TRAVEL = addDays(today(), 40);

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  let count = 0;
  const number = () => `VNP-${++count}`;
  /** An order of a trip at $400 with permits at $600 a person; of `paid` dollars. */
  const order = async ({ adults = 2, paid = 0, quantity = 1, travelDate = TRAVEL } = {}) => {
    const tour = await makeTour(product.dataSource, {
      price1: 400,
      price2: 400,
      price3: 400,
      price4: 400,
      extras: [
        { code: 'gorilla', label: 'Gorilla permit', category: 'permit', price: 600, per: 'person', required: true },
      ],
      terms: { depositPercent: 30, balanceDaysBefore: 5 },
    });
    const email = `permits.${++count}@example.org`;
    const body = orderBody(tour.id, {
      amount: 400 + 600 * adults * quantity,
      email,
      travelDate,
      travellers: { adult: adults },
      extras: [{ code: 'gorilla', quantity }],
    });
    const { id } = (await product.api.post('/order', body)).body.order as { id: string };
    if (paid > 0) await pay(id, paid);
    return id;
  };
  const pay = (id: string, amount: number) =>
    product.api.post(`/admin/orders/${id}/ledger`, { kind: 'bank', direction: 'in', amount }, { token: clerk });
  const list = async (filter: object) => {
    const query = { filter: JSON.stringify(filter), sort: '["day","ASC"]' };
    return (await product.api.get('/admin/permits', { token: clerk, query })).body as Row[];
  };
  const of = async (orderId: string) =>
    (await list({ orderId })).toSorted((one, other) => one.round - other.round || one.place - other.place);
  const put = (id: string, body: object) => product.api.put(`/admin/permits/${id}`, body, { token: clerk });
  const buy = (permits: object[]) => product.api.post('/admin/permits/buy', { permits }, { token: clerk });
  const change = async (id: string, body: object) => {
    const { revision } = (await product.api.get(`/admin/orders/${id}`, { token: clerk })).body as { revision: number };
    return product.api.put(`/admin/orders/${id}`, { revision, ...body }, { token: clerk });
  };
  const travellers = (id: string, names: readonly string[]) =>
    product.api.put(`/order/${id}/travellers`, {
      travellers: names.map((firstName) => ({
        type: 'adult',
        firstName,
        lastName: 'Spec',
        passportNumber: `P-${firstName}`,
        nationality: 'Kenyan',
        birthDate: '1984-05-17',
      })),
    });

  describe('One row for each person and visit (rules/permits 1)', () => {
    it('is there once the booking is approved, and not before', async () => {
      const id = await order();
      expect(await of(id)).toEqual([]);
      await pay(id, 1320);
      expect(await of(id)).toMatchObject([
        { place: 1, round: 1, state: 'to-buy', day: TRAVEL, names: null, price: 600 },
        { place: 2, round: 1, state: 'to-buy', day: TRAVEL, names: null, price: 600 },
      ]);
    });

    it('is made for each visit, on the days of the trip', async () => {
      const id = await order({ quantity: 2, paid: 5000 });
      expect((await of(id)).map(({ place, round }) => [place, round])).toEqual([
        [1, 1],
        [2, 1],
        [1, 2],
        [2, 2],
      ]);
    });

    it('is for the travellers in the order in which they were entered, and reading it is in the trail', async () => {
      const id = await order({ paid: 1600 });
      await travellers(id, ['Aline']);
      const [first, second] = await of(id);
      expect(first).toMatchObject({
        names: 'Aline Spec',
        passportNumber: 'P-Aline',
        nationality: 'Kenyan',
        birthDate: '1984-05-17',
      });
      expect(second).toMatchObject({ names: null, passportNumber: null });
      const read = { resource: 'travellers', action: 'read', label: 'Permits' };
      expect(await product.dataSource.getRepository(AuditEntry).countBy(read)).toBeGreaterThan(0);
      expect(JSON.stringify(await product.dataSource.getRepository(Permit).findBy({ orderId: id }))).not.toContain(
        'Aline',
      );
    });
  });

  describe('Rows follow the booking (rules/permits 2)', () => {
    it('with more and with fewer people, and never drop a bought one silently', async () => {
      const id = await order({ adults: 3, paid: 2200 });
      const [, second, third] = await of(id);
      expect(
        (
          await buy([
            { id: third!.id, number: number() },
            { id: second!.id, number: number() },
          ])
        ).status,
      ).toBe(200);
      expect((await change(id, { travellers: { adult: 1 } })).status).toBe(200);
      const left = await of(id);
      expect(left.map(({ state, isSurplus }) => [state, isSurplus]).toSorted()).toEqual([
        ['bought', false],
        ['bought', true],
      ]);
      const { warnings } = (await product.api.get(`/admin/orders/${id}`, { token: clerk })).body as {
        warnings: { code: string; count: number }[];
      };
      expect(warnings).toContainEqual(expect.objectContaining({ code: 'permits-surplus', count: 1 }));
      await change(id, { travellers: { adult: 4 } });
      const again = await of(id);
      expect(again.filter(({ isSurplus }) => isSurplus)).toEqual([]);
      expect(again.map(({ state }) => state).toSorted()).toEqual(['bought', 'bought', 'to-buy', 'to-buy']);
      expect(again.map(({ place }) => place).toSorted()).toEqual([1, 2, 3, 4]);
    });

    it('with another day: what is to be bought moves, what was bought stays', async () => {
      const id = await order({ paid: 1600 });
      const [first] = await of(id);
      await put(first!.id, { state: 'bought', number: number() });
      expect((await change(id, { travelDate: addDays(TRAVEL, 3) })).status).toBe(200);
      expect((await of(id)).map(({ day }) => day)).toEqual([TRAVEL, addDays(TRAVEL, 3)]);
    });

    it('to the end: those to be bought go, bought ones are surplus', async () => {
      const id = await order({ paid: 1600 });
      const [first] = await of(id);
      await put(first!.id, { state: 'bought', number: number(), cost: 590 });
      const { refund } = (await product.api.get(`/order/${id}/cancellation`)).body as { refund: number };
      expect((await product.api.post(`/order/${id}/cancel`, { refund })).status).toBe(200);
      expect(await of(id)).toMatchObject([{ state: 'bought', isSurplus: true }]);
    });
  });

  describe('The states (rules/permits 3)', () => {
    it('follow their table, and a bought one needs its number', async () => {
      const id = await order({ paid: 1600 });
      const [first] = await of(id);
      expect((await put(first!.id, { state: 'used' })).status).toBe(409);
      expect((await put(first!.id, { state: 'bought' })).status).toBe(400);
      expect(
        (await put(first!.id, { state: 'bought', number: number(), cost: 550, day: addDays(TRAVEL, 1) })).body.data,
      ).toMatchObject({
        state: 'bought',
        cost: 550,
        day: addDays(TRAVEL, 1),
        nextStates: ['used', 'lost', 'released', 'to-buy'],
      });
      expect((await put(first!.id, { state: 'released' })).status).toBe(200);
      expect((await of(id)).map(({ state }) => state).toSorted()).toEqual(['released', 'to-buy', 'to-buy']);
      expect((await put(first!.id, { state: 'bought' })).status).toBe(409);
    });

    it('of several change together or not at all', async () => {
      const id = await order({ paid: 1600 });
      const [first, second] = await of(id);
      const same = number();
      expect(
        (
          await buy([
            { id: first!.id, number: same },
            { id: second!.id, number: same },
          ])
        ).status,
      ).toBe(409);
      expect((await of(id)).map(({ state }) => state)).toEqual(['to-buy', 'to-buy']);
      expect(
        (
          await buy([
            { id: first!.id, number: same },
            { id: second!.id, number: number() },
          ])
        ).status,
      ).toBe(200);
      expect((await buy([{ id: first!.id, number: number() }])).status).toBe(409);
    });
  });

  describe('One permit, one person (rules/permits 4)', () => {
    it('has a number that nobody else can have, however it is written, until it is released', async () => {
      const [one, other] = [await order({ paid: 1600 }), await order({ paid: 1600 })];
      const [mine] = await of(one);
      const [theirs] = await of(other);
      const answers = await Promise.all([
        put(mine!.id, { state: 'bought', number: 'vnp 2027/1' }),
        put(theirs!.id, { state: 'bought', number: 'VNP-2027/1' }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [winner, loser] = answers[0].status === 200 ? [mine!, theirs!] : [theirs!, mine!];
      expect((await put(winner.id, { state: 'released' })).status).toBe(200);
      expect((await put(loser.id, { state: 'bought', number: 'VNP2027/1' })).status).toBe(200);
    });

    it('stays with the traveller for whom it was bought', async () => {
      const id = await order({ paid: 1600 });
      await travellers(id, ['Aline', 'Bosco']);
      const [first, second] = await of(id);
      await put(second!.id, { state: 'bought', number: number() });
      await product.api.call('DELETE', `/order/${id}/travellers/${first!.travellerId}`);
      await travellers(id, ['Chantal']);
      expect((await of(id)).map(({ names }) => names)).toEqual(['Chantal Spec', 'Bosco Spec']);
      expect(
        (
          await put(first!.id, {
            travellerId: '00000000-0000-4000-8000-000000000000',
            state: 'bought',
            number: number(),
          })
        ).status,
      ).toBe(400);
    });
  });

  describe('Cancelling (rules/permits 5)', () => {
    it('keeps bought permits and refunds the others, as the page of the order says', async () => {
      const id = await order({ paid: 1600 });
      const cost = async () => (await product.api.get(`/order/${id}/cancellation`)).body as { refund: number };
      expect(await cost()).toMatchObject({ refund: 1600, permits: 0 });
      const [first] = await of(id);
      await put(first!.id, { state: 'bought', number: number(), cost: 512.5 });
      expect(await cost()).toMatchObject({ refund: 1000, permits: 600 });
      const byOffice = await product.api.get(`/order/${id}/cancellation?permitsBought=false`, { token: clerk });
      expect(byOffice.body).toMatchObject({ refund: 1000, permits: 600 });
      const page = await product.api.get(`/order/${id}`);
      expect(page.body.data.permits).toEqual([
        { label: 'Gorilla permit', bought: 1, boughtAmount: 600, toBuy: 1, toBuyAmount: 600 },
      ]);
      expect(JSON.stringify(page.body)).not.toContain('512.5');
      expect((await product.api.post(`/order/${id}/cancel`, { refund: 1600 })).status).toBe(409);
      expect((await product.api.post(`/order/${id}/cancel`, { refund: 1000 })).status).toBe(200);
      const { refund } = (await product.api.get(`/order/${id}`)).body.data as { refund: { kept: number; due: number } };
      expect(refund).toMatchObject({ kept: 600, due: 1000 });
    });
  });

  describe('What must be bought (rules/permits 6)', () => {
    it('is a list by day, a file for the park, and a warning of the booking', async () => {
      const day = addDays(today(), 20);
      const id = await order({ paid: 1600, travelDate: day });
      await travellers(id, ['Diane']);
      const due = await list({ state: 'to-buy', day_lte: day });
      expect(due.filter(({ day: one }) => one! > day)).toEqual([]);
      expect(due.some(({ names }) => names === 'Diane Spec')).toBe(true);
      const query = { filter: JSON.stringify({ orderId: id }) };
      const file = await product.api.get('/admin/permits', { token: clerk, query, headers: { accept: 'text/csv' } });
      expect(file.body).toContain('"P-Diane"');
      const { warnings } = (await product.api.get(`/admin/orders/${id}`, { token: clerk })).body as {
        warnings: { code: string }[];
      };
      expect(warnings).toContainEqual(expect.objectContaining({ code: 'permits-to-buy', count: 2, day }));
    });
  });

  it('are listed for bookings that were approved before, once, if their trips are ahead (rules/permits 7)', async () => {
    const [ahead, over] = [await order({ paid: 1_600 }), await order({ paid: 1_600 })];
    const permits = product.dataSource.getRepository(Permit);
    await permits.delete({ orderId: In([ahead, over]) });
    const past = { travelDate: addDays(today(), -3), endDate: addDays(today(), -1) };
    await product.dataSource.getRepository(Order).update(over, past);
    const backlog = product.app.get(PermitBacklog);
    await backlog.round();
    await backlog.round();
    const rows = await permits.findBy({ orderId: In([ahead, over]) });
    expect(rows.map(({ orderId, state }) => [orderId, state])).toEqual([
      [ahead, 'to-buy'],
      [ahead, 'to-buy'],
    ]);
  });
});
