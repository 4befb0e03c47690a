import { api } from './http';
import type { LedgerEntry, NewLedgerEntry } from './types';

/** The calls about the money of a booking. */
export const ledger = {
  /** All money of a booking, oldest first. */
  ledgerOf: async (orderId: string): Promise<LedgerEntry[]> =>
    (await api.GET('/api/admin/orders/{id}/ledger', { params: { path: { id: orderId } } })).data!.ledger,

  /** Books money. @param key what is sent twice with one key is booked once */
  bookMoney: async (orderId: string, body: NewLedgerEntry, key: string): Promise<string> => {
    const params = { path: { id: orderId }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders/{id}/ledger', { params, body })).data!.message;
  },

  /** Takes an entry back. */
  voidEntry: async (id: string, reason: string): Promise<string> =>
    (await api.POST('/api/admin/ledger/{id}/void', { params: { path: { id } }, body: { reason } })).data!.message,
};
