import fc from 'fast-check';
import { happen, KINDS } from './order-histories/deeds/index.js';
import { rounds } from './order-histories/deeds/time.js';
import { dieAt } from './order-histories/deaths.js';
import { Watch } from './order-histories/rules/index.js';
import { history, type Deed, type Step } from './order-histories/steps.js';
import { World, type History } from './order-histories/world.js';

/** Increase it by hand: `npm run test:orders`. */
const HISTORIES = Number(process.env.ORDER_HISTORIES ?? 8);
const SEED = Number(process.env.ORDER_SEED ?? 20_271_121);
/** Some ten times the duration on a quiet machine: it is slow only if too much runs at the same time. */
const PATIENCE_MS = 120_000 + HISTORIES * 10_000;

describe('Any history of seats, money and changes (rules/operating 8)', () => {
  let world: World;
  /** How often each kind of deed was done. */
  const done = new Map<Deed['kind'], number>();

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
      const { kind } = deeds[index]!;
      if (end.value === 200 || end.value === 201) done.set(kind, (done.get(kind) ?? 0) + 1);
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
      expect(KINDS.filter((kind) => (done.get(kind) ?? 0) < Math.floor(HISTORIES / 50))).toEqual([]);
    },
    PATIENCE_MS,
  );
});
