import { Logger } from '@nestjs/common';
import { Schedule } from './schedule.js';

const EVERY_MS = 100;

describe('A scheduled task', () => {
  let schedule: Schedule;
  let runs: PromiseWithResolvers<void>[];
  const lines: string[] = [];
  const keep = (line: unknown) => void lines.push(String(line));
  const work = () => {
    runs.push(Promise.withResolvers());
    return runs.at(-1)!.promise;
  };
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  beforeAll(() => Logger.overrideLogger({ log: keep, warn: keep, error: keep }));
  afterAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    jest.useFakeTimers();
    schedule = new Schedule({ pace: 1 });
    runs = [];
    lines.length = 0;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('runs at its interval, and at start if requested', async () => {
    schedule.every(EVERY_MS, 'work', () => void runs.push(Promise.withResolvers()));
    await pass(EVERY_MS - 1);
    expect(runs).toHaveLength(0);
    await pass(EVERY_MS * 3);
    expect(runs).toHaveLength(3);
    schedule.every(EVERY_MS, 'work', work, { atStart: true });
    expect(runs).toHaveLength(4);
  });

  it('never runs twice at the same time', async () => {
    schedule.every(EVERY_MS, 'work', work);
    await pass(EVERY_MS * 5);
    expect(runs).toHaveLength(1);
    runs[0]!.resolve();
    await pass(EVERY_MS);
    expect(runs).toHaveLength(2);
  });

  it('logs each failure in one line, without its message, and continues', async () => {
    schedule.every(EVERY_MS, 'do this work', work);
    await pass(EVERY_MS);
    runs[0]!.reject(new TypeError('aline@example.com'));
    await pass(EVERY_MS);
    expect(lines).toEqual(['Could not do this work: TypeError']);
    runs[1]!.resolve();
    await pass(EVERY_MS);
    expect(runs).toHaveLength(3);
    expect(lines).toHaveLength(1);
    schedule.every(EVERY_MS, 'work at once', () => {
      throw new RangeError();
    });
    await pass(EVERY_MS);
    expect(lines.slice(1)).toEqual(['Could not work at once: RangeError']);
  });

  it('ends with the process, which signals the current run and waits for it', async () => {
    let isTold = false;
    schedule.every(EVERY_MS, 'work', async (stopping) => {
      await work();
      isTold = stopping.aborted;
    });
    await pass(EVERY_MS);
    let isStopped = false;
    const stopped = schedule.beforeApplicationShutdown().then(() => (isStopped = true));
    await pass(EVERY_MS * 3);
    expect(isStopped).toBe(false);
    runs[0]!.resolve();
    await stopped;
    expect(isTold).toBe(true);
    await pass(EVERY_MS * 3);
    expect(runs).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('delays the stop of a process for at most ten seconds', async () => {
    schedule.every(EVERY_MS, 'hang', work);
    await pass(EVERY_MS);
    let isStopped = false;
    void schedule.beforeApplicationShutdown().then(() => (isStopped = true));
    await pass(10_000);
    expect(isStopped).toBe(true);
    expect(lines).toEqual(['Stopped without waiting any longer to hang']);
  });

  it('waits up to its jitter longer, so that processes do not run it all at once', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    schedule.every(EVERY_MS, 'work', work, { jitterMs: EVERY_MS });
    await pass(EVERY_MS * 1.5 - 1);
    expect(runs).toHaveLength(0);
    await pass(1);
    expect(runs).toHaveLength(1);
  });

  it('keeps a process alive only if it is meant to', async () => {
    jest.useRealTimers();
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    schedule.every(60_000, 'work', work);
    expect(timers()).toBe(before);
    schedule.every(60_000, 'work', work, { keepsProcessAlive: true });
    expect(timers()).toBe(before + 1);
    await schedule.beforeApplicationShutdown();
    expect(timers()).toBe(before);
  });
});
