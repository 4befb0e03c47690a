import { api } from './http';
import type { NewAssignment, Operations } from './types';

const byId = (id: string) => ({ path: { id } });

/** Calls about guides, vehicles and their trips besides CRUD. */
export const assignments = {
  /** The page of the guide who is logged in. */
  ownPage: async () => (await api.GET('/api/admin/own-page')).data!,

  /** The trips between two days in Kigali, inclusive, with whom and what they have. */
  operations: async (from: string, to: string): Promise<Operations> =>
    (await api.GET('/api/admin/operations', { params: { query: { from, to } } })).data!,

  /** Assigns a guide, driver or vehicle. @param key idempotency key */
  assign: async (body: NewAssignment, key: string): Promise<string> => {
    const header = { 'idempotency-key': key };
    return (await api.POST('/api/admin/assignments', { params: { header }, body })).data!.message;
  },

  /** Writes a note for those who are assigned. @param key idempotency key */
  noteAssignment: async (id: string, note: string, key: string): Promise<string> => {
    const params = { ...byId(id), header: { 'idempotency-key': key } };
    return (await api.PUT('/api/admin/assignments/{id}', { params, body: { note } })).data!.message;
  },

  /** Takes an assignment away. */
  unassign: async (id: string): Promise<string> =>
    (await api.DELETE('/api/admin/assignments/{id}', { params: byId(id) })).data!.message,

  /** Makes a new link of a guide's page, or a new address of the calendar. */
  renewGuideLink: async (id: string, which: 'page' | 'calendar'): Promise<string> =>
    which === 'page'
      ? (await api.POST('/api/admin/guides/{id}/page-key', { params: byId(id) })).data!.message
      : (await api.POST('/api/admin/guides/{id}/calendar-key', { params: byId(id) })).data!.message,
};
