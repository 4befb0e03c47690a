import { useRef, useState } from 'react';
import { postJson, type Outcome } from '../../lib/api/browser';

/** The server takes a form that is sent faster than this for a robot's. */
const FASTEST_MS = 1_600;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a form once at a time, and keeps what the server refuses. */
export function useSend<T = { message: string }>() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Returns the data, or null when it failed (the problems say why) or is on its way already. */
  async function send(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<T | null> {
    const outcome = await attempt(path, body, headers);
    if (!outcome) return null;
    if (outcome.ok) return outcome.data;
    setProblems(outcome.problems.length ? outcome.problems : [outcome.message]);
    return null;
  }

  /** Like `send`, but hands the failure to the caller. */
  async function attempt(path: string, body: unknown, headers?: Readonly<Record<string, string>>) {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setProblems([]);
    const outcome: Outcome<T> = await postJson<T>(path, body, headers);
    running.current = false;
    setBusy(false);
    return outcome;
  }

  return { busy, problems, setBusy, setProblems, send, attempt };
}

/**
 * What a form that anybody may send adds to tell people from robots: how long the page has been open. Browsers fill
 * forms faster than people do, so a quick visitor waits a moment rather than being refused.
 */
export async function withProofOfPatience<T extends object>(values: T): Promise<T & { openedFor: number }> {
  await wait(Math.max(0, FASTEST_MS - performance.now()));
  return { ...values, openedFor: Math.round(performance.now()) };
}
