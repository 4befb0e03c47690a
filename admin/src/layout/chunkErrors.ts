import { hasUnsavedChanges } from '../forms/unsavedChanges';

/*
 * Most of the dashboard is loaded in chunks, each when it is needed. A deployment removes the old chunks under an open
 * page, and a connection may be lost.
 */

/** The chunk that the page was reloaded for, so that one that is always missing does not make it reload for ever. */
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

/** Reloads the page once for a missing chunk, since a newer version has others; but not if text is unsaved. */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    if (spare > 0 || reloading || hasUnsavedChanges() || !navigator.onLine) return;
    try {
      if (sessionStorage.getItem(RELOADED_FOR) === payload.message) return;
      sessionStorage.setItem(RELOADED_FOR, payload.message);
    } catch {
      // Without storage the first failure cannot be told from the next.
      return;
    }
    reloading = true;
    window.location.reload();
  });
}
