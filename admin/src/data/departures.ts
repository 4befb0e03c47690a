import { api, fetchFile, type NamedFile } from './http';
import type { Calendar, DepartureCancellation, DepartureCancelling, WaitingEntry } from './types';

const byId = (id: string) => ({ path: { id } });

/** Calls about departures besides CRUD. */
export const departures = {
  /** The bookings that would be affected by cancelling a departure, with a proposal for each. */
  departureCancellation: async (id: string): Promise<DepartureCancellation> =>
    (await api.GET('/api/admin/departures/{id}/cancellation', { params: byId(id) })).data!,

  /** Cancels a departure. @param key idempotency key */
  cancelDeparture: async (id: string, body: DepartureCancelling, key: string): Promise<string> => {
    const params = { ...byId(id), header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/departures/{id}/cancel', { params, body })).data!.message;
  },

  /** Departures and trips between two days in Kigali, inclusive. */
  calendar: async (from: string, to: string): Promise<Calendar> =>
    (await api.GET('/api/admin/calendar', { params: { query: { from, to } } })).data!,

  /** The waiting list of a departure, oldest entry first. */
  waitingList: async (id: string): Promise<WaitingEntry[]> =>
    (await api.GET('/api/admin/departures/{id}/waiting', { params: byId(id) })).data!.waiting,

  /** The same as a file for spreadsheets. */
  waitingFile: (id: string): Promise<NamedFile> => fetchFile(`/api/admin/departures/${encodeURIComponent(id)}/waiting`),
};
