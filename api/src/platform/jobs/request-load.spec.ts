import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { RequestLoad } from './request-load.js';

type Hook = (request: object, reply: object, done: () => void) => void;

describe('Jobs and requests', () => {
  let load: RequestLoad;
  let begin: Hook;

  const request = (method: string) => {
    const raw = new PassThrough().resume();
    begin({ method }, { raw }, () => undefined);
    return { end: () => void raw.end() };
  };
  const order = async (...jobs: Promise<void>[]) => {
    const done: number[] = [];
    await Promise.all(jobs.map(async (job, index) => job.then(() => done.push(index))));
    return done;
  };

  beforeEach(() => {
    load = new RequestLoad();
    // eslint-disable-next-line no-restricted-syntax -- no more of a server is used
    load.watch({ addHook: (_: string, hook: Hook) => (begin = hook) } as unknown as FastifyInstance);
  });

  it('let jobs run at once while nobody waits, or somebody only reads', async () => {
    request('GET');
    expect(await order(load.quiet(), wait(5))).toEqual([0, 1]);
  });

  it('let jobs wait until all visitors have their responses', async () => {
    const [one, other] = [request('POST'), request('PUT')];
    const job = load.quiet();
    one.end();
    expect(await order(wait(30), job, wait(50).then(other.end))).toEqual([0, 2, 1]);
  });

  it('let jobs continue under load, one after the other', async () => {
    request('POST');
    expect(await order(load.quiet(), load.quiet(), wait(375))).toEqual([0, 2, 1]);
  });
});
