import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inProduct } from './config/product-folder.js';

/** Sets up the JavaScript engine. Called before anything else is loaded, since it decides how that is done. */
export function setUpEngine(): void {
  allocateFrugally();
  // By default the room for objects that die young grows to 64 MB at every start, and answers are no faster for it.
  setFlagsFromString('--semi-space-growth-factor=1');
  // Compiled code from the last time, which is a fifth of a start. Where the folder may not be written, there is none.
  enableCompileCache(inProduct('api/dist/.compiled'));
}

/**
 * How the C library allocates. By itself it keeps what each thread once had in arenas of their own, eight for each processor:
 * hashes of passwords, PDF and compression left 200 MB there. After the first large block is freed it also keeps blocks of
 * up to 32 MB, which come back from it at once when they are mapped one by one.
 */
const ALLOCATOR = {
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

/** Gives back what only the start needed. It takes a moment, so it is done before anybody is let in. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

/** Lets the engine collect garbage before the heap has doubled: by itself it takes what a large machine has. */
export function boundHeap(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
