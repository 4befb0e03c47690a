import { useRef, useState } from 'react';
import { postJson, type Outcome } from '../../lib/api/browser';
import type { NewOrder, Order } from '../../lib/api/types';

interface Created {
  readonly message: string;
  readonly order: Order;
}

interface Attempt {
  readonly fingerprint: string;
  readonly key: string;
  readonly body: NewOrder;
}

/**
 * Sends orders. The same form sent twice (a double click, a retry after a lost answer) carries the same body under the
 * same key, so that the server makes one order of it.
 */
export function useOrder() {
  const attempt = useRef<Attempt>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  /** Returns null when the same order is on its way already. */
  async function send(fingerprint: string, compose: () => NewOrder): Promise<Outcome<Created> | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    if (attempt.current?.fingerprint !== fingerprint) {
      attempt.current = { fingerprint, key: crypto.randomUUID(), body: compose() };
    }
    const { key, body } = attempt.current;
    const outcome = await postJson<Created>('/api/order', body, { 'Idempotency-Key': key });
    // A made order stays busy: the page is about to move on.
    if (!outcome.ok) {
      running.current = false;
      setBusy(false);
      if (outcome.status === 400) attempt.current = null;
    }
    return outcome;
  }

  return { busy, send };
}
