import { api } from './http';

/** Calls about clients besides CRUD. */
export const clients = {
  /** Makes another client part of this one. @param key idempotency key */
  mergeClients: async (id: string, other: string, key: string): Promise<string> => {
    const params = { path: { id }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/clients/{id}/merge', { params, body: { id: other } })).data!.message;
  },

  /** Takes the latest merge back. */
  unmergeClients: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/clients/{id}/unmerge', { params: { path: { id } } })).data!.message,
};
