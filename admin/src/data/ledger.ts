import { api } from './http';
import type { NewLedgerEntry, OrderLedger, Overdue, RefundDue } from './types';

/** The calls about the money of a booking. */
export const ledger = {
  /** All money of a booking and its invoices that were taken back, each oldest first. */
  ledgerOf: async (orderId: string): Promise<OrderLedger> =>
    (await api.GET('/api/admin/orders/{id}/ledger', { params: { path: { id: orderId } } })).data!,

  /** Books money, also while its page is left. @param key what is sent twice with one key is booked once */
  bookMoney: async (orderId: string, body: NewLedgerEntry, key: string): Promise<string> => {
    const params = { path: { id: orderId }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders/{id}/ledger', { params, body, keepalive: true })).data!.message;
  },

  /** Takes an entry back. */
  voidEntry: async (id: string, reason: string): Promise<string> =>
    (await api.POST('/api/admin/ledger/{id}/void', { params: { path: { id } }, body: { reason } })).data!.message,

  /** Who should have paid by now, newest first, and how many there are. */
  overdue: async (): Promise<{ overdue: Overdue[]; total: number }> => (await api.GET('/api/admin/overdue')).data!,

  /** What is to be paid back to clients, newest first. */
  refundsDue: async (): Promise<RefundDue[]> => (await api.GET('/api/admin/refunds')).data!.refunds,

  /** Holds the reminders of a booking back, or lets them go on. */
  pauseReminders: async (id: string, paused: boolean): Promise<string> => {
    const params = { path: { id } };
    return (await api.PUT('/api/admin/orders/{id}/reminders', { params, body: { paused } })).data!.message;
  },
};
