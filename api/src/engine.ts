import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inProduct } from './config/product-folder.js';

/** Sets up the JavaScript engine. Called before anything else is loaded, since it decides how that is done. */
export function setUpEngine(): void {
  useFewArenas();
  // By default the room for objects that die young grows to 64 MB at every start, and answers are no faster for it.
  setFlagsFromString('--semi-space-growth-factor=1');
  // Compiled code from the last time, which is a fifth of a start. Where the folder may not be written, there is none.
  enableCompileCache(inProduct('api/dist/.compiled'));
}

/**
 * The C library keeps what each thread once allocated in arenas of their own, eight for each processor: hashes of passwords,
 * PDF and compression left 200 MB there. It reads its settings only when the process begins, so it begins again, as the
 * same process. An operator who has set them knows better.
 */
function useFewArenas(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const { execPath, execArgv, argv, env } = process;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_ARENA_MAX: '2' });
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
