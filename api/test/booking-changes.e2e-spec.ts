import fc from 'fast-check';
import { addDays, catDate, today, type Day } from '@imisozi/core/kigali-time';
import { changeFormOf, changeOf, type BookedOrder, type ChangeForm } from '@imisozi/core/desk/booking-change';
import type { OrdersOverTimeView } from '../src/modules/dashboard/figures/order-figures.view.js';
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { PromoCode } from '../src/modules/promo-codes/promo-code.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makePromoCode, makeTour, orderBody, tokenOf } from './support/factories.js';

const CHANGES = Number(process.env.BOOKING_CHANGES ?? 120);
const SEED = Number(process.env.BOOKING_SEED ?? 20_271_122);
/** Changes of one booking, before another one is created. */
const OF_ONE = 30;
/** Money is booked on each of these past days in turn. */
const DAYS = 40;

const RULES = {
  ...{ price1: 100, price2: 180, price3: 250.01, price4: 320, price5: 390 },
  largeGroups: [{ from: 6, to: 40, pricePerPerson: 71.33 }],
  travellerTypes: [
    { code: 'child', label: 'Child', percent: -50 },
    { code: 'resident', label: 'Resident', amount: -20.5, alone: true },
  ],
  extras: [
    {
      ...{ code: 'permit', label: 'Permit', category: 'permit', price: 700, per: 'person', required: true },
      prices: { child: 0, resident: 200 },
    },
    { code: 'single', label: 'Single room', category: 'room', price: 60, per: 'unit', required: false },
    { code: 'porter', label: 'Porter', category: 'service', price: 20, per: 'person', required: false, for: ['adult'] },
    {
      code: 'ranger',
      label: 'Junior ranger',
      category: 'service',
      price: 5,
      per: 'day',
      required: false,
      for: ['child'],
    },
    { code: 'lunch', label: 'Lunch', category: 'service', price: 12.5, per: 'person-day', required: false },
  ],
  seasons: [
    {
      ...{ name: 'High', from: '2038-06-01', to: '2038-08-31' },
      ...{ price1: 130, price2: 240, price3: 330, price4: 420, price5: 510 },
      extras: { permit: 1050, single: 80 },
    },
  ],
};

/** A change in the form; of one input, or of several that belong together. */
type Edit = (form: ChangeForm) => Partial<ChangeForm>;

const count = fc.integer({ min: 0, max: 4 });
const emptied = fc.constantFrom(null, '');
const type = fc.constantFrom('adult', 'child', 'resident');
const extra = fc.constantFrom('single', 'porter', 'ranger', 'lunch');
const word = fc.constantFrom('Returning guests', 'A late start', 'Zażółć 山', 'Friends');
const row = fc.record({
  label: word,
  quantity: fc.integer({ min: 1, max: 3 }),
  unitAmount: fc.constantFrom(10, 33.33, 120, -5.55),
});
const own = fc.record({
  label: word,
  quantity: count.map((one) => one + 1),
  unitAmount: fc.constantFrom(900, 1234.56),
});

const edits = (departures: readonly string[], codes: readonly string[]): fc.Arbitrary<Edit> =>
  fc.oneof(
    fc.tuple(type, fc.option(count)).map(([code, many]): Edit => (form) => ({
      travellers: { ...form.travellers, [code]: many },
    })),
    fc.tuple(extra, fc.option(count)).map(([code, many]): Edit => (form) => ({
      extras: { ...form.extras, [code]: many },
    })),
    fc.constantFrom(...codes, '', null).map((promoCode): Edit => () => ({ promoCode })),
    fc
      .record({
        discountBy: fc.constantFrom('percent' as const, 'amount' as const),
        discount: fc.integer({ min: 1, max: 100 }),
        discountReason: word,
        discountOnPermits: fc.boolean(),
      })
      .map(
        (discount): Edit =>
          () =>
            discount,
      ),
    fc.constant<Edit>(() => ({ discountBy: 'none', discount: null, discountReason: null, discountOnPermits: false })),
    fc.array(row, { maxLength: 3 }).map(
      (addLines): Edit =>
        (form) =>
          form.priceBy === 'own' ? {} : { addLines },
    ),
    fc.array(own, { minLength: 1, maxLength: 2 }).map((lines): Edit => () => ({ priceBy: 'own', lines, addLines: [] })),
    fc.constant<Edit>(() => ({ priceBy: 'tour', lines: [] })),
    fc.constantFrom(...departures).map((departureId): Edit => () => ({ departureId })),
    fc
      .constantFrom('2038-03-03', '2038-05-30', '2038-07-07', '2038-12-24')
      .map((travelDate): Edit => () => ({ departureId: null, travelDate })),
    fc
      .constantFrom('phone' as const, 'agent' as const, 'walk-in' as const, null)
      .map((source): Edit => () => ({ source })),
    fc.oneof(word, emptied).map((location): Edit => () => ({ location })),
    fc.oneof(word, emptied).map((address): Edit => () => ({ address })),
    word.map((names): Edit => () => ({ names })),
    fc.constantFrom('en' as const, 'fr' as const).map((language): Edit => () => ({ language })),
    fc.constantFrom('05:30', '14:00').map((pickUpTime): Edit => () => ({ pickUpTime })),
  );

type Read = BookedOrder &
  Pick<Order, 'amount' | 'paid' | 'refundDue' | 'status' | 'id'> &
  Record<'balance' | 'revenue' | 'depositsHeld' | 'leftToPay', number>;

const cents = (dollars: number) => Math.round(dollars * 100);
const total = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
/** The sum of entries, in cents. */
const kept = (entries: readonly LedgerEntry[]) =>
  total(
    entries
      .filter(({ voidedAt }) => !voidedAt)
      .map(({ direction, amount }) => (direction === 'in' ? cents(amount) : -cents(amount))),
  );
const isOver = ({ status }: Pick<Order, 'status'>) => ['REJECTED', 'CANCELLED', 'REFUNDED'].includes(status);

describe('Random changes by the dialog of the dashboard (rules/desk 2, rules/operating 8)', () => {
  let product: TestApp;
  let clerk: string;
  let admin: string;
  let tourId: string;
  let departures: readonly string[];
  let codes: readonly string[];

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    tourId = (await makeTour(product.dataSource, RULES as never)).id;
    const days = ['2038-02-02', '2038-07-01', '2038-10-10'];
    const made = days.map((startDate) =>
      makeDeparture(product.dataSource, tourId, { startDate, endDate: addDays(startDate, 1), capacity: 9 }),
    );
    departures = (await Promise.all(made)).map(({ id }) => id);
    const promos = [{ percent: 10 }, { percent: 100 }, { amount: 75.5 }];
    codes = (await Promise.all(promos.map((promo) => makePromoCode(product.dataSource, promo)))).map(
      ({ code }) => code,
    );
  });
  afterAll(() => product.close());

  const token = () => ({ token: clerk });
  const read = async (id: string): Promise<Read> => (await product.api.get(`/admin/orders/${id}`, token())).body;
  let booked = 0;
  const dayOfMoney = (): Day => addDays(today(), -(booked++ % DAYS));
  const pay = async (id: string, direction: 'in' | 'out', amount: number) => {
    const entry = { kind: 'cash', direction, amount, receivedAt: dayOfMoney() };
    const { status, body } = await product.api.post(`/admin/orders/${id}/ledger`, entry, token());
    expect([status, body.Errors]).toEqual([201, undefined]);
  };
  /** Voids the newest valid entry, unless its money was paid out since. */
  const voidLast = async (id: string) => {
    const entries = await product.dataSource.getRepository(LedgerEntry).findBy({ orderId: id });
    const last = entries.filter(({ voidedAt }) => !voidedAt).sort((one, other) => +other.createdAt - +one.createdAt)[0];
    if (!last) return;
    const { status } = await product.api.post(`/admin/ledger/${last.id}/void`, { reason: 'A slip' }, { token: admin });
    expect([200, 409]).toContain(status);
  };

  /** Another order that is under way and partly paid, and one that was cancelled and partly refunded. */
  async function others(): Promise<void> {
    const desk = async (travelDate: Day) => {
      const wish = { needDate: undefined, travelDate, travellers: { adult: 2 }, force: true, sendMails: false };
      const { status, body } = await product.api.post('/admin/orders', orderBody(tourId, wish), token());
      expect([status, body.Errors]).toEqual([201, undefined]);
      return body.order.id as string;
    };
    await pay(await desk(today()), 'in', 310.25);
    const cancelled = await desk('2038-05-05');
    await pay(cancelled, 'in', 300);
    const { status } = await product.api.put(`/order/${cancelled}/status`, { status: 'CANCELLED' }, { token: admin });
    expect(status).toBe(200);
    await pay(cancelled, 'out', 120.5);
  }

  async function book(): Promise<string> {
    const wish = {
      departureId: departures[0],
      travelDate: undefined,
      travellers: { adult: 2, child: 1, resident: 1 },
      extras: [
        { code: 'single', quantity: 2 },
        { code: 'lunch', quantity: 1 },
      ],
      promoCode: codes[0],
      discount: { percent: 15, reason: 'Returning guests' },
      addLines: [{ label: 'Cake', quantity: 1, unitAmount: 20 }],
      source: 'phone',
      force: true,
    };
    const { status, body } = await product.api.post('/admin/orders', orderBody(tourId, wish), token());
    expect([status, body.Errors]).toEqual([201, undefined]);
    return body.order.id;
  }

  /** The values of the form, with one value for all kinds of empty inputs. */
  function said(form: ChangeForm): object {
    const { sendMails: _, force: __, travelDate, pickUpDay: ___, departureId, ...rest } = form;
    const counts = (held: ChangeForm['travellers']) =>
      Object.fromEntries(
        Object.entries(held)
          .filter(([, many]) => many)
          .sort(),
      );
    const text = (value: string | null) => value?.trim() || null;
    return {
      ...rest,
      day: departureId ?? travelDate,
      travellers: counts(form.travellers),
      extras: counts(form.extras),
      ...Object.fromEntries((['promoCode', 'location', 'address'] as const).map((name) => [name, text(form[name])])),
      discountReason: text(form.discountReason),
    };
  }

  /** Differences between money, seats and codes computed from the ledger and all orders, and those in the responses. */
  async function untrue(id: string): Promise<string[]> {
    const [shown, order, entries] = await Promise.all([
      read(id),
      product.dataSource.getRepository(Order).findOneByOrFail({ id }),
      product.dataSource.getRepository(LedgerEntry).findBy({ orderId: id }),
    ]);
    const money = kept(entries);
    const sum = (rows: readonly { readonly amount: number }[] | null) =>
      (rows ?? []).reduce((all, { amount }) => all + amount, 0);
    const facts: Record<string, [unknown, unknown]> = {
      'lines are the amount': [sum(order.priceLines), cents(shown.amount)],
      'instalments are the amount': [sum(order.instalments), cents(shown.amount)],
      'paid is the ledger': [cents(shown.paid), money],
      'revenue is the ledger': [cents(shown.revenue), money],
      'deposits held are the ledger': [cents(shown.depositsHeld), money],
      'owed by the client is the rest': [cents(shown.balance), cents(shown.amount) - money],
      'left to pay is the rest': [cents(shown.leftToPay), Math.max(0, cents(shown.amount) - money)],
      'owed to the client is what is too much': [cents(shown.refundDue), Math.max(0, money - cents(shown.amount))],
      'paid in full says so': [shown.status === 'PAID', money > 0 && money >= cents(shown.amount)],
    };
    return Object.entries(facts).flatMap(([fact, [one, other]]) =>
      one === other ? [] : [`${fact}: ${String(one)}, ${String(other)}`],
    );
  }

  /** Differences between the dashboard's figures and the ledger of all orders, day by day. */
  async function figuresUntrue(): Promise<string[]> {
    const { dataSource } = product;
    const span = { from: addDays(today(), -DAYS), to: today() };
    const [{ body }, orders, entries] = await Promise.all([
      product.api.get('/admin/dashboard/orders', { ...token(), query: span }),
      dataSource.getRepository(Order).find(),
      dataSource.getRepository(LedgerEntry).find(),
    ]);
    const { total: all, periods, standing } = body as OrdersOverTimeView;
    const of = Map.groupBy(entries, ({ orderId }) => orderId);
    const money = orders.map((order) => ({ ...order, kept: kept(of.get(order.id) ?? []) }));
    const open = money.filter((order) => !isOver(order));
    const ahead = open.filter(({ travelDate }) => !travelDate || travelDate > today());
    const back = (order: (typeof money)[number]) =>
      isOver(order) ? order.kept : Math.max(0, order.kept - cents(order.amount));
    const on = Map.groupBy(entries, ({ receivedAt }) => catDate(receivedAt));
    const facts: Record<string, [number, number]> = {
      'revenue in all': [cents(all.revenue), kept(entries)],
      ...Object.fromEntries(
        periods.map(({ start, revenue }) => [`revenue of ${start}`, [cents(revenue), kept(on.get(start) ?? [])]]),
      ),
      'deposits held': [cents(standing.depositsHeld), total(ahead.map((order) => order.kept))],
      'left to pay': [
        cents(standing.leftToPay),
        total(open.map((order) => Math.max(0, cents(order.amount) - order.kept))),
      ],
      'owed to clients': [cents(standing.refundDue), total(money.map(back))],
    };
    return Object.entries(facts).flatMap(([fact, [one, other]]) =>
      one === other ? [] : [`${fact}: ${one}, ${other}`],
    );
  }

  async function seatsAndCodesUntrue(): Promise<string[]> {
    const orders = await product.dataSource.getRepository(Order).find();
    const { api, dataSource } = product;
    const listed = (await api.get('/admin/departures', token())).body as { id: string; taken: number }[];
    const seats = departures.flatMap((id) => {
      const people = orders.filter(({ departureId }) => departureId === id).reduce((all, one) => all + one.people, 0);
      const { taken } = listed.find((one) => one.id === id)!;
      return taken === people ? [] : [`${taken} seats taken for ${people} people`];
    });
    const promos = await dataSource.getRepository(PromoCode).find();
    const uses = promos.flatMap((promo) => {
      const used = orders.filter(({ promoCode }) => promoCode === promo.code).length;
      return promo.uses === used ? [] : [`${promo.code}: ${promo.uses} uses of ${used}`];
    });
    return [...seats, ...uses];
  }

  it(
    `keep what they do not name, and money agrees with the ledger: ${CHANGES} changes of seed ${SEED}`,
    async () => {
      const [random] = fc.sample(
        fc.array(fc.tuple(fc.array(edits(departures, codes), { minLength: 1, maxLength: 3 }), fc.nat(9)), {
          minLength: CHANGES,
          maxLength: CHANGES,
        }),
        { numRuns: 1, seed: SEED },
      );
      let id = '';
      const answered = new Map<number, number>();
      for (const [index, [several, money]] of random!.entries()) {
        if (index % OF_ONE === 0) {
          await others();
          id = await book();
        }
        const order = await read(id);
        const form = several.reduce<ChangeForm>((held, edit) => ({ ...held, ...edit(held) }), {
          ...changeFormOf(order),
          sendMails: false,
        });
        const change = changeOf(order, form);
        const { status, body } = await product.api.put(`/admin/orders/${id}`, change, token());
        answered.set(status, (answered.get(status) ?? 0) + 1);
        const where = `change ${index} of seed ${SEED}: ${JSON.stringify(change)}`;
        expect([where, [200, 400, 409].includes(status), body.Errors ?? []]).toEqual([where, true, expect.anything()]);
        const now = await read(id);
        const expected = status === 200 ? form : changeFormOf(order);
        expect([where, body.Errors, said(changeFormOf(now))]).toEqual([where, body.Errors, said(expected)]);
        if (money === 0 && now.balance > 0) await pay(id, 'in', Math.round(now.balance * 50) / 100);
        if (money === 1 && now.balance > 0) await pay(id, 'in', now.balance);
        if (money === 2 && now.refundDue > 0) await pay(id, 'out', now.refundDue);
        if (money === 3 && now.paid > 0) await pay(id, 'out', Math.round(now.paid * 30) / 100);
        if (money === 4) await voidLast(id);
        const wrong = [await untrue(id), await figuresUntrue(), await seatsAndCodesUntrue()];
        expect([where, ...wrong]).toEqual([where, [], [], []]);
      }
      // If all changes were refused, the property would hold trivially.
      expect(answered.get(200) ?? 0).toBeGreaterThan(CHANGES / 3);
    },
    60_000 + CHANGES * 400,
  );
});
