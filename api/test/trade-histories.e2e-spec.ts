import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { IsNull, LessThan } from 'typeorm';
import { toCents } from '@imisozi/core/money';
import { Departure } from '../src/modules/departures/departure.entity.js';
import { WaitingEntry } from '../src/modules/departures/waiting/waiting-entry.entity.js';
import { WaitingOffers } from '../src/modules/departures/waiting/waiting.offers.js';
import { DomainEvents } from '../src/common/domain-events/domain-events.js';
import { PromoCode } from '../src/modules/promo-codes/promo-code.entity.js';
import { Invoice } from '../src/modules/orders/ledger/invoice.entity.js';
import { LedgerEntry } from '../src/modules/orders/ledger/ledger-entry.entity.js';
import { DocumentNumber } from '../src/modules/orders/document-number.entity.js';
import { OrderHolds } from '../src/modules/orders/order.holds.js';
import { Order } from '../src/modules/orders/order.entity.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makePromoCode, makeTour, tokenOf } from './support/factories.js';

/** `TRADE_HISTORIES=1000` looks longer. */
const HISTORIES = Number(process.env.TRADE_HISTORIES ?? 40);
const SEED = Number(process.env.TRADE_SEED ?? 20_271_121);
/** How often something wrong is looked at before it counts. */
const LOOKS = 5;
const LOOK_AGAIN_MS = 100;
const PATIENCE_MS = 30_000 + HISTORIES * 1_000;

/** What happens to one tour with two departures; numbers choose among what there is. */
type Step =
  | { readonly kind: 'order'; readonly departure: number; readonly people: number; readonly together: number }
  | { readonly kind: 'promo'; readonly departure: number; readonly together: number }
  | { readonly kind: 'wait'; readonly departure: number; readonly people: number }
  | { readonly kind: 'offer-ends' | 'hold-ends' | 'approve' | 'void' | 'claim'; readonly which: number }
  | { readonly kind: 'cancel' | 'reject' | 'pay-all' | 'refund-all'; readonly which: number }
  | { readonly kind: 'book'; readonly which: number; readonly amount: number; readonly isIn: boolean }
  | { readonly kind: 'move'; readonly which: number; readonly departure: number; readonly people: number }
  | { readonly kind: 'capacity'; readonly departure: number; readonly capacity: number };

const which = fc.nat({ max: 5 });
const departure = fc.nat({ max: 1 });
const people = fc.integer({ min: 1, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('order'), departure, people, together: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('wait'), departure, people }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('promo'), departure, together: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'offer-ends',
        'hold-ends',
        'approve',
        'void',
        'claim',
        'cancel',
        'reject',
        'pay-all',
        'refund-all',
      ),
      which,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('book'),
      which,
      amount: fc.integer({ min: 1, max: 400 }),
      isIn: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move'), which, departure, people }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('capacity'), departure, capacity: fc.integer({ min: 1, max: 8 }) }),
  },
);

/** Some steps end in the middle, as when the process dies: before its so many-th event is told. */
const turn = fc.record({ one: step, diesAt: fc.option(fc.nat({ max: 3 }), { freq: 8 }) });
interface Turn {
  readonly one: Step;
  readonly diesAt: number | null;
}

/** So many orders may use the promo code of a history. */
const PROMO_USES = 2;

describe('Any history of seats, money and changes (trade 8)', () => {
  let product: TestApp;
  let token: string;
  let count = 0;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  const repository = <Entity extends object>(entity: new () => Entity) => product.dataSource.getRepository(entity);
  const past = () => new Date(Date.now() - 1_000);

  async function live(steps: readonly Turn[]): Promise<string[]> {
    const tour = await makeTour(product.dataSource, { price1: 100, price2: 180, price3: 250, price4: 320.5 });
    const runs = [
      await makeDeparture(product.dataSource, tour.id, { capacity: 4 }),
      await makeDeparture(product.dataSource, tour.id, { capacity: 5, startDate: '2038-02-06', endDate: '2038-02-06' }),
    ];
    const ids = runs.map(({ id }) => id);
    await makePromoCode(product.dataSource, { code: promoOf(tour), percent: 10, maxUses: PROMO_USES });
    // Full from the start, so that people wait.
    for (const departure of [0, 1]) await take(tour, ids, { kind: 'order', departure, people: 2, together: 2 });
    for (const [index, { one, diesAt }] of steps.entries()) {
      const before = await waitingOf(ids);
      const dying = diesAt === null ? undefined : dieAt(diesAt);
      const status = await take(tour, ids, one).catch((error: unknown) => {
        if (dying?.died()) return 500;
        throw error;
      });
      dying?.revive();
      const untrue = [
        ...(status >= 500 && !dying?.died() ? [`answered ${status}`] : []),
        ...(await lastingViolations(tour, ids)),
        ...overtaken(before, await waitingOf(ids)),
      ];
      if (untrue.length > 0)
        return untrue.map(
          (what) =>
            `${what} after step ${index}: ${JSON.stringify(one)}${diesAt === null ? '' : `, which dies at event ${diesAt}`}`,
        );
    }
    return [];
  }

  const promoOf = ({ id }: Tour) => `H${id.slice(0, 8)}`.toUpperCase();

  /** From its n-th event on, nothing of what is done comes to its end until it is revived. */
  function dieAt(n: number) {
    const events = product.app.get(DomainEvents);
    const publish = events.publish.bind(events);
    let left = n;
    const spy = jest.spyOn(events, 'publish').mockImplementation((...call) => {
      if (left > 0) {
        left -= 1;
        return publish(...call);
      }
      left = -1;
      return Promise.reject(new Error('The process dies here'));
    });
    return { died: () => left < 0, revive: () => spy.mockRestore() };
  }

  /** @returns the worst status of the calls */
  async function take(tour: Tour, ids: readonly string[], one: Step): Promise<number> {
    const orders = await repository(Order).find({ where: { itemId: tour.id }, order: { number: 'ASC' } });
    const chosen = 'which' in one ? orders[one.which % Math.max(orders.length, 1)] : undefined;
    const client = () => ({
      names: 'History',
      email: `history.${++count}@example.org`,
      phoneNumber: '+250 788 123 456',
    });
    const call = async (method: string, path: string, body: object) =>
      (await product.api.call(method, path, body, { token })).status;
    const order = (departureId: string, size: number, more = {}) =>
      call('POST', '/admin/orders', {
        ...client(),
        itemsArray: [{ id: tour.id }],
        departureId,
        people: size,
        sendMails: false,
        source: 'phone',
        ...more,
      });
    switch (one.kind) {
      case 'order':
        return Math.max(
          ...(await Promise.all(Array.from({ length: one.together }, () => order(ids[one.departure]!, one.people)))),
        );
      case 'promo': {
        const asked = { departureId: ids[one.departure]!, people: 1, promoCode: promoOf(tour) };
        const answer = await product.api.call('POST', '/price', { tour: tour.id, ...asked });
        const { total } = answer.body as { total?: number };
        if (!total) return 200;
        const wanted = { ...client(), address: 'x', location: 'x', itemType: 'tour', itemsArray: [{ id: tour.id }] };
        return Math.max(
          ...(await Promise.all(
            Array.from({ length: one.together }, () => call('POST', '/order', { ...wanted, ...asked, amount: total })),
          )),
        );
      }
      case 'wait':
        return call('POST', `/departures/${ids[one.departure]!}/waiting`, { ...client(), people: one.people });
      case 'offer-ends': {
        const offered = await repository(WaitingEntry).findBy({ state: 'offered', departureId: ids[one.which % 2]! });
        for (const { id } of offered) await repository(WaitingEntry).update({ id }, { offeredUntil: past() });
        await product.app.get(WaitingOffers).round();
        return 200;
      }
      case 'claim': {
        const [entry] = await repository(WaitingEntry).findBy({ state: 'offered', departureId: ids[one.which % 2]! });
        if (!entry) return 200;
        const fit = {
          names: 'History',
          email: entry.email,
          phoneNumber: '+250 788 123 456',
          address: 'x',
          location: 'x',
        };
        const amount = [100, 180, 250, 320.5][entry.people - 1];
        return call('POST', '/order', {
          ...fit,
          itemType: 'tour',
          itemsArray: [{ id: tour.id }],
          people: entry.people,
          amount,
          departureId: entry.departureId,
          waitingKey: entry.key,
        });
      }
      case 'capacity':
        return call('PUT', `/admin/departures/${ids[one.departure]!}`, { capacity: one.capacity });
      default:
    }
    if (!chosen) return 200;
    const path = `/admin/orders/${chosen.id}`;
    switch (one.kind) {
      case 'hold-ends':
        if (chosen.holdUntil) await repository(Order).update({ id: chosen.id }, { holdUntil: past() });
        await product.app.get(OrderHolds).round();
        return 200;
      case 'approve':
        return call('PUT', `/order/${chosen.id}/status`, { status: 'APPROVED' });
      case 'reject':
        return call('PUT', `/order/${chosen.id}/status`, { status: 'REJECTED' });
      case 'pay-all':
        return call('PUT', `/order/${chosen.id}/status`, { status: 'PAID' });
      case 'refund-all':
        return call('PUT', `/order/${chosen.id}/status`, { status: 'REFUNDED' });
      case 'cancel':
        return call('POST', `${path}/cancel`, { refund: Math.max(0, chosen.paid), reason: 'History', override: true });
      case 'book':
        return call('POST', `${path}/ledger`, { kind: 'cash', direction: one.isIn ? 'in' : 'out', amount: one.amount });
      case 'void': {
        const [entry] = await repository(LedgerEntry).findBy({ orderId: chosen.id, voidedAt: IsNull() });
        return entry ? call('POST', `/admin/ledger/${entry.id}/void`, { reason: 'History' }) : 200;
      }
      case 'move':
        return call('PUT', path, { revision: chosen.revision, departureId: ids[one.departure]!, people: one.people });
    }
  }

  /** Rounds in the background may write between two reads of one look; what is wrong stays wrong. */
  async function lastingViolations(tour: Tour, ids: readonly string[]): Promise<string[]> {
    let untrue = await violations(tour, ids);
    for (let look = 1; untrue.length > 0 && look < LOOKS; look++) {
      await wait(LOOK_AGAIN_MS);
      untrue = await violations(tour, ids);
    }
    return untrue;
  }

  async function violations(tour: Tour, ids: readonly string[]): Promise<string[]> {
    const untrue: string[] = [];
    const orders = await repository(Order).findBy({ itemId: tour.id });
    for (const id of ids) {
      const { taken, offered, capacity } = await repository(Departure).findOneByOrFail({ id });
      const seated = orders.filter(
        (one) => one.departureId === id && ['PENDING', 'APPROVED', 'PAID'].includes(one.status),
      );
      const sum = seated.reduce((all, one) => all + one.people, 0);
      const held = (await repository(WaitingEntry).findBy({ departureId: id, state: 'offered' })).reduce(
        (all, one) => all + one.people,
        0,
      );
      if (taken !== sum) untrue.push(`taken is ${taken}, and ${sum} people have seats`);
      if (offered !== held) untrue.push(`offered is ${offered}, and ${held} seats are held`);
      if (taken < 0 || offered < 0 || taken + offered > capacity!)
        untrue.push(`${taken} + ${offered} of ${capacity} seats`);
    }
    for (const one of orders) {
      const name = `order ${one.number} (${one.status}, ${one.paid} of ${one.amount}, due ${one.refundDue})`;
      const entries = await repository(LedgerEntry).findBy({ orderId: one.id, voidedAt: IsNull() });
      const paid = entries.reduce(
        (all, { direction, amount }) => all + (direction === 'in' ? 1 : -1) * toCents(amount),
        0,
      );
      if (paid !== toCents(one.paid)) untrue.push(`${name}: its ledger has ${paid}`);
      const lines = (one.priceLines ?? []).reduce((all, { amount }) => all + amount, 0);
      if (lines !== toCents(one.amount)) untrue.push(`${name}: its lines are ${lines}`);
      const parts = (one.instalments ?? []).reduce((all, { amount }) => all + amount, 0);
      if (parts !== toCents(one.amount)) untrue.push(`${name}: its instalments are ${parts}`);
      if (one.status === 'PAID' && paid < toCents(one.amount)) untrue.push(`${name}: not paid`);
      if (['PENDING', 'APPROVED'].includes(one.status) && paid >= toCents(one.amount)) untrue.push(`${name}: paid`);
      if (one.holdUntil && one.status !== 'PENDING') untrue.push(`${name}: holds`);
      if (one.refundDue < 0 || one.refundDue > Math.max(0, one.paid)) untrue.push(`${name}: owes more than it has`);
      const valid = await repository(Invoice).findBy({ orderId: one.id, creditedAt: IsNull() });
      const isInvoiced = one.invoiceNumber !== null;
      if (isInvoiced && valid.find(({ number }) => number === one.invoiceNumber)?.amount !== one.amount) {
        untrue.push(`${name}: its invoice is over another amount`);
      }
      if (valid.length > (isInvoiced ? 1 : 0)) untrue.push(`${name}: ${valid.length} invoices stand`);
      if (['PAID'].includes(one.status) !== isInvoiced && !['REFUNDED', 'CANCELLED'].includes(one.status)) {
        untrue.push(`${name}: ${isInvoiced ? 'has an' : 'has no'} invoice`);
      }
    }
    const { uses } = await repository(PromoCode).findOneByOrFail({ code: promoOf(tour) });
    const used = orders.filter(({ promoCode }) => promoCode);
    const standing = used.filter(({ status }) => !['CANCELLED', 'REJECTED'].includes(status));
    if (uses > PROMO_USES) untrue.push(`the promo code was used ${uses} times`);
    if (uses < standing.length || uses > used.length) {
      untrue.push(`the promo code has ${uses} uses, with ${standing.length} of ${used.length} orders standing`);
    }
    return [...untrue, ...(await gaps())];
  }

  /** Numbers of receipts and credit notes, without gaps (trade 8). */
  async function gaps(): Promise<string[]> {
    const series = await repository(DocumentNumber).find();
    const all = await repository(LedgerEntry).find({ select: { receiptNumber: true } });
    return [['receipt', 'RCT-'] as const, ['credit-note', 'CRN-'] as const].flatMap(([kind, prefix]) => {
      const used = all.filter(({ receiptNumber }) => receiptNumber.startsWith(prefix)).length;
      const last = series.filter((one) => one.series.startsWith(`${kind}-`)).reduce((sum, one) => sum + one.last, 0);
      // An invoice of another amount is credited with a number of its own.
      return kind === 'receipt' && used !== last ? [`${last} receipts were numbered, and there are ${used}`] : [];
    });
  }

  const waitingOf = async (ids: readonly string[]) =>
    (
      await repository(WaitingEntry).find({
        where: ids.map((departureId) => ({ departureId })),
        order: { createdAt: 'ASC', id: 'ASC' },
      })
    ).map(({ id, departureId, people: size, state }) => ({ id, departureId, size, state }));
  type Line = Awaited<ReturnType<typeof waitingOf>>;

  /** Nobody behind is served before somebody who fits and waits. */
  function overtaken(before: Line, after: Line): string[] {
    const served = after.filter(
      (one) => one.state === 'offered' && before.find(({ id }) => id === one.id)?.state === 'waiting',
    );
    return served.flatMap((one) => {
      const ahead = after
        .slice(0, after.indexOf(one))
        .filter(({ departureId, state }) => departureId === one.departureId && state === 'waiting');
      return ahead.some(({ size }) => size <= one.size) ? [`${one.id} was offered seats before somebody who fits`] : [];
    });
  }

  it(
    'loses and doubles no seat and no money',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(turn, { minLength: 6, maxLength: 18 }), async (steps) => {
          expect(await live(steps)).toEqual([]);
          // Departures of one history must not be worked on in the next.
          await repository(WaitingEntry).delete({ createdAt: LessThan(new Date()) });
        }),
        { numRuns: HISTORIES, seed: SEED, endOnFailure: HISTORIES <= 100 },
      );
    },
    PATIENCE_MS,
  );
});
