import { hasUnsavedChanges } from '../forms/unsavedChanges';

/*
 * Most of the dashboard comes in parts, each when it is needed. A deployment takes the old ones away under an open
 * page, and a connection may break.
 */

/** Which part the page was reloaded for, so that one that never comes does not make it reload for ever. */
const RELOADED_FOR = 'reloaded-for';

const missing = new WeakSet<Error>();
let spare = 0;
let reloading = false;

/** Loads a part that the page can do without. @returns undefined where it does not come */
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

/** Whether a screen failed because a part of the dashboard did not come. */
export const isChunkError = (error: Error): boolean => missing.has(error);

/** The page is about to go, so there is nothing to tell any more. */
export const isReloading = (): boolean => reloading;

/** Reloads the page, once, for a part that did not come: a newer version has others. Unsaved text is worth more. */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    if (spare > 0 || reloading || hasUnsavedChanges() || !navigator.onLine) return;
    try {
      if (sessionStorage.getItem(RELOADED_FOR) === payload.message) return;
      sessionStorage.setItem(RELOADED_FOR, payload.message);
    } catch {
      // Without storage nobody could tell the first time from the next.
      return;
    }
    reloading = true;
    window.location.reload();
  });
}
