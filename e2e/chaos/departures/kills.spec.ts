import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Random } from '../random.ts';
import { hasServers } from '../servers.ts';
import { World } from '../world.ts';
import { CHOICES, DEEDS, type DeedName, type Scene } from './deeds.ts';
import { Office } from './office.ts';
import { Rules } from './rules.ts';

const LONG = process.env.CHAOS === 'long';
const ON = process.env.TEST_DATABASE_URL ? 'MariaDB and Redis' : 'SQLite';
const KILLS = Number(process.env.CHAOS_KILLS ?? (LONG ? 100 : 4));
const SEED = Number(process.env.CHAOS_SEED ?? (LONG ? Math.floor(Math.random() * 1_000_000) : 7));
const DEEDS_A_KILL = 12;
const ROUND_MS = 500;
/** After so many kills a new tour begins, so that neither its promo code nor its departures stay used up. */
const KILLS_A_TOUR = 10;

for (const kind of ['SQLite', 'MariaDB and Redis'] as const) {
  test(`seats, holds, offers, codes and money agree after every kill on ${kind} (trade 8)`, async () => {
    test.skip(!LONG && kind !== ON, 'is played where that database is tested');
    test.skip(kind !== 'SQLite' && !hasServers(), 'needs MariaDB and Redis');
    test.setTimeout(120_000 + KILLS * 20_000);
    const world = await World.create(kind);
    const random = new Random(SEED);
    const done = new Map<DeedName, number>();
    let office = await Office.open(world.home.url);
    let rules = new Rules(office);
    let repeated = 0;
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        if (kill > 0 && kill % KILLS_A_TOUR === 0) {
          repeated += office.repeated;
          office = await Office.open(world.home.url);
          rules = new Rules(office);
        }
        const broken = await killOnce(world, { office, rules, random, done });
        expect(broken, `Seed ${SEED}, kill ${kill}`).toEqual([]);
      }
    } finally {
      const told = [...done].map(([name, count]) => `${name} ${count}`).join(', ');
      console.log(`${KILLS} kills on ${kind}, seed ${SEED}; sent again ${repeated + office.repeated}; done: ${told}`);
      await world.end();
    }
    // In many rounds everything is done: rules of nothing would hold as well.
    if (KILLS >= 50) expect(Object.keys(DEEDS).filter((name) => !done.get(name as DeedName))).toEqual([]);
  });
}

interface Round {
  readonly office: Office;
  readonly rules: Rules;
  readonly random: Random;
  readonly done: Map<DeedName, number>;
}

/** Kills the product amid what happens to departures. @returns what is not true right after it is back, and at the end */
async function killOnce(world: World, { office, rules, random, done }: Round): Promise<string[]> {
  const database = await world.open();
  try {
    const scene: Scene = { office, database, random };
    const plan = Array.from(
      { length: DEEDS_A_KILL },
      () => [random.pick(CHOICES), random.between(0, ROUND_MS)] as const,
    );
    const killAt = random.between(20, ROUND_MS + 100);
    const part = world.redis && random.next() < 0.2 ? 'worker' : 'main';
    const failures: string[] = [];
    const calls = plan.map(async ([name, atMs]) => {
      await wait(atMs);
      const status = await DEEDS[name](scene);
      if (status === 200 || status === 201) done.set(name, (done.get(name) ?? 0) + 1);
    });
    const ended = Promise.allSettled(calls);
    await wait(killAt);
    await world.kill(part);
    await world.heal();
    const after = await lookAt(world, rules);
    for (const end of await ended) if (end.status === 'rejected') failures.push(String(end.reason));
    return [...after.map((what) => `after the kill: ${what}`), ...failures, ...(await lookAt(world, rules))];
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
