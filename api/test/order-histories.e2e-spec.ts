import fc from 'fast-check';
import { AssignedDays } from '../src/modules/assignments/assigned.days.js';
import { AssignmentClashes } from '../src/modules/assignments/assignment.clashes.js';
import { ClientErasing } from '../src/modules/clients/client.erasing.js';
import { GiftVoucherSpending } from '../src/modules/gift-vouchers/gift-voucher.spending.js';
import { GuideTicks } from '../src/modules/guide-ticks/guide.ticks.js';
import { LedgerMonths } from '../src/modules/ledger/months/ledger.months.js';
import { QuotesService } from '../src/modules/quotes/quotes.service.js';
import type { OfficeDeedName } from './support/histories/deeds/index.js';
import { happen, nameOf, NAMES } from './order-histories/deeds/index.js';
import { rounds } from './order-histories/deeds/time.js';
import { dieAt } from './order-histories/deaths.js';
import { Watch } from './order-histories/rules/index.js';
import { history, type Step } from './order-histories/steps.js';
import { World, type History } from './order-histories/world.js';

/** Increase it by hand: `npm run test:orders`. */
const HISTORIES = Number(process.env.ORDER_HISTORIES ?? 8);
const SEED = Number(process.env.ORDER_SEED ?? 20_271_121);
/** Some ten times the duration on a quiet machine: it is slow only if too much runs at the same time. */
const PATIENCE_MS = 120_000 + HISTORIES * 10_000;

/** In how many ways the deeds against a product without a guard are tried. */
const MOST_SEEDS = 12;

describe('Any history of seats, money and changes (rules/operating 8)', () => {
  let world: World;
  /** How often each deed was tried, and how often it was done. */
  const tried = new Map<string, number>();
  const done = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

  beforeAll(async () => {
    world = await World.create();
  });
  afterAll(() => world.close());

  async function live(steps: readonly Step[]): Promise<string[]> {
    const lived = await world.begin();
    try {
      const watch = new Watch(lived);
      // Fully booked from the start, so that clients wait.
      for (const departure of [0, 1]) await happen(lived, { kind: 'order', departure, people: 2, together: 2 });
      for (const [index, step] of steps.entries()) {
        const untrue = [...(await take(lived, step)), ...(await watch.look())];
        if (untrue.length > 0) return untrue.map((what) => `${what}, after step ${index}: ${JSON.stringify(step)}`);
      }
      await rounds(lived);
      return (await watch.lookAtEnd()).map((what) => `${what}, at the end`);
    } finally {
      lived.end();
    }
  }

  /** @returns the responses that must not happen */
  async function take(lived: History, { deeds, diesAt }: Step): Promise<string[]> {
    lived.beginStep();
    const death = diesAt === null ? undefined : dieAt(lived.product, diesAt);
    const ends = await Promise.allSettled(deeds.map((deed) => happen(lived, deed)));
    death?.revive();
    if (death?.hasCome()) {
      await lived.sendAgain();
      return [];
    }
    return ends.flatMap((end, index) => {
      if (end.status === 'rejected') throw end.reason;
      const name = nameOf(deeds[index]!);
      count(tried, name);
      if (end.value === 200 || end.value === 201) count(done, name);
      return end.value >= 500 ? [`answered ${end.value}`] : [];
    });
  }

  it(
    `never loses or doubles a seat or money: ${HISTORIES} histories of seed ${SEED}`,
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (steps) => expect(await live(steps)).toEqual([])),
        { numRuns: HISTORIES, seed: SEED, endOnFailure: HISTORIES <= 100 },
      );
      // In many histories everything must be done, and often: otherwise the properties would hold trivially.
      if (HISTORIES > 100)
        console.log(NAMES.map((name) => `${name}: ${done.get(name) ?? 0} of ${tried.get(name) ?? 0}`).join('\n'));
      expect(NAMES.filter((name) => (done.get(name) ?? 0) < Math.floor(HISTORIES / 50))).toEqual([]);
    },
    PATIENCE_MS,
  );

  /** The product without one of its guards, what an office does then, and what the rules say of it. */
  const NAIVE: [string, readonly OfficeDeedName[], RegExp, () => () => void][] = [
    [
      'books into closed months',
      ['book into the month before', 'close month', 'book into the month before'],
      /^\d{4}-\d\d was closed with/,
      () => replace(world.product.app.get(LedgerMonths), 'bookInto', async () => undefined),
    ],
    [
      'does not look at clashes',
      ['book a trip', 'book a trip', 'book a trip', 'assign', 'assign', 'assign'],
      /is on \d trips/,
      () => {
        const days = world.product.app.get(AssignedDays);
        const settle = days.settle.bind(days);
        const putBack = replace(world.product.app.get(AssignmentClashes), 'of', async () => []);
        const putDaysBack = replace(days, 'settle', (tx, trip, resources) => settle(tx, trip, resources, true));
        return () => [putBack, putDaysBack].forEach((one) => one());
      },
    ],
    [
      'forgets ticks that it takes',
      ['assign', 'tick'],
      /was taken, and is not there/,
      () =>
        replace(world.product.app.get(GuideTicks), 'take', async (_, sent) => ({
          accepted: sent.map(({ id }) => id),
          refused: [],
        })),
    ],
    [
      'leaves vouchers spent whose payment was taken back',
      ['spend gift voucher', 'void an entry twice', 'void an entry twice'],
      /^vouchers paid \d+ of/,
      () => {
        const spending = world.product.app.get(GiftVoucherSpending);
        // eslint-disable-next-line no-restricted-syntax -- what follows the ledger is nobody else's to call
        return replace(spending as unknown as { follow: () => Promise<void> }, 'follow', async () => undefined);
      },
    ],
    [
      'tells clients what a proposal costs',
      ['send proposal', 'send proposal'],
      / carries a cost/,
      () => {
        const quotes = world.product.app.get(QuotesService);
        const get = quotes.get.bind(quotes);
        return replace(quotes, 'get', async (id) => {
          const quote = await get(id);
          quote.note = JSON.stringify(quote.costs);
          return quote;
        });
      },
    ],
    [
      'erases clients only in part',
      ['make proposal', 'make proposal', 'erase client'],
      /was erased, and is still in/,
      () => replace(world.product.app.get(ClientErasing), 'erase', async () => undefined),
    ],
  ];
  it.each(NAIVE)(
    'detects a product that %s',
    async (_, names, untruth, takeGuardAway) => {
      const putBack = takeGuardAway();
      try {
        const found: string[] = [];
        for (let seed = 0; seed < MOST_SEEDS && !found.some((one) => untruth.test(one)); seed++) {
          const deeds = names.map((name, index) => ({ kind: 'office', name, seed: seed * 100 + index }) as const);
          found.push(...(await live(deeds.map((deed) => ({ deeds: [deed], diesAt: null })))));
        }
        expect(found).toContainEqual(expect.stringMatching(untruth));
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
