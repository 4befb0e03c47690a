import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Outside } from '../support/database.ts';
import type { Mood } from './mail-server.ts';
import type { Random } from '@imisozi/api/test/random';
import type { World } from './world.ts';

const LOCK_TRIES = 200;
const LOCK_PAUSE_MS = 5;

/** A process starts again within seconds, and what it held is free for others six seconds after its death. */
const RESTART_S = 15;
/** An attempt ends with the patience for a mail server; the next ones follow after 2, 4, 8 and 16 seconds. */
const MAIL_S = 25;

/** Something that happens to a running product, for a while. */
interface Fault {
  readonly name: string;
  /** How long after its end it may keep jobs waiting, in seconds, on a machine that does other things too. */
  readonly lastsS: number;
  strike(world: World, forMs: number): Promise<void>;
}

const moody = (mood: Mood): Fault => ({
  name: `SMTP ${mood}`,
  lastsS: MAIL_S,
  strike: async ({ mails }, forMs) => {
    mails.mood = mood;
    await wait(forMs);
    mails.mood = 'takes';
  },
});

export const KILL_WEB: Fault = { name: 'kill -9 web', lastsS: RESTART_S, strike: (world) => world.kill('main') };
export const KILL_WORKER: Fault = {
  name: 'kill -9 worker',
  lastsS: RESTART_S,
  strike: (world) => world.kill('worker'),
};

const EVERYWHERE: readonly Fault[] = [
  KILL_WEB,
  {
    name: 'kill -9 web, twice',
    lastsS: RESTART_S,
    strike: async (world, forMs) => {
      await world.kill('main');
      await wait(forMs);
      await world.kill('main');
    },
  },
  {
    name: 'freeze web',
    lastsS: RESTART_S,
    strike: async (world, forMs) => {
      world.freeze('main');
      await wait(forMs);
      world.thaw('main');
    },
  },
  moody('refuses'),
  moody('hangs'),
  moody('breaks'),
  moody('breaks after taking'),
];

const ON_SQLITE: readonly Fault[] = [
  ...EVERYWHERE,
  {
    name: 'lock the database',
    lastsS: RESTART_S,
    strike: async (world, forMs) => {
      const database = await world.open();
      try {
        if (!(await isLocked(database))) return;
        await wait(forMs);
        await database.change('ROLLBACK');
      } finally {
        await database.close();
      }
    },
  },
];

const ON_SERVERS: readonly Fault[] = [
  ...EVERYWHERE,
  KILL_WORKER,
  {
    name: 'kill -9 all',
    lastsS: RESTART_S,
    strike: async (world) => void (await Promise.all([world.kill('main'), world.kill('worker')])),
  },
  {
    name: 'freeze worker',
    lastsS: RESTART_S,
    strike: async (world, forMs) => {
      world.freeze('worker');
      await wait(forMs);
      world.thaw('worker');
    },
  },
  ...(['database', 'redis'] as const).flatMap((server): Fault[] => [
    {
      name: `stop ${server}`,
      lastsS: RESTART_S,
      strike: async (world, forMs) => {
        await world[server]!.kill();
        await wait(forMs);
        await world[server]!.start();
      },
    },
    {
      name: `freeze ${server}`,
      lastsS: RESTART_S,
      strike: async (world, forMs) => {
        world[server]!.freeze();
        await wait(forMs);
        world[server]!.thaw();
      },
    },
  ]),
  {
    name: 'flush redis',
    lastsS: RESTART_S,
    strike: async ({ redis }) => {
      const connection = new Redis(redis!.url, {
        maxRetriesPerRequest: 1,
        retryStrategy: () => null,
        commandTimeout: 2_000,
      });
      connection.on('error', () => undefined);
      // One that is away or frozen at this moment has another trouble.
      await connection.flushall().catch(() => undefined);
      connection.disconnect();
    },
  },
];

/** Takes the lock of writers between two of the product's; a product that is frozen with it keeps it. */
async function isLocked(database: Outside): Promise<boolean> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    const gotIt = await database.change('BEGIN IMMEDIATE').then(
      () => true,
      () => false,
    );
    if (gotIt) return true;
    await wait(LOCK_PAUSE_MS);
  }
  return false;
}

/** A fault and when it strikes, counted from the beginning of a round. */
export interface PlannedFault {
  readonly fault: Fault;
  readonly atMs: number;
  readonly forMs: number;
}

/** One to three faults of a round, at moments and for times that the seed decides. */
export function planFaults(random: Random, onServers: boolean, roundMs: number): PlannedFault[] {
  return Array.from({ length: random.between(1, 3) }, () => ({
    fault: random.pick(onServers ? ON_SERVERS : ON_SQLITE),
    atMs: random.between(200, roundMs),
    forMs: random.between(300, 3_000),
  })).sort((one, other) => one.atMs - other.atMs);
}

/** Lets them strike, and resolves when the last is over. What strikes what is gone already does nothing. */
export async function strikeAll(world: World, faults: readonly PlannedFault[]): Promise<void> {
  await Promise.all(
    faults.map(async ({ fault, atMs, forMs }) => {
      await wait(atMs);
      await fault.strike(world, forMs);
    }),
  );
}
