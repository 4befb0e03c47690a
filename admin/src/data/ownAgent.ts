import { api, fetchFile, type NamedFile } from './http';
import type {
  DepartureOnSale,
  NewOrderPrice,
  NewOwnBooking,
  OwnAgent,
  OwnBookingRow,
  OwnStatement,
  OwnWish,
  TourOnSale,
} from './types';

const STATEMENT = '/api/admin/own-agent/statement';

/** Calls of a travel agent who is logged in. */
export const ownAgent = {
  ownAgent: async (): Promise<OwnAgent> => (await api.GET('/api/admin/own-agent')).data!,

  ownStatement: async (month: string): Promise<OwnStatement> =>
    // As JSON, unless a file is asked for.
    (await api.GET(STATEMENT, { params: { query: { month } } })).data as OwnStatement,

  ownStatementFile: (month: string): Promise<NamedFile> => fetchFile(`${STATEMENT}?month=${month}`),

  ownStatementPaper: (month: string): Promise<NamedFile> =>
    fetchFile(`${STATEMENT}/paper?month=${month}`, 'application/pdf'),

  ownProforma: (id: string): Promise<NamedFile> =>
    fetchFile(`/api/admin/own-bookings/${id}/proforma`, 'application/pdf'),

  /** The price of a new booking at the agent's prices, and the number of free seats. */
  priceOwnBooking: async (body: OwnWish): Promise<NewOrderPrice> =>
    (await api.POST('/api/admin/own-bookings/price', { body })).data!,

  /** Books on the agent's credit. @param key idempotency key */
  createOwnBooking: async (body: NewOwnBooking, key: string): Promise<{ message: string; data: OwnBookingRow }> => {
    const params = { header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/own-bookings', { params, body })).data!;
  },

  /** A tour on sale, by its slug. */
  tourOnSale: async (slug: string): Promise<TourOnSale> =>
    (await api.GET('/api/tours/{slug}', { params: { path: { slug } } })).data!.tours,

  /** The departures of a tour that can still be booked. */
  departuresOnSale: async (slug: string): Promise<readonly DepartureOnSale[]> =>
    (await api.GET('/api/tours/{slug}/departures', { params: { path: { slug } } })).data!.departures,
};
