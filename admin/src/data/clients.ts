import { api, fetchFile, type NamedFile } from './http';

/** Calls about clients besides CRUD. */
export const clients = {
  /** Makes another client part of this one. @param key idempotency key */
  mergeClients: async (id: string, other: string, key: string): Promise<string> => {
    const params = { path: { id }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/clients/{id}/merge', { params, body: { id: other } })).data!.message;
  },

  /** All that is kept about a client, for programs. Each call is recorded in the audit trail. */
  clientFile: (id: string): Promise<NamedFile> =>
    fetchFile(`/api/admin/clients/${encodeURIComponent(id)}/export`, 'application/json'),

  /** The same to read. */
  clientPaper: (id: string): Promise<NamedFile> =>
    fetchFile(`/api/admin/clients/${encodeURIComponent(id)}/export/paper`, 'application/pdf'),

  /** Erases a client everywhere. */
  eraseClient: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/clients/{id}/erase', { params: { path: { id } } })).data!.message,

  /** Takes the latest merge back. */
  unmergeClients: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/clients/{id}/unmerge', { params: { path: { id } } })).data!.message,
};
