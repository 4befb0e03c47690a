import { hasUnsavedChanges } from '../forms/unsavedChanges';

/*
 * Most of the dashboard is loaded in chunks on demand. Loading one fails after a deployment, which removes the chunks
 * of an open page, and when the connection is lost.
 */

/** Stores the chunk that the page was reloaded for, so that a permanently missing chunk causes no endless reload. */
const RELOADED_FOR = 'reloaded-for';

const missing = new WeakSet<Error>();
let spare = 0;
let reloading = false;

/** Loads a chunk that the page can do without. @returns undefined if it cannot be loaded */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  spare++;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    spare--;
  }
}

/** Whether a screen failed because a chunk could not be loaded. */
export const isChunkError = (error: Error): boolean => missing.has(error);

/** Whether the page is about to reload, so that there is nothing left to show. */
export const isReloading = (): boolean => reloading;

/** Reloads the page once for a missing chunk, to get the newer version, but not if there are unsaved changes. */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    if (spare > 0 || reloading || hasUnsavedChanges() || !navigator.onLine) return;
    try {
      if (sessionStorage.getItem(RELOADED_FOR) === payload.message) return;
      sessionStorage.setItem(RELOADED_FOR, payload.message);
    } catch {
      // Without storage, repeated failures cannot be detected, so the page is not reloaded.
      return;
    }
    reloading = true;
    window.location.reload();
  });
}
