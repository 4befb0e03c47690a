import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Schedule } from './platform/schedule/schedule.js';
import { writeHeartbeat } from './worker-heartbeat.js';

describe('The file that shows a worker alive', () => {
  it('is rewritten as long as the database responds', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alive-'));
    const file = join(folder, 'worker');
    const changed = () => (existsSync(file) ? statSync(file).mtimeMs : 0);
    let isAway = false;
    const schedule = new Schedule({ pace: 1 });
    const check = async () => (isAway ? Promise.reject(new Error('away')) : undefined);
    writeHeartbeat(schedule, file, check, 5);
    const untilAfter = async (time: number) => {
      while (changed() <= time) await wait(2);
      return changed();
    };
    await untilAfter(await untilAfter(0));
    isAway = true;
    await wait(20);
    const last = changed();
    await wait(30);
    expect(changed()).toBe(last);
    isAway = false;
    expect(await untilAfter(last)).toBeGreaterThan(last);
    await schedule.beforeApplicationShutdown();
    rmSync(folder, { recursive: true });
  });
});
