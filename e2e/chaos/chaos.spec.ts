import { expect, test } from '@playwright/test';
import { playRound, tableOf, type Round } from './round.ts';
import { hasServers } from './servers.ts';
import { World } from './world.ts';

// `npm run test:chaos` plays many rounds on both; `npm test` a short form on the database that it tests at the time.
const LONG = process.env.CHAOS === 'long';
const ON = process.env.TEST_DATABASE_URL ? 'MariaDB and Redis' : 'SQLite';
const ROUNDS = {
  'MariaDB and Redis': Number(process.env.CHAOS_ROUNDS ?? (LONG ? 20 : 2)),
  SQLite: Number(process.env.CHAOS_ROUNDS ?? (LONG ? 20 : 1)),
};
const MINUTES_A_ROUND = 5;

/** A flush, a killed worker, and mails that broke off after they were taken. */
const SHORT_SEED = 103;

/** The seed of the first round; each next one counts on. The same seed plays the same faults at the same moments. */
const SEED = Number(process.env.CHAOS_SEED ?? (LONG ? Math.floor(Math.random() * 1_000_000) : SHORT_SEED));

for (const kind of ['SQLite', 'MariaDB and Redis'] as const) {
  test(`faults at random moments lose and double nothing on ${kind} (rules/operating 5) @both`, async () => {
    test.skip(!LONG && kind !== ON, 'is played where that database is tested');
    test.skip(kind !== 'SQLite' && !hasServers(), 'needs MariaDB and Redis');
    test.setTimeout((ROUNDS[kind] + 1) * MINUTES_A_ROUND * 60_000);
    const world = await World.create(kind);
    const rounds: Round[] = [];
    try {
      for (let index = 0; index < ROUNDS[kind]; index++) rounds.push(await playRound(world, SEED + index));
    } finally {
      console.log(tableOf(`Chaos on ${kind}, seeds from ${SEED}`, rounds));
      await world.end();
    }
    for (const { seed, faults, orders, wrong } of rounds) {
      expect(wrong, `Seed ${seed}: ${faults}`).toEqual([]);
      expect(orders).toBeGreaterThan(0);
    }
  });
}
