import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Schedule } from './platform/schedule/schedule.js';
import { inProduct } from './config/product-folder.js';

/** Sets up the JavaScript engine. Called before anything else is loaded, since it decides how that is done. */
export function setUpEngine(): void {
  allocateFrugally();
  // By default the room for objects that die young grows to 64 MB at every start, and answers are no faster for it.
  setFlagsFromString('--semi-space-growth-factor=1');
  // A mail or paper that is kept for a moment keeps all that was cut from the same piece: 64 kB by default, half of it unused.
  Buffer.poolSize = 8_192;
  // Compiled code from the last time, which is a fifth of a start. Where the folder may not be written, there is none.
  enableCompileCache(inProduct('api/dist/.compiled'));
}

/**
 * How the C library allocates. By itself it keeps what each thread once had in arenas of their own, eight for each processor:
 * hashes of passwords, PDF and compression left 200 MB there. After the first large block is freed it also keeps blocks of
 * up to 32 MB, which come back from it at once when they are mapped one by one.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * The C library reads its settings only when the process begins, so it begins again, as the same process. An operator who
 * has set them knows better.
 */
function allocateFrugally(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const { execPath, execArgv, argv, env } = process;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...ALLOCATOR });
}

const LOOK_MS = 20_000;
/** The part of the time in which something is done, below which nobody waits for the tenth of a second that collecting takes. */
const QUIET = 0.05;
const WORTH_BYTES = 8 * 2 ** 20;

/**
 * Takes no more memory than is used: collects garbage once the heap has grown by half (by itself the engine takes what a
 * large machine has), and when nothing has been done for a while, since buffers of answers and papers lie outside of the
 * heap and do not make it collect. It begins with what only the start needed, before anybody is let in.
 */
export function boundMemory(schedule: Schedule): void {
  const collect = garbageCollector();
  collect();
  setFlagsFromString('--heap-growing-percent=50');
  let kept = usedBytes();
  let before = performance.eventLoopUtilization();
  const look = (): Promise<void> => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization <= QUIET && usedBytes() > kept + WORTH_BYTES) {
      collect();
      kept = usedBytes();
    }
    return Promise.resolve();
  };
  schedule.every(LOOK_MS, 'give memory back', look);
}

function usedBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  // It also closes the gaps: a fifth of the heap is empty after a busy hour.
  return () => collect({ type: 'major', flavor: 'last-resort' });
}
