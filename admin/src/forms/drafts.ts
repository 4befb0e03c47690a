import { currentClaims } from '../auth/session';

/** A form's values when its page was left or reloaded. Drafts stay in the tab in which they were written. */
interface Draft {
  /** The user who wrote it; it is offered to nobody else. */
  readonly owner: string;
  readonly values: object;
}

const keyOf = (form: string) => `draft:${form}`;

/** The user of the stored token, even if it has just expired, because that is when a draft is needed. */
let owner = currentClaims()?.id;

/** Stores the draft of a form, if there is room. @param form its address, and which one it is there */
export function keepDraft(form: string, values: object): void {
  owner = currentClaims()?.id ?? owner;
  if (!owner) return;
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ owner, values } satisfies Draft));
  } catch {
    // Storage is full or disabled: there are no drafts then.
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

/** An upload in progress ended with the page. */
const withoutLostFiles = (_name: string, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((entry) => !isLostFile(entry)) : value;

const isLostFile = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'failed' in entry && 'url' in entry && entry.url === null;
