import { useRef } from 'react';
import { postJson } from '../../lib/api/browser';
import type { Outcome } from '../../lib/api/outcome';

/**
 * Posts with an `Idempotency-Key`. An unchanged body (a retry after a lost response) gets the same key, so that the
 * server creates one record.
 */
export function useIdempotentPost<T>(path: string): (body: object) => Promise<Outcome<T>> {
  const last = useRef({ serialized: '', key: '' });
  return async (body) => {
    // `openedFor`, the time on the page, differs at each attempt.
    const serialized = JSON.stringify({ ...body, openedFor: undefined });
    if (last.current.serialized !== serialized) last.current = { serialized, key: crypto.randomUUID() };
    const outcome = await postJson<T>(path, body, { 'Idempotency-Key': last.current.key });
    // A body that was refused may be accepted later (an order after a price change): it then needs a new key.
    if (!outcome.ok && outcome.status === 400) last.current = { serialized: '', key: '' };
    return outcome;
  };
}
