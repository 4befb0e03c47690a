import { api } from './http';
import type { NewLedgerEntry, OrderLedger, Overdue, RefundDue } from './types';

/** Calls about the money of a booking. */
export const ledger = {
  /** The ledger entries of a booking and its cancelled invoices, each oldest first. */
  ledgerOf: async (orderId: string): Promise<OrderLedger> =>
    (await api.GET('/api/admin/orders/{id}/ledger', { params: { path: { id: orderId } } })).data!,

  /** Records a ledger entry; the request outlives the page. @param key idempotency key */
  bookMoney: async (orderId: string, body: NewLedgerEntry, key: string): Promise<string> => {
    const params = { path: { id: orderId }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders/{id}/ledger', { params, body, keepalive: true })).data!.message;
  },

  /** Voids an entry. */
  voidEntry: async (id: string, reason: string): Promise<string> =>
    (await api.POST('/api/admin/ledger/{id}/void', { params: { path: { id } }, body: { reason } })).data!.message,

  /** Overdue payments, newest first, and their total number. */
  overdue: async (): Promise<{ overdue: Overdue[]; total: number }> => (await api.GET('/api/admin/overdue')).data!,

  /** Refunds due to clients, newest first. */
  refundsDue: async (): Promise<RefundDue[]> => (await api.GET('/api/admin/refunds')).data!.refunds,

  /** Pauses or resumes the reminders of a booking. */
  pauseReminders: async (id: string, paused: boolean): Promise<string> => {
    const params = { path: { id } };
    return (await api.PUT('/api/admin/orders/{id}/reminders', { params, body: { paused } })).data!.message;
  },
};
