import { api, fetchFile, type NamedFile } from './http';
import type { NewNote, NoteChange, Notes, Tasks, Timeline } from './types';

/** Calls about the timeline of a booking, and its notes and tasks. */
export const notes = {
  /** A page of the timeline, newest first. @param before the `next` of the previous page */
  timelineOf: async (orderId: string, before?: string): Promise<Timeline> => {
    const params = { path: { id: orderId }, query: before ? { before } : {} };
    return (await api.GET('/api/admin/orders/{id}/timeline', { params })).data!;
  },

  /** The whole timeline as a file. */
  timelineFile: (orderId: string): Promise<NamedFile> =>
    fetchFile(`/api/admin/orders/${encodeURIComponent(orderId)}/timeline`),

  /** Notes and tasks of a booking, and the users to whom a task can be assigned. */
  notesOf: async (orderId: string): Promise<Notes> =>
    (await api.GET('/api/admin/orders/{id}/notes', { params: { path: { id: orderId } } })).data!,

  /** @param key idempotency key */
  writeNote: async (orderId: string, body: NewNote, key: string): Promise<string> => {
    const params = { path: { id: orderId }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders/{id}/notes', { params, body })).data!.message;
  },

  changeNote: async (orderId: string, noteId: string, body: NoteChange): Promise<string> => {
    const params = { path: { id: orderId, noteId } };
    return (await api.PUT('/api/admin/orders/{id}/notes/{noteId}', { params, body })).data!.message;
  },

  /** The open tasks of the user. */
  myTasks: async (): Promise<Tasks> => (await api.GET('/api/admin/tasks')).data!,
};
