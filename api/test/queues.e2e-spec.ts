// Holds rules/operating 5.
import { UnrecoverableError, JobRegistry } from '../src/platform/jobs/job-registry.js';
import { Job } from '../src/platform/jobs/job.entity.js';
import { JobQueue, jobKind } from '../src/platform/jobs/job-queue.js';
import { JobStore } from '../src/platform/jobs/job-store.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';

const WORK = jobKind<{ word: string }>('spec', 'work');

describe('The queues, as admins see them', () => {
  let product: TestApp;
  let token: string;
  let isBroken = true;
  const done: string[] = [];
  const jobs = () => product.dataSource.getRepository(Job);
  const queue = async (name: string) => {
    const { body } = await product.api.get('/admin/queues', { token });
    return body.queues.find((one: { name: string }) => one.name === name);
  };
  const make = (fields: Partial<Job>) =>
    jobs().save(
      jobs().create({ queue: 'elsewhere', name: 'spec', payload: {}, runAt: new Date('2999-01-01'), ...fields }),
    );

  beforeAll(async () => {
    product = await startApp({}, (app) =>
      app.get(JobRegistry).register(WORK, async ({ word }) => {
        if (isBroken) throw new UnrecoverableError('The spec broke it');
        done.push(word);
      }),
    );
    token = await tokenOf(product.dataSource, product.api, 'admin');
    await product.app.get(Transactions).run((tx) => product.app.get(JobQueue).add(tx, WORK, { word: 'again' }));
    await product.mails.settled();
  });
  afterAll(() => product.close());

  it('show depth, failures and dead letters of each, also of one that is empty', async () => {
    expect(await queue('mail')).toEqual({
      name: 'mail',
      waiting: 0,
      failing: 0,
      handed: 0,
      running: 0,
      dead: 0,
      oldestDueSeconds: 0,
    });
    await make({ lastError: 'Not this time' });
    await make({});
    expect(await queue('elsewhere')).toMatchObject({ waiting: 2, failing: 1, dead: 0, oldestDueSeconds: 0 });
    expect(await queue('spec')).toMatchObject({ waiting: 0, dead: 1 });
  });

  it('have the same figures in Prometheus', async () => {
    const { body } = await product.api.get('/metrics', { token });
    expect(body).toContain('queue_jobs{queue="elsewhere",status="WAITING"} 2');
    expect(body).toContain('queue_jobs{queue="spec",status="DEAD"} 1');
    expect(body).toContain('queue_failing_jobs{queue="elsewhere"} 1');
    expect(body).toContain('queue_oldest_due_age_seconds{queue="mail"} 0');
  });

  it('list dead letters with the reason, and let an admin retry one, once', async () => {
    const { body, headers } = await product.api.get('/admin/dead-jobs', {
      token,
      query: { filter: { queue: 'spec' } },
    });
    expect(headers['content-range']).toBe('dead-jobs 0-0/1');
    expect(body).toMatchObject([{ name: 'work', payload: { word: 'again' }, lastError: 'The spec broke it' }]);
    const [{ id }] = body;
    isBroken = false;
    await jobs().delete({ queue: 'elsewhere' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => product.api.post(`/admin/dead-jobs/${id}/retry`, {}, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await product.mails.settled();
    expect(done).toEqual(['again']);
    expect(await jobs().findOneByOrFail({ id })).toMatchObject({ status: 'DONE', attempts: 1 });
    expect((await product.api.get(`/admin/dead-jobs/${id}`, { token })).status).toBe(404);
    expect((await product.api.post(`/admin/dead-jobs/${id}/retry`, {}, { token })).status).toBe(404);
  });

  it('show only dead jobs, whatever the filter', async () => {
    const query = { filter: { status: 'WAITING' } };
    expect((await product.api.get('/admin/dead-jobs', { token, query })).body).toEqual([]);
    expect((await product.api.get('/admin/dead-jobs', { token, query: { filter: '{' } })).status).toBe(400);
  });

  it('delete jobs done two weeks ago, but never a dead letter', async () => {
    const old = new Date(Date.now() - 15 * 24 * 60 * 60_000);
    const [gone, kept] = await Promise.all([
      make({ status: 'DONE', runAt: old }),
      make({ status: 'DEAD', runAt: old }),
    ]);
    await product.app.get(JobStore).deleteDone();
    expect(await jobs().existsBy({ id: gone.id })).toBe(false);
    expect(await jobs().existsBy({ id: kept.id })).toBe(true);
    expect(await jobs().countBy({ queue: 'spec', status: 'DONE' })).toBe(1);
  });
});
