import { setTimeout as wait } from 'node:timers/promises';
import { anyTour } from '../support/booking.ts';
import { copiesOf, faultsFound, slownessFound } from './checker.ts';
import { planFaults, strikeAll } from './faults.ts';
import { Random } from '@imisozi/api/test/random';
import { Traffic } from './traffic.ts';
import type { World } from './world.ts';

const ROUND_MS = 4_000;
const ORDERS = 8;
/** Attempts at mails back off, and a machine that does other things is slow. */
const PATIENCE_MS = 180_000;

/** How a round went. */
export interface Round {
  readonly seed: number;
  readonly faults: string;
  readonly orders: number;
  readonly paid: number;
  readonly repeated: number;
  readonly copies: number;
  /** From the end of the last fault until every job was done. */
  readonly recoverySeconds: number;
  readonly wrong: readonly string[];
}

/** Lets visitors order and pay while faults strike, waits until all is done, and looks at what came of it. */
export async function playRound(world: World, seed: number): Promise<Round> {
  const random = new Random(seed);
  const { url } = world.home;
  const planned = planFaults(random, world.redis !== undefined, ROUND_MS);
  const tour = await anyTour(url);
  const before = copiesOf(world.mails.taken);
  const traffic = new Traffic(url, String(seed), random);
  await Promise.all([traffic.run(ORDERS, ROUND_MS, tour), strikeAll(world, planned)]);
  await world.heal();
  const healed = performance.now();
  const wrong: string[] = [];
  await traffic.finish().catch((error: unknown) => wrong.push(String(error)));
  const database = await world.open();
  try {
    await untilDone(() => database.rows<{ open: number }>(OPEN_JOBS));
    const recoverySeconds = Math.round((performance.now() - healed) / 100) / 10;
    wrong.push(
      ...slownessFound(recoverySeconds, planned),
      ...(await faultsFound(database, traffic.told, world.mails.taken)),
    );
    return {
      seed,
      faults: planned.map(({ fault, atMs, forMs }) => `${fault.name} at ${atMs} for ${forMs}`).join('; '),
      orders: traffic.told.orders.size,
      paid: traffic.told.paid.size,
      repeated: traffic.told.repeated,
      copies: copiesOf(world.mails.taken) - before,
      recoverySeconds,
      wrong,
    };
  } finally {
    await database.close();
  }
}

const OPEN_JOBS = "SELECT COUNT(*) AS open FROM jobs WHERE status NOT IN ('DONE', 'DEAD')";

/** What is not done by then is a finding of the checker. */
async function untilDone(count: () => Promise<{ open: number }[]>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Number((await count())[0]!.open) > 0 && Date.now() < deadline) await wait(100);
}

/** The rounds as a table for a terminal. */
export function tableOf(title: string, rounds: readonly Round[]): string {
  const lines = rounds.map(
    ({ seed, orders, paid, repeated, copies, recoverySeconds, wrong, faults }) =>
      `${seed} | ${orders} | ${paid} | ${repeated} | ${copies} | ${recoverySeconds.toFixed(1)} | ${wrong.length || 'none'} | ${faults}`,
  );
  const head = 'seed | orders | paid | sent again | mails twice | done after s | wrong | faults (at ms, for ms)';
  return [`\n${title}`, head, ...lines, ''].join('\n');
}
