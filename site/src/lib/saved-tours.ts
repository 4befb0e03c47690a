import { MAX_SAVED, usableSlugs } from './saved-slugs';

const KEY = 'saved-tours';
/** What this window is told when its own page has changed what is kept: `storage` tells the other ones only. */
const CHANGED = 'saved-tours';

/** The slugs of the tours that this browser keeps, the latest first; null where it keeps nothing. */
export function readSaved(): string[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return usableSlugs(Array.isArray(found) ? found : []);
  } catch (error) {
    // What another script or an older page left there is no list; storage that may not be read throws too.
    return error instanceof SyntaxError ? [] : null;
  }
}

/** @returns whether they are kept: not where storage is full or forbidden, nor beyond {@link MAX_SAVED} */
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

/** Calls back when another tab has changed what is kept. */
export const onSavedElsewhere = (changed: () => void): void =>
  addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key === KEY || key === null) changed();
  });

/** Shows what is kept, now and whenever it changes, on this page or in another tab. */
export function followSaved(show: (saved: string[] | null) => void): void {
  const read = () => show(readSaved());
  read();
  addEventListener(CHANGED, read);
  onSavedElsewhere(read);
  // The back/forward cache restores the page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}
