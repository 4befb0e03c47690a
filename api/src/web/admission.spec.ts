import { Admission } from './admission.js';

const WORK_MS = 20;
const PATIENCE_MS = 600;
const RUSH_PATIENCE_MS = 100;

describe('The line before the product', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const open = () =>
    new Admission({ atWork: 1, waiting: 1_000, patienceMs: PATIENCE_MS, rushPatienceMs: RUSH_PATIENCE_MS });

  /** One request. Resolves with how long it waited, or with null when it was sent away. */
  const ask = async (line: Admission) => {
    const begun = performance.now();
    if (!(await line.enter())) return null;
    setTimeout(() => line.leave(), WORK_MS);
    return performance.now() - begun;
  };

  /** Requests at this pace for so long. */
  const crowd = async (line: Admission, everyMs: number, forMs: number) => {
    const asked: Promise<number | null>[] = [];
    for (let ms = 0; ms < forMs; ms += everyMs) {
      asked.push(ask(line));
      await jest.advanceTimersByTimeAsync(everyMs);
    }
    return asked;
  };

  it('serves a short crowd whole', async () => {
    const line = open();
    const asked = await crowd(line, 1, 25);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await Promise.all(asked)).not.toContain(null);
  });

  it('is kept short while more come than can be served, so that whoever comes after them waits little', async () => {
    const line = open();
    const rush = await crowd(line, WORK_MS / 3, 3 * PATIENCE_MS);
    await crowd(line, 2 * WORK_MS, RUSH_PATIENCE_MS);
    const after = await crowd(line, 2 * WORK_MS, PATIENCE_MS);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    const served = (await Promise.all(rush)).filter((waited) => waited !== null);
    expect(served.length).toBeGreaterThanOrEqual((3 * PATIENCE_MS) / WORK_MS - 1);
    const waits = await Promise.all(after);
    expect(waits).not.toContain(null);
    expect(Math.max(...waits.map(Number))).toBeLessThanOrEqual(RUSH_PATIENCE_MS);
  });

  it('ends the wait of those whose turn does not come', async () => {
    const line = open();
    void line.enter();
    const late = ask(line);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await late).toBeNull();
  });
});
