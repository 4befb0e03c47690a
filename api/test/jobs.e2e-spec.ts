import { setTimeout as wait } from 'node:timers/promises';
import { HopelessJob, JobRegistry, type JobRun } from '../src/common/jobs/job-registry.js';
import { Job } from '../src/common/jobs/job.entity.js';
import { JobQueue, jobKind } from '../src/common/jobs/job-queue.js';
import { JobStore } from '../src/common/jobs/job-store.js';
import { Transactions } from '../src/database/transactions.js';
import { startApp, type TestApp } from './support/app.js';

const ECHO = jobKind<{ word: string }>('spec', 'echo');
const STUMBLE = jobKind<{ word: string }>('spec', 'stumble');
const HOPELESS = jobKind<{ word: string }>('spec', 'hopeless');

describe('Jobs (design 2: a transactional outbox, then BullMQ)', () => {
  let product: TestApp;
  const heard: string[] = [];
  const runs: JobRun[] = [];

  const add = (kind: typeof ECHO, word: string, fail = false) =>
    product.app.get(Transactions).run(async (tx) => {
      await product.app.get(JobQueue).add(tx, kind, { word });
      if (fail) throw new Error('The use case failed');
    });
  const jobOf = async (word: string) => {
    const jobs = await product.dataSource.getRepository(Job).findBy({ queue: 'spec' });
    return jobs.find(({ payload }) => (payload as { word: string }).word === word);
  };

  beforeAll(async () => {
    product = await startApp({}, (app) => {
      const registry = app.get(JobRegistry);
      registry.register(ECHO, async ({ word }) => void heard.push(word));
      registry.register(STUMBLE, async ({ word }, run) => {
        runs.push(run);
        if (run.attempt === 1) throw new Error('Not this time');
        heard.push(word);
      });
      registry.register(HOPELESS, async () => {
        throw new HopelessJob('There is no such record');
      });
    });
  });
  afterAll(() => product.close());

  it('are done once the transaction that promised them is committed', async () => {
    await add(ECHO, 'committed');
    await product.mails.settled();
    expect(heard).toContain('committed');
    expect(await jobOf('committed')).toMatchObject({ status: 'DONE', attempts: 1, lastError: null });
  });

  it('vanish with a transaction that is rolled back', async () => {
    await expect(add(ECHO, 'rolled back', true)).rejects.toThrow('The use case failed');
    await wait(200);
    expect(await jobOf('rolled back')).toBeUndefined();
    expect(heard).not.toContain('rolled back');
  });

  it('come back after a failure, later', async () => {
    await add(STUMBLE, 'stumbling');
    await product.mails.settled();
    expect(heard).toContain('stumbling');
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(await jobOf('stumbling')).toMatchObject({ status: 'DONE', attempts: 2 });
  });

  it('end among the dead letters with the reason when nothing can save them', async () => {
    await add(HOPELESS, 'hopeless');
    await product.mails.settled();
    expect(await jobOf('hopeless')).toMatchObject({
      status: 'DEAD',
      attempts: 1,
      lastError: 'There is no such record',
    });
  });

  it('have one holder, however many try; a plain read-then-write would give them ten', async () => {
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
    // Each looks before any of them writes, as ten processes may.
    const looks = await tenTimes(() => jobs.findOneByOrFail({ id: unguarded.id }));
    const takers = looks.filter(({ status }) => status === 'WAITING');
    await Promise.all(takers.map(({ id }) => jobs.update({ id }, { status: 'RUNNING' })));
    expect(takers).toHaveLength(10);

    const guarded = await make();
    const store = product.app.get(JobStore);
    const leases = await tenTimes(() => store.take(guarded));
    expect(leases.filter(Boolean)).toHaveLength(1);
    await jobs.delete({ name: 'held' });
  });
});
