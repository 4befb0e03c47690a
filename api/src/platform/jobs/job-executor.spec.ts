import { Logger } from '@nestjs/common';
import type { Transactions } from '../database/transactions.js';
import { JobExecutor } from './job-executor.js';
import type { Job } from './job.entity.js';
import type { JobRegistry } from './job-registry.js';
import type { JobStore } from './job-store.js';

const MANY = 2_000;

describe('Finished jobs that could not be recorded', () => {
  beforeAll(() => Logger.overrideLogger(['fatal']));
  afterAll(() => Logger.overrideLogger(false));

  it('are remembered for their next attempt, at most the latest thousand: another process may record them', async () => {
    const done: string[] = [];
    const store = { claim: async (job: Job) => ({ job, leaseId: '', isLastAttempt: false }) };
    const registry = {
      handlerOf:
        () =>
        async (_: unknown, { jobId }: { jobId: string }) =>
          void done.push(jobId),
    };
    const transactions = { run: () => Promise.reject(new Error('The database is away')) };
    const executor = new JobExecutor(
      store as JobStore,
      // eslint-disable-next-line no-restricted-syntax -- a registry of one handler
      registry as unknown as JobRegistry,
      // eslint-disable-next-line no-restricted-syntax -- none of them begins
      transactions as unknown as Transactions,
    );
    const execute = (id: string) => executor.execute({ id, queue: 'spec', name: 'echo' } as Job).catch(() => undefined);

    await Promise.all(Array.from({ length: MANY }, (_, count) => execute(`job ${count}`)));
    await execute(`job ${MANY - 1}`);
    expect(done).toHaveLength(MANY);
    await execute('job 0');
    expect(done).toHaveLength(MANY + 1);
  });
});
