import { api } from './http';
import type { Cancellation, CancellationCost, NewOrder, NewOrderPrice, NewOrderWish, Order, Travellers } from './types';

/** The calls about bookings that the office makes and cancels. */
export const desk = {
  /** What a new booking would cost, and how many seats there are. */
  priceNewOrder: async (body: NewOrderWish): Promise<NewOrderPrice> =>
    (await api.POST('/api/admin/orders/price', { body })).data!,

  /** Makes a booking. @param key what is sent twice with one key is booked once */
  createOrder: async (body: NewOrder, key: string): Promise<{ message: string; order: Order }> => {
    const params = { header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders', { params, body })).data!;
  },

  /** Who travels with a booking; the reading is in the audit trail. */
  travellersOf: async (id: string): Promise<Travellers> =>
    (await api.GET('/api/admin/orders/{id}/travellers', { params: { path: { id } } })).data!,

  /** The link to the client's page of a booking; asking for it is in the audit trail. */
  clientLinkOf: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/orders/{id}/client-link', { params: { path: { id } }, body: {} })).data!.link,

  /** What cancelling a booking costs today. */
  cancellationOf: async (id: string, permitsBought?: boolean): Promise<CancellationCost> =>
    (await api.GET('/api/order/{id}/cancellation', { params: { path: { id }, query: { permitsBought } } })).data!,

  /** Cancels a booking for its client. @param key what is sent twice with one key happens once */
  cancelOrder: async (id: string, body: Cancellation, key: string): Promise<string> => {
    const params = { path: { id }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders/{id}/cancel', { params, body })).data!.message;
  },
};
