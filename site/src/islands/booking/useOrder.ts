import { useRef } from 'react';
import { postJson } from '../../lib/api/browser';
import type { Outcome } from '../../lib/api/outcome';
import type { CreatedOrder, NewOrder } from '../../lib/api/types';

/**
 * Sends orders. The same order sent again (a retry after a lost answer) goes under the same key, so that the server
 * makes one of it.
 */
export function useOrder(): (order: NewOrder) => Promise<Outcome<CreatedOrder>> {
  const last = useRef({ body: '', key: '' });
  return async (order) => {
    const body = JSON.stringify(order);
    if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() };
    const outcome = await postJson<CreatedOrder>('/api/order', order, { 'Idempotency-Key': last.current.key });
    // A refused order may be accepted later, with a new price for instance: it is a new attempt then.
    if (!outcome.ok && outcome.status === 400) last.current = { body: '', key: '' };
    return outcome;
  };
}
