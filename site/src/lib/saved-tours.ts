import { MOST_SAVED, usableSlugs } from './saved-slugs';

const KEY = 'saved-tours';

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

/** @returns whether they are kept: not where storage is full or forbidden, nor beyond {@link MOST_SAVED} */
export function writeSaved(slugs: readonly string[]): boolean {
  if (slugs.length > MOST_SAVED) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify(slugs));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed what is kept. */
export const onSavedElsewhere = (changed: () => void): void =>
  addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key === KEY || key === null) changed();
  });
