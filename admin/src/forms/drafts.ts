import { currentClaims } from '../auth/session';

/** A form's values when its page was left or reloaded. Drafts exist only in the tab where they were written. */
interface Draft {
  /** The id of the user who wrote it; other users do not see it. */
  readonly owner: string;
  readonly values: object;
}

const keyOf = (form: string) => `draft:${form}`;

/** The user of the stored token, even if it has just expired, because that is when a draft is needed. */
let owner = currentClaims()?.id;

/** Stores the draft of a form, if there is room. @param form its path, and its part if there are several */
export function keepDraft(form: string, values: object): void {
  owner = currentClaims()?.id ?? owner;
  if (!owner) return;
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ owner, values } satisfies Draft));
  } catch {
    // If storage is full or disabled, there are no drafts.
  }
}

/** The current user's draft of a form, or undefined. */
export function draftOf(form: string): object | undefined {
  const text = sessionStorage.getItem(keyOf(form));
  if (!text) return undefined;
  try {
    const draft = JSON.parse(text, withoutLostFiles) as Draft;
    return draft.owner === currentClaims()?.id ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

export const dropDraft = (form: string): void => sessionStorage.removeItem(keyOf(form));

/** Leaves out uploads that were in progress, because they ended with the page. */
const withoutLostFiles = (_name: string, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((entry) => !isLostFile(entry)) : value;

const isLostFile = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'failed' in entry && 'url' in entry && entry.url === null;
