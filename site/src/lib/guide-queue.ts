import type { components } from '@imisozi/api/openapi';
import { readStoredJson, writeStored } from './browser-storage';

type Tick = NonNullable<components['schemas']['TicksDto']['ticks']>[number];

/** A tick that waits on the phone, and whose it is: the same guide may open the page with another key meanwhile. */
export interface WaitingTick {
  readonly guide: string;
  readonly tick: Tick;
  /** What it says, for the list of what waits. */
  readonly words: string;
}

const KEY = 'guide-ticks';
/** As many as the API takes in one call. */
const AT_ONCE = 100;

/** Everything that waits, in the order in which it was said. */
export function waitingTicks(): WaitingTick[] {
  const stored = readStoredJson('local', KEY);
  return Array.isArray(stored) ? (stored as WaitingTick[]) : [];
}

const store = (waiting: readonly WaitingTick[]): boolean =>
  writeStored('local', KEY, waiting.length > 0 ? JSON.stringify(waiting) : null);

/** Keeps a tick until it can be sent. @returns false if the browser has no room for it */
export const keepTick = (one: WaitingTick): boolean => store([...waitingTicks(), one]);

/** How sending ended: everything is sent, the network is away, or the key of the page has been renewed. */
export type Sending = 'sent' | 'away' | 'renewed';

/**
 * Sends what waits of a guide, the oldest first; ticks leave the phone once the office has answered for them.
 * @param onRefused is told of ticks that the office can never take
 */
export async function sendTicks(
  guide: string,
  key: string,
  onRefused: (refused: readonly WaitingTick[]) => void,
): Promise<Sending> {
  for (;;) {
    const some = waitingTicks()
      .filter((one) => one.guide === guide)
      .slice(0, AT_ONCE);
    if (some.length === 0) return 'sent';
    const answer = await post(
      key,
      some.map(({ tick }) => tick),
    );
    if (answer === 'away' || answer === 'renewed') return answer;
    const done = new Set([...answer.accepted, ...answer.refused]);
    // Nothing was answered for: sending it at once again would not help.
    if (done.size === 0) return 'away';
    store(waitingTicks().filter(({ tick }) => !done.has(tick.id)));
    const refused = some.filter(({ tick }) => answer.refused.includes(tick.id));
    if (refused.length > 0) onRefused(refused);
  }
}

async function post(key: string, ticks: readonly Tick[]) {
  try {
    const response = await fetch(`/api/guide/${encodeURIComponent(key)}/ticks`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ticks }),
    });
    if (response.status === 404) return 'renewed';
    if (!response.ok) return 'away';
    return (await response.json()) as components['schemas']['TakenTicksAnswer'];
  } catch {
    return 'away';
  }
}
