import fc from 'fast-check';
import { Transactions } from '../src/platform/database/transactions.js';
import { SYSTEM_ACTOR } from '../src/modules/audit/actor.js';
import { OrderLedger } from '../src/modules/ledger/order.ledger.js';
import { balanceOf } from '../src/modules/orders/order.balance.js';
import { lockOrder } from '../src/modules/orders/order.records.js';
import { Payment } from '../src/modules/payments/payment.entity.js';
import { PaymentPoller } from '../src/modules/payments/payment.poller.js';
import { entryOf, PaymentSettlement } from '../src/modules/payments/payment.settlement.js';
import { PAYMENT_STATUSES } from '@imisozi/core/payment-status';
import { history, type Step } from './payment-histories/steps.js';
import { violations } from './payment-histories/invariants.js';
import { World } from './payment-histories/world.js';

/** Increase it by hand: `npm run test:payments`. */
const HISTORIES = Number(process.env.HISTORIES ?? 40);
const SEED = Number(process.env.HISTORIES_SEED ?? 20_261_121);
const PATIENCE_MS = 120_000 + HISTORIES * 5_000;

describe('Any history of orders, payments, staff and a gateway in trouble (rules/payments 3, 4)', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.create();
  });
  afterAll(() => world.close());

  async function live(steps: readonly Step[]): Promise<string[]> {
    const lived = await world.begin();
    for (const step of steps) await lived.happen(step);
    await lived.settleDown();
    const soon = await violations(lived);
    await lived.settleDown(true);
    return [...soon, ...(await violations(lived))];
  }

  it(
    `never has a PAID order without money, or money without its order or review: ${HISTORIES} histories`,
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (steps) => expect(await live(steps)).toEqual([])),
        { numRuns: HISTORIES, seed: SEED, endOnFailure: HISTORIES <= 100 },
      );
      // Every outcome must occur, and often: otherwise the properties would hold trivially.
      const payments = world.product.dataSource.getRepository(Payment);
      const ends = await Promise.all(
        PAYMENT_STATUSES.map(async (status) => [status, await payments.countBy({ status })] as const),
      );
      const seldom = ends.filter(([status, count]) => status !== 'OPEN' && count < HISTORIES / 50);
      expect(seldom).toEqual([]);
    },
    PATIENCE_MS,
  );

  /** The product without one of its guards; the histories must detect that. */
  const NAIVE: [string, RegExp, () => () => void][] = [
    [
      'takes any captured money for the right money',
      /without money at the gateway$/,
      () => {
        const settlement = world.product.app.get(PaymentSettlement);
        const ledger = world.product.app.get(OrderLedger);
        const transactions = world.product.app.get(Transactions);
        return replace(settlement, 'settle', async (payment: Payment) => {
          const money = await settlement.ask(payment);
          if (!money?.captured || !payment.orderId) return payment;
          await transactions
            .run(async (tx) => {
              const order = await lockOrder(tx, payment.orderId!);
              const money = { kind: 'card', direction: 'in', amount: balanceOf(order), paidBy: 'card' } as const;
              if (money.amount > 0) await ledger.bookIn(tx, order, money, SYSTEM_ACTOR);
              await tx.update(Payment, { id: payment.id }, { status: 'SETTLED' });
            })
            .catch(() => undefined);
          return payment;
        });
      },
    ],
    [
      'settles what is paid whatever became of the order',
      /its payment SETTLED$|its order is not paid by it$/,
      () => {
        const settlement = world.product.app.get(PaymentSettlement);
        const ledger = world.product.app.get(OrderLedger);
        const transactions = world.product.app.get(Transactions);
        return replace(settlement, 'settle', async (payment: Payment) => {
          const money = await settlement.ask(payment);
          if (money?.captured !== payment.amount || money.currency !== 'USD' || !payment.orderId) return payment;
          await transactions
            .run((tx) => ledger.takePayment(tx, payment.orderId!, entryOf(payment), SYSTEM_ACTOR))
            .catch(() => undefined);
          await world.product.dataSource.getRepository(Payment).update({ id: payment.id }, { status: 'SETTLED' });
          return payment;
        });
      },
    ],
    [
      'has no poller',
      /^The money of .+ is at the gateway, and it is (OPEN|FAILED)$/,
      () => replace(world.product.app.get(PaymentPoller), 'round', async () => undefined),
    ],
  ];
  it.each(NAIVE)(
    'detects a product that %s',
    async (_, untruth, takeGuardAway) => {
      const putBack = takeGuardAway();
      try {
        const property = fc.asyncProperty(
          history,
          async (steps) => !(await live(steps)).some((one) => untruth.test(one)),
        );
        const result = await fc.check(property, { numRuns: 60, seed: SEED, endOnFailure: true });
        expect(result.failed).toBe(true);
      } finally {
        putBack();
      }
    },
    PATIENCE_MS,
  );
});

/** Replaces a method by `stand`, until the returned function is called. */
function replace<T extends object, K extends keyof T>(target: T, name: K, stand: T[K]): () => void {
  target[name] = stand;
  return () => void delete target[name];
}
