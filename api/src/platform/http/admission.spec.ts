import { Admission } from './admission.js';

const WORK_MS = 20;
const TIMEOUT_MS = 600;
const OVERLOAD_TIMEOUT_MS = 100;

describe('Admission control', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const open = () =>
    new Admission({ concurrent: 1, queued: 1_000, queueTimeoutMs: TIMEOUT_MS, overloadTimeoutMs: OVERLOAD_TIMEOUT_MS });

  /** Makes one request. Resolves with how long it waited, or with null when it was refused. */
  const ask = async (admission: Admission) => {
    const begun = performance.now();
    if (!(await admission.enter())) return null;
    setTimeout(() => admission.leave(), WORK_MS);
    return performance.now() - begun;
  };

  /** Makes requests every `everyMs` for `forMs`. */
  const burst = async (admission: Admission, everyMs: number, forMs: number) => {
    const asked: Promise<number | null>[] = [];
    for (let ms = 0; ms < forMs; ms += everyMs) {
      asked.push(ask(admission));
      await jest.advanceTimersByTimeAsync(everyMs);
    }
    return asked;
  };

  it('serves a short burst completely', async () => {
    const admission = open();
    const asked = await burst(admission, 1, 25);
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await Promise.all(asked)).not.toContain(null);
  });

  it('keeps the queue short under overload, so that later requests wait only briefly', async () => {
    const admission = open();
    const overload = await burst(admission, WORK_MS / 3, 3 * TIMEOUT_MS);
    void (await burst(admission, 2 * WORK_MS, OVERLOAD_TIMEOUT_MS));
    const after = await burst(admission, 2 * WORK_MS, TIMEOUT_MS);
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    const served = (await Promise.all(overload)).filter((waited) => waited !== null);
    expect(served.length).toBeGreaterThanOrEqual((3 * TIMEOUT_MS) / WORK_MS - 1);
    const waits = await Promise.all(after);
    expect(waits).not.toContain(null);
    expect(Math.max(...waits.map(Number))).toBeLessThanOrEqual(OVERLOAD_TIMEOUT_MS);
  });

  it('refuses requests that wait too long', async () => {
    const admission = open();
    void admission.enter();
    const late = ask(admission);
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await late).toBeNull();
  });
});
