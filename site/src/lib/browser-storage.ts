/** `local` outlives the tab, `session` does not. */
type Area = 'local' | 'session';

const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

/** A stored value; null if there is none, or if the browser refuses its storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value; null removes it.
 * @returns whether it worked: browsers may refuse storage, or have no room left
 */
export function writeStored(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** A stored value that was written as JSON; null if there is none, or if it cannot be read. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null');
  } catch {
    return null;
  }
}
