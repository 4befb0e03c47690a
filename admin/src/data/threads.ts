import { api } from './http';
import type { NewReply, NewThread } from './types';

/** Calls about conversations besides CRUD. The keys are idempotency keys. */
export const threads = {
  startThread: async (body: NewThread, key: string): Promise<string> =>
    (await api.POST('/api/admin/threads', { params: { header: { 'idempotency-key': key } }, body })).data!.message,

  replyToThread: async (id: string, body: NewReply, key: string): Promise<string> => {
    const params = { path: { id }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/threads/{id}/replies', { params, body })).data!.message;
  },
};
