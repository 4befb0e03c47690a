import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { KILL_WEB, KILL_WORKER, planFaults, strikeAll, type PlannedFault } from '../faults.ts';
import { Random } from '@imisozi/api/test/random';
import { hasServers } from '../servers.ts';
import { World } from '../world.ts';
import { CHOICES, DEEDS, type DeedName, type Scene } from './deeds.ts';
import { Office } from './office.ts';
import { Rules } from './rules.ts';

const LONG = process.env.CHAOS === 'long';
const ON = process.env.TEST_DATABASE_URL ? 'MariaDB and Redis' : 'SQLite';
const STRIKES = Number(process.env.CHAOS_STRIKES ?? (LONG ? 100 : 4));
const SEED = Number(process.env.CHAOS_SEED ?? (LONG ? Math.floor(Math.random() * 1_000_000) : 7));
const DEEDS_A_STRIKE = 12;
const ROUND_MS = 500;
/** So many strikes are a kill amid the deeds; the others are any faults, for a while. */
const KILLED = 0.6;
/** After so many strikes a new tour begins, so that neither its promo code nor its departures stay used up. */
const STRIKES_A_TOUR = 10;

for (const kind of ['SQLite', 'MariaDB and Redis'] as const) {
  test(`seats, holds, offers, codes and money agree after every fault on ${kind} (rules/operating 8) @both`, async () => {
    test.skip(!LONG && kind !== ON, 'is played where that database is tested');
    test.skip(kind !== 'SQLite' && !hasServers(), 'needs MariaDB and Redis');
    test.setTimeout(120_000 + STRIKES * 30_000);
    const world = await World.create(kind);
    const random = new Random(SEED);
    const [tried, done] = [new Map<DeedName, number>(), new Map<DeedName, number>()];
    let office = await Office.open(world.home.url);
    let rules = new Rules(office);
    let repeated = 0;
    try {
      for (let strike = 0; strike < STRIKES; strike++) {
        if (strike > 0 && strike % STRIKES_A_TOUR === 0) {
          expect(await askAt(world, rules), `Seed ${SEED}, before strike ${strike}`).toEqual([]);
          repeated += office.repeated;
          office = await Office.open(world.home.url);
          rules = new Rules(office);
        }
        const { faults, broken } = await strikeOnce(world, { office, rules, random, tried, done });
        expect(broken, `Seed ${SEED}, strike ${strike}: ${faults}`).toEqual([]);
      }
      expect(await askAt(world, rules), `Seed ${SEED}, at the end`).toEqual([]);
    } finally {
      const told = [...tried].map(([name, count]) => `${name} ${done.get(name) ?? 0} of ${count}`).join(', ');
      console.log(
        `${STRIKES} strikes on ${kind}, seed ${SEED}; sent again ${repeated + office.repeated}; done: ${told}`,
      );
      await world.end();
    }
    // In many rounds everything is done: rules of nothing would hold as well.
    if (STRIKES >= 50) expect(Object.keys(DEEDS).filter((name) => !done.get(name as DeedName))).toEqual([]);
  });
}

interface Round {
  readonly office: Office;
  readonly rules: Rules;
  readonly random: Random;
  readonly tried: Map<DeedName, number>;
  readonly done: Map<DeedName, number>;
}

/** Takes something away from the product amid what happens to departures. @returns what is not true once it is back, and at the end */
async function strikeOnce(
  world: World,
  { office, rules, random, tried, done }: Round,
): Promise<{ readonly faults: string; readonly broken: readonly string[] }> {
  const database = await world.open();
  try {
    const scene: Scene = { office, database, random };
    const plan = Array.from(
      { length: DEEDS_A_STRIKE },
      () => [random.pick(CHOICES), random.between(0, ROUND_MS)] as const,
    );
    const faults =
      random.next() < KILLED ? [killAt(random, world)] : planFaults(random, world.redis !== undefined, ROUND_MS);
    const failures: string[] = [];
    const calls = plan.map(async ([name, atMs]) => {
      await wait(atMs);
      tried.set(name, (tried.get(name) ?? 0) + 1);
      const status = await DEEDS[name](scene);
      if (status === 200 || status === 201) done.set(name, (done.get(name) ?? 0) + 1);
    });
    const ended = Promise.allSettled(calls);
    await strikeAll(world, faults);
    await world.heal();
    const after = await lookAt(world, rules);
    for (const end of await ended) if (end.status === 'rejected') failures.push(String(end.reason));
    return {
      faults: faults.map(({ fault }) => fault.name).join(', '),
      broken: [...after.map((what) => `right after: ${what}`), ...failures, ...(await lookAt(world, rules))],
    };
  } finally {
    await database.close();
  }
}

/** Mostly of the process that answers. */
const killAt = (random: Random, world: World): PlannedFault => ({
  fault: world.redis && random.next() < 0.2 ? KILL_WORKER : KILL_WEB,
  atMs: random.between(20, ROUND_MS + 100),
  forMs: 0,
});

/** The same of what the product says. */
async function askAt(world: World, rules: Rules): Promise<string[]> {
  const database = await world.open();
  try {
    return await rules.toldWrong(database);
  } finally {
    await database.close();
  }
}

/** On a connection of its own, because it reads in a transaction. */
async function lookAt(world: World, rules: Rules): Promise<string[]> {
  const database = await world.open();
  try {
    return await rules.broken(database);
  } finally {
    await database.close();
  }
}
