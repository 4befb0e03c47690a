// Holds rules/mails 2, 3.
import { setTimeout as wait } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { In, Not } from 'typeorm';
import { UnrecoverableError, JobRegistry, type JobRun } from '../src/platform/jobs/job-registry.js';
import { Job } from '../src/platform/jobs/job.entity.js';
import { JobQueue, jobKind } from '../src/platform/jobs/job-queue.js';
import { JobStore } from '../src/platform/jobs/job-store.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { startApp, type TestApp } from './support/app.js';
import { onRedis } from './support/only-on.js';

const ECHO = jobKind<{ word: string }>('spec', 'echo');
const STUMBLE = jobKind<{ word: string }>('spec', 'stumble');
const HOPELESS = jobKind<{ word: string }>('spec', 'hopeless');
const LONG = jobKind<{ word: string }>('spec', 'long');
const RECORDED = jobKind<{ word: string }>('spec', 'recorded');
/** Its work is done at once, but the first attempt to record it fails; with `away`, recording the failure fails too. */
const DONE_LATE = jobKind<{ word: string }>('spec', 'done-late');
const REFUSED = jobKind<{ word: string }>('spec', 'refused');
/** Dispatched to Redis, but never claimed. */
const UNTAKEN = jobKind<{ word: string }>('nobody', 'untaken');

const REFUSING = 'refusing';
const NOTED = 'noted';

/** How long a dead process may delay a job. */
const SOON_MS = 10_000;
const CONCURRENCY = 5;
const MAX_ATTEMPTS = 20;
const MANY = 50;
const MANY_AT_ONCE = jobKind<{ word: string }>('many', 'echo', { atOnce: 20 });

describe('Jobs (rules/operating 5: a transactional outbox, then BullMQ)', () => {
  let product: TestApp;
  const heard: string[] = [];
  const runs: JobRun[] = [];
  const ends: boolean[] = [];
  const long = Promise.withResolvers<void>();

  const add = (kind: typeof ECHO, word: string, fail = false) =>
    product.app.get(Transactions).run(async (tx) => {
      await product.app.get(JobQueue).add(tx, kind, { word });
      if (fail) throw new Error('The use case failed');
    });
  const jobOf = async (word: string) => {
    const jobs = await product.dataSource.getRepository(Job).findBy({ queue: In(['spec', 'nobody']) });
    return jobs.find(({ payload }) => (payload as { word: string }).word === word);
  };

  beforeAll(async () => {
    product = await startApp({}, (app) => {
      const registry = app.get(JobRegistry);
      registry.register(ECHO, async ({ word }) => void heard.push(word));
      registry.register(MANY_AT_ONCE, async ({ word }) => void heard.push(word));
      registry.register(STUMBLE, async ({ word }, run) => {
        runs.push(run);
        if (run.attempt === 1) throw new Error('Not this time');
        heard.push(word);
      });
      registry.register(LONG, () => long.promise);
      registry.register(RECORDED, async ({ word }, run) => {
        heard.push(word);
        run.onDone(async (tx) => {
          await tx.update(Job, { name: NOTED }, { lastError: word });
          if (heard.filter((one) => one === REFUSING).length === 1) {
            heard.push(REFUSING);
            throw new Error('The database is full');
          }
        });
      });
      registry.register(DONE_LATE, async ({ word }, run) => {
        heard.push(word);
        let isFirst = true;
        run.onDone(async () => {
          if (isFirst) throw new Error('The disk is full');
        });
        run.onFailed(async (_tx, isFinal) => {
          isFirst = false;
          ends.push(isFinal);
          if (word === 'away') throw new Error('The database is away');
        });
      });
      registry.register(REFUSED, async (_, run) => {
        run.onFailed(async (_tx, isFinal) => void ends.push(isFinal));
        if (run.attempt === 1) throw new Error('Not this time');
        throw new UnrecoverableError('Never');
      });
      registry.register(HOPELESS, async ({ word }) => {
        heard.push(word);
        throw new UnrecoverableError('There is no such record');
      });
    });
  });
  afterAll(() => product.close());

  it('are run once the transaction that added them is committed', async () => {
    await add(ECHO, 'committed');
    await product.mails.settled();
    expect(heard).toContain('committed');
    expect(await jobOf('committed')).toMatchObject({ status: 'DONE', attempts: 1, lastError: null });
  });

  it('are started and recorded together if many are due at once', async () => {
    const transactions = jest.spyOn(product.app.get(Transactions), 'run');
    const words = Array.from({ length: MANY }, (_, index) => `one of many ${index}`);
    await product.app.get(Transactions).run((tx) =>
      product.app.get(JobQueue).addAll(
        tx,
        MANY_AT_ONCE,
        words.map((word) => ({ payload: { word } })),
      ),
    );
    await product.mails.settled();
    expect(heard).toEqual(expect.arrayContaining(words));
    // Separately, each job would need two transactions, and a third to reach Redis.
    expect(transactions.mock.calls.length).toBeLessThan(MANY);
    transactions.mockRestore();
  });

  it('vanish with a transaction that is rolled back', async () => {
    await expect(add(ECHO, 'rolled back', true)).rejects.toThrow('The use case failed');
    await wait(200);
    expect(await jobOf('rolled back')).toBeUndefined();
    expect(heard).not.toContain('rolled back');
  });

  it('are retried after a failure, later', async () => {
    await add(STUMBLE, 'stumbling');
    await product.mails.settled();
    expect(heard).toContain('stumbling');
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(await jobOf('stumbling')).toMatchObject({ status: 'DONE', attempts: 2 });
  });

  it("are recorded in one transaction with their handler's writes, and not run again if that failed", async () => {
    const jobs = product.dataSource.getRepository(Job);
    const times = { runAt: new Date('2999-01-01'), timesSetAt: new Date() };
    await jobs.save(jobs.create({ queue: 'nobody', name: NOTED, payload: {}, ...times }));
    const note = async () => (await jobs.findOneByOrFail({ name: NOTED })).lastError;
    await add(RECORDED, REFUSING);
    while (!(await jobOf(REFUSING))?.lastError) await wait(10);
    expect(await jobOf(REFUSING)).toMatchObject({ status: 'WAITING', attempts: 1, lastError: 'The database is full' });
    expect(await note()).toBeNull();
    while ((await jobOf(REFUSING))?.status !== 'DONE') await wait(10);
    expect(await note()).toBe(REFUSING);
    // Once by the handler, and once by the failed write.
    expect(heard.filter((word) => word === REFUSING)).toHaveLength(2);
    await jobs.delete({ name: NOTED });
  });

  it.each(['late', 'away'])('are not given up if their work is done but could not be recorded: %s', async (word) => {
    const jobs = product.dataSource.getRepository(Job);
    const id = await product.app.get(Transactions).run(async (tx) => {
      const added = await product.app.get(JobQueue).add(tx, DONE_LATE, { word });
      await tx.update(Job, { id: added }, { attempts: MAX_ATTEMPTS - 1 });
      return added;
    });
    const now = () => jobs.findOneByOrFail({ id });
    while (ends.length === 0) await wait(10);
    // A job that could not be recorded keeps its lease until it expires.
    const isKept = async () =>
      word === 'away' ? (await now()).status === 'RUNNING' : (await now()).lastError !== null;
    while (!(await isKept())) await wait(10);
    await jobs.update({ id }, { runAt: new Date(), leaseUntil: new Date() });
    await add(ECHO, 'wakes the poll');
    while (!['DONE', 'DEAD'].includes((await now()).status)) await wait(10);
    expect((await now()).status).toBe('DONE');
    expect(heard.filter((one) => one === word)).toHaveLength(1);
    expect(ends.splice(0)).toEqual([false]);
  });

  it('tell their handler which failure is final', async () => {
    await add(REFUSED, 'refused');
    await product.mails.settled();
    expect(ends.splice(0)).toEqual([false, true]);
    expect(await jobOf('refused')).toMatchObject({ status: 'DEAD', attempts: 2, lastError: 'Never' });
  });

  it('become dead letters with the reason if no retry can help', async () => {
    await add(HOPELESS, 'hopeless');
    await product.mails.settled();
    expect(await jobOf('hopeless')).toMatchObject({
      status: 'DEAD',
      attempts: 1,
      lastError: 'There is no such record',
    });
  });

  it('have one holder, however many processes try; a plain read-then-write would give them ten', async () => {
    const jobs = product.dataSource.getRepository(Job);
    const make = () =>
      jobs.save(
        jobs.create({
          queue: 'spec',
          name: 'held',
          payload: {},
          status: 'WAITING',
          runAt: new Date('2999-01-01'),
          attempts: 0,
        }),
      );

    const unguarded = await make();
    const tenTimes = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work));
    // All of them read before any of them writes, as ten processes may.
    const looks = await tenTimes(() => jobs.findOneByOrFail({ id: unguarded.id }));
    const takers = looks.filter(({ status }) => status === 'WAITING');
    await Promise.all(takers.map(({ id }) => jobs.update({ id }, { status: 'RUNNING' })));
    expect(takers).toHaveLength(10);

    const guarded = await make();
    // Like ten processes, each of which gets the job twice.
    const leases = await tenTimes(() => {
      const store = new JobStore(jobs, product.app.get(Transactions), product.env);
      return Promise.all([store.claim(guarded), store.claim(guarded)]);
    });
    expect(leases.flat().filter(Boolean)).toHaveLength(1);
    await jobs.delete({ name: 'held' });
  });

  it('are not delayed by a clock that was set back: a wait keeps its length', async () => {
    const jobs = product.dataSource.getRepository(Job);
    const begun = Date.now();
    const timesSetAt = new Date(begun + 3_600_000);
    const soon = new Date(timesSetAt.getTime() + 500);
    const made = await jobs.save(
      [
        { status: 'WAITING', runAt: timesSetAt },
        { status: 'WAITING', runAt: soon, attempts: 1 },
        { status: 'DISPATCHED', runAt: timesSetAt, leaseUntil: soon },
        { status: 'RUNNING', runAt: timesSetAt, leaseUntil: soon, attempts: 1, leaseId: 'an hour ahead' },
      ].map((times, index) =>
        jobs.create({ ...ECHO, payload: { word: `ahead ${index}` }, timesSetAt, ...(times as Partial<Job>) }),
      ),
    );
    const open = { id: In(made.map(({ id }) => id)), status: Not('DONE' as const) };
    while ((await jobs.existsBy(open)) && Date.now() < begun + SOON_MS) await wait(50);
    expect(await jobs.findBy(open)).toEqual([]);
    expect(heard.filter((word) => word.startsWith('ahead'))).toHaveLength(4);
  });

  describe('held by Redis or a dead process', () => {
    let redis: Redis;
    const untilTrue = async (isTrue: () => Promise<boolean>) => {
      const deadline = Date.now() + SOON_MS;
      for (;;) {
        if (await isTrue()) return true;
        if (Date.now() > deadline) return false;
        await wait(50);
      }
    };
    const isInRedis = async (word: string) => {
      const job = await jobOf(word);
      return (await redis.exists(`bull:nobody:${job!.id}-${job!.attempts}`)) === 1;
    };

    beforeAll(() => {
      if (product.env.REDIS_URL) redis = new Redis(product.env.REDIS_URL, { maxRetriesPerRequest: null });
    });
    afterAll(async () => {
      await product.dataSource.getRepository(Job).delete({ queue: 'nobody' });
      redis?.disconnect();
    });

    onRedis('are dispatched again soon after Redis was flushed', async () => {
      await add(UNTAKEN, 'flushed');
      expect(await untilTrue(() => isInRedis('flushed'))).toBe(true);
      await redis.flushdb();
      expect(await isInRedis('flushed')).toBe(false);
      expect(await untilTrue(() => isInRedis('flushed'))).toBe(true);
    });

    onRedis(
      'stand among the failed jobs of BullMQ, from where its tools and the dashboard send them again',
      async () => {
        const queue = new Queue('spec', { connection: redis });
        const times = () => heard.filter((word) => word === 'given up').length;
        await add(HOPELESS, 'given up');
        const { id } = await (async () => {
          while ((await jobOf('given up'))?.status !== 'DEAD') await wait(10);
          return (await jobOf('given up'))!;
        })();
        const isFailed = async () => (await queue.getJob(`${id}-0`))?.isFailed() ?? false;
        expect(await untilTrue(isFailed)).toBe(true);
        await (await queue.getJob(`${id}-0`))!.retry();
        expect(await untilTrue(async () => times() === 2 && (await isFailed()))).toBe(true);
        await product.app.get(Transactions).run((tx) => product.app.get(JobQueue).revive(tx, id));
        expect(await untilTrue(async () => times() === 3 && (await isFailed()))).toBe(true);
        expect(await jobOf('given up')).toMatchObject({ status: 'DEAD', attempts: 1 });
        await queue.close();
      },
    );

    it('start again with all attempts after staff retry them', async () => {
      await add(REFUSED, 'given up late');
      const isDead = async () => (await jobOf('given up late'))?.status === 'DEAD';
      expect(await untilTrue(isDead)).toBe(true);
      const { id } = (await jobOf('given up late'))!;
      await product.app.get(Transactions).run((tx) => product.app.get(JobQueue).revive(tx, id));
      expect(await untilTrue(isDead)).toBe(true);
      expect(ends.splice(0)).toEqual([false, true, false, true]);
    });

    onRedis('are dispatched again where a process died before Redis had them', async () => {
      const jobs = product.dataSource.getRepository(Job);
      const now = new Date();
      const leaseUntil = new Date(now.getTime() + 60_000);
      const times = { runAt: now, timesSetAt: now, leaseUntil };
      await jobs.save(jobs.create({ ...UNTAKEN, payload: { word: 'on the way' }, status: 'DISPATCHED', ...times }));
      expect(await untilTrue(() => isInRedis('on the way'))).toBe(true);
    });

    onRedis('come back from a worker that was killed before it told the database', async () => {
      for (let place = 0; place < CONCURRENCY; place++) await add(LONG, `long ${place}`);
      const isBusy = async () => (await jobOf(`long ${CONCURRENCY - 1}`))?.status === 'RUNNING';
      expect(await untilTrue(isBusy)).toBe(true);
      await add(ECHO, 'taken and lost');
      const killed = new Worker('spec', null, { connection: redis, autorun: false, lockDuration: 500 });
      const taken = await untilTrue(async () => (await killed.getNextJob('killed', { block: false })) !== undefined);
      await killed.close(true);
      long.resolve();
      expect(taken).toBe(true);
      await untilTrue(async () => heard.includes('taken and lost'));
      expect(heard).toContain('taken and lost');
    });
  });
});
