import { useSyncExternalStore } from 'react';
import type { Order, OrderStatus } from '../data/types';

/** How long a change can be undone before it is sent. */
export const UNDO_MS = 10_000;

interface WaitingStatus {
  readonly to: OrderStatus;
}

/** A payment or refund, in US dollars. */
export interface WaitingMoney {
  readonly amount: number;
  readonly isOut: boolean;
}

/** A change of an order's status or money that has not been sent to the server yet. */
export interface WaitingChange {
  readonly order: Order;
  readonly what: WaitingStatus | WaitingMoney;
  readonly isSending: boolean;
}

interface Kept extends WaitingChange {
  readonly send: () => Promise<void>;
  readonly timer: ReturnType<typeof setTimeout>;
}

// Outside all components, because a change outlives the screen on which it was made.
let kept: readonly Kept[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly Kept[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

const find = (id: string) => kept.find(({ order }) => order.id === id);

/**
 * Keeps a change until it is sent after `UNDO_MS`.
 * @param send sends it and shows the result to the user; it must not reject
 */
export function changeLater(order: Order, what: WaitingChange['what'], send: () => Promise<void>): void {
  if (find(order.id)) return;
  const timer = setTimeout(() => void sendNow(order.id), UNDO_MS);
  keep([...kept, { order, what, send, timer, isSending: false }]);
}

/** Undoes a change, unless it is already being sent. */
export function undo(id: string): void {
  const change = find(id);
  if (!change || change.isSending) return;
  clearTimeout(change.timer);
  keep(kept.filter((one) => one !== change));
}

async function sendNow(id: string): Promise<void> {
  const change = find(id);
  if (!change || change.isSending) return;
  clearTimeout(change.timer);
  keep(kept.map((one) => (one === change ? { ...change, isSending: true } : one)));
  await change.send();
  keep(kept.filter(({ order }) => order.id !== id));
}

/** Sends all waiting changes immediately, when there is no one left to undo them. */
export const sendDelayedChanges = (): Promise<unknown> => Promise.all(kept.map(({ order }) => sendNow(order.id)));

/** Sends waiting changes when the page is left or closed, by requests that outlive it. */
export function sendChangesOnLeave(): void {
  window.addEventListener('pagehide', () => void sendDelayedChanges());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All waiting changes, oldest first. */
export const useWaitingChanges = (): readonly WaitingChange[] => useSyncExternalStore(subscribe, () => kept);

/** The waiting change of an order. */
export const useWaitingChange = (id: string): WaitingChange | undefined =>
  useSyncExternalStore(subscribe, () => find(id));
