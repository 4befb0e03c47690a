import { MAX_SAVED, usableSlugs } from './saved-slugs';

const KEY = 'saved-tours';
/** The event for changes by this page: the browser sends `storage` only to the other tabs. */
const CHANGED = 'saved-tours';

/** The slugs of the saved tours, latest first; null if the browser's storage cannot be used. */
export function readSaved(): string[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return usableSlugs(Array.isArray(found) ? found : []);
  } catch (error) {
    // Another script or an earlier version left a value that is not JSON; other errors mean unusable storage.
    return error instanceof SyntaxError ? [] : null;
  }
}

/** @returns whether they were saved: false if storage is full or forbidden, or for more than {@link MAX_SAVED} */
export function writeSaved(slugs: readonly string[]): boolean {
  if (slugs.length > MAX_SAVED) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify(slugs));
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

/** Calls back when another tab has changed the saved tours. */
export const onSavedElsewhere = (changed: () => void): void =>
  addEventListener('storage', ({ key }) => {
    // Null: the whole storage was cleared.
    if (key === KEY || key === null) changed();
  });

/** Calls `show` now, and whenever the saved tours change on this page or in another tab. */
export function followSaved(show: (saved: string[] | null) => void): void {
  const read = () => show(readSaved());
  read();
  addEventListener(CHANGED, read);
  onSavedElsewhere(read);
  // The back/forward cache restores the page in its former state.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}
