import { currentClaims } from '../auth/session';

/** What a form held when its page was left for the login page, or reloaded. It stays in the tab that it was written in. */
interface Draft {
  /** The person who wrote it; nobody else is offered it. */
  readonly owner: string;
  readonly values: object;
}

const keyOf = (address: string) => `draft:${address}`;

/** The person of the stored token, also when it has just expired; else that of the last draft would be lost. */
let owner = currentClaims()?.id;

/** Keeps what the form at an address holds. A tab without room for it keeps nothing. */
export function keepDraft(address: string, values: object): void {
  owner = currentClaims()?.id ?? owner;
  if (!owner) return;
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify({ owner, values } satisfies Draft));
  } catch {
    // Storage is full or switched off: as if there were no drafts.
  }
}

/** What was kept at an address for the person who is logged in; undefined without such a draft. */
export function draftAt(address: string): object | undefined {
  const text = sessionStorage.getItem(keyOf(address));
  if (!text) return undefined;
  try {
    const draft = JSON.parse(text, withoutLostFiles) as Draft;
    return draft.owner === currentClaims()?.id ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

export const dropDraft = (address: string): void => sessionStorage.removeItem(keyOf(address));

/** A file that was on its way is gone with the page that was sending it. */
const withoutLostFiles = (_name: string, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((entry) => !isLostFile(entry)) : value;

const isLostFile = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'failed' in entry && 'url' in entry && entry.url === null;
