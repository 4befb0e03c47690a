import { useRef } from 'react';
import { postJson } from '../../lib/api/browser';
import type { Outcome } from '../../lib/api/outcome';

/**
 * Sends to a call that honours `Idempotency-Key`. What is sent again unchanged (a retry after a lost answer) goes under
 * the same key, so that the server makes one of it.
 */
export function useSendOnce<T>(path: string): (body: object) => Promise<Outcome<T>> {
  const last = useRef({ said: '', key: '' });
  return async (body) => {
    // How long the form has been open is another time with each attempt.
    const said = JSON.stringify({ ...body, openedFor: undefined });
    if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() };
    const outcome = await postJson<T>(path, body, { 'Idempotency-Key': last.current.key });
    // What was refused may be accepted later, an order with a new price for instance: it is a new attempt then.
    if (!outcome.ok && outcome.status === 400) last.current = { said: '', key: '' };
    return outcome;
  };
}
