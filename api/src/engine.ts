import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Schedule } from './platform/schedule/schedule.js';
import { inProduct } from './config/product-folder.js';

/** Configures the JavaScript engine. Called before anything else is loaded, since it affects how code is loaded. */
export function setUpEngine(): void {
  allocateFrugally();
  // By default the space for short-lived objects grows to 64 MB at every start, without making responses faster.
  setFlagsFromString('--semi-space-growth-factor=1');
  // A kept mail or document keeps the whole pool that its buffer was cut from: 64 kB by default, half of it unused.
  Buffer.poolSize = 8_192;
  // Compiled code from the last start, which saves a fifth of the start-up time. Without write access to the folder
  // there is none.
  enableCompileCache(inProduct('api/dist/.compiled'));
}

/**
 * Settings of the C library's allocator. By default it keeps freed memory in per-thread arenas, eight per processor:
 * password hashes, PDF and compression left 200 MB there. After the first large block is freed it also keeps blocks of
 * up to 32 MB, which are returned at once when each is mapped separately.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * The C library reads its settings only when the process starts, so the process executes itself again. Settings that an
 * operator has made are respected.
 */
function allocateFrugally(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const { execPath, execArgv, argv, env } = process;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...ALLOCATOR });
}

const LOOK_MS = 5_000;
/** Below this share of busy time, nobody notices the tenth of a second that a collection takes. */
const QUIET = 0.05;
const WORTH_BYTES = 8 * 2 ** 20;

/**
 * Keeps the process's memory close to what it uses: collects garbage once the heap has grown by half (by default the
 * engine takes what a large machine has), and after a quiet period, since buffers of responses and documents are
 * outside of the heap and do not trigger a collection. The first quiet period removes what only start-up needed.
 */
export function boundMemory(schedule: Schedule): void {
  const collect = garbageCollector();
  setFlagsFromString('--heap-growing-percent=50');
  let kept = 0;
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
  // It also compacts the heap: a fifth of it is unused after a busy hour.
  return () => collect({ type: 'major', flavor: 'last-resort' });
}
