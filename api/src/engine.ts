import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { inProduct } from './config/product-folder.js';

/** Sets up the JavaScript engine. Called before anything else is loaded, since it decides how that is done. */
export function setUpEngine(): void {
  // By default the room for objects that die young grows to 64 MB at every start, and answers are no faster for it.
  setFlagsFromString('--semi-space-growth-factor=1');
  // Compiled code from the last time, which is a fifth of a start. Where the folder may not be written, there is none.
  enableCompileCache(inProduct('api/dist/.compiled'));
}

/** Lets the engine collect garbage before the heap has doubled: by itself it takes what a large machine has. */
export function boundHeap(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
