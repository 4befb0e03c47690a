import { useSyncExternalStore } from 'react';
import type { HttpError } from 'react-admin';
import { codeOf } from './failures';

/** Those who wait for the answer to the one open dialog. */
let waiting: ((isConfirmed: boolean) => void)[] = [];
let confirmations = 0;
let needsFactor = false;
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a call waits until the user has confirmed who they are. */
export const useAsksToConfirm = (): boolean => useSyncExternalStore(subscribe, () => waiting.length > 0);

/** Whether the office requires a second factor that the account does not have yet. */
export const useNeedsFactor = (): boolean => useSyncExternalStore(subscribe, () => needsFactor);

/** Ends the wait of every call: each is sent again, or fails as it was refused. */
export function endAsking(isConfirmed: boolean): void {
  if (isConfirmed) confirmations++;
  const all = waiting;
  waiting = [];
  all.forEach((settle) => settle(isConfirmed));
  tell();
}

/** What the answer of the account's factors says about {@link useNeedsFactor}. */
export function noteFactor(isMissing: boolean): void {
  if (needsFactor === isMissing) return;
  needsFactor = isMissing;
  tell();
}

/**
 * Sends a request and, where the API first wants to know that it is the user, asks them and sends it once more
 * (rules/accounts 13).
 * @throws HttpError the refusal, if they do not confirm
 */
export async function sendConfirmed<T>(send: () => Promise<T>): Promise<T> {
  const before = confirmations;
  try {
    return await send();
  } catch (error) {
    const code = codeOf(error as HttpError);
    if (code === 'second-factor-set-up') noteFactor(true);
    if (code !== 'confirm-first') throw error;
    // What was refused while the user was confirming for another call needs no second dialog.
    if (confirmations === before && !(await asked())) throw error;
    return send();
  }
}

const asked = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
