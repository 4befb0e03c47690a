import { api, fetchFile, type NamedFile } from './http';
import type { NewNote, NoteChange, Notes, Tasks, Timeline } from './types';

/** The calls about what happened to a booking, and what staff write down about it. */
export const notes = {
  /** A page of what happened, newest first. @param before the `next` of the page before */
  timelineOf: async (orderId: string, before?: string): Promise<Timeline> => {
    const params = { path: { id: orderId }, query: before ? { before } : {} };
    return (await api.GET('/api/admin/orders/{id}/timeline', { params })).data!;
  },

  /** All of it as a file. */
  timelineFile: (orderId: string): Promise<NamedFile> =>
    fetchFile(`/api/admin/orders/${encodeURIComponent(orderId)}/timeline`),

  /** Notes and tasks of a booking, and who can be given one. */
  notesOf: async (orderId: string): Promise<Notes> =>
    (await api.GET('/api/admin/orders/{id}/notes', { params: { path: { id: orderId } } })).data!,

  /** @param key what is sent twice with one key is written once */
  writeNote: async (orderId: string, body: NewNote, key: string): Promise<string> => {
    const params = { path: { id: orderId }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders/{id}/notes', { params, body })).data!.message;
  },

  changeNote: async (orderId: string, noteId: string, body: NoteChange): Promise<string> => {
    const params = { path: { id: orderId, noteId } };
    return (await api.PUT('/api/admin/orders/{id}/notes/{noteId}', { params, body })).data!.message;
  },

  /** What the person has to do. */
  myTasks: async (): Promise<Tasks> => (await api.GET('/api/admin/tasks')).data!,
};
