import { api } from './http';
import type { BoughtPermit, Permit } from './types';

/** Calls about permits besides CRUD. */
export const permits = {
  /** The permits of a booking. Each call is recorded in the audit trail. */
  permitsOf: async (orderId: string): Promise<Permit[]> => {
    const query = { filter: JSON.stringify({ orderId }), sort: '["day","ASC"]', range: '[0,999]' };
    return (await api.GET('/api/admin/permits', { params: { query } })).data!;
  },

  /** Records several permits as bought: all of them, or none. @param key idempotency key */
  buyPermits: async (bought: BoughtPermit[], key: string): Promise<string> => {
    const params = { header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/permits/buy', { params, body: { permits: bought } })).data!.message;
  },
};
