import { api } from './http';
import type { NewReply, NewThread, ThreadPaper } from './types';

/** Calls about conversations besides CRUD. The keys are idempotency keys. */
export const threads = {
  startThread: async (body: NewThread, key: string): Promise<string> =>
    (await api.POST('/api/admin/threads', { params: { header: { 'idempotency-key': key } }, body })).data!.message,

  replyToThread: async (id: string, body: NewReply, key: string): Promise<string> => {
    const params = { path: { id }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/threads/{id}/replies', { params, body })).data!.message;
  },

  /** The papers of the booking or the proposal that a conversation is about. */
  papersOfThread: async (id: string): Promise<ThreadPaper[]> =>
    (await api.GET('/api/admin/threads/{id}/papers', { params: { path: { id } } })).data!,

  /** Removes a file of a reply that was not sent. */
  removeThreadFile: async (id: string, fileId: string): Promise<void> => {
    await api.DELETE('/api/admin/threads/{id}/files/{fileId}', { params: { path: { id, fileId } } });
  },
};
