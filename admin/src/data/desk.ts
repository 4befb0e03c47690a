import { api } from './http';
import type { Cancellation, CancellationCost, NewOrder, NewOrderPrice, NewOrderWish, Order, Travellers } from './types';

/** Calls about bookings that the office makes and cancels. */
export const desk = {
  /** The price of a new booking, and the number of free seats. */
  priceNewOrder: async (body: NewOrderWish): Promise<NewOrderPrice> =>
    (await api.POST('/api/admin/orders/price', { body })).data!,

  /** Makes a booking. @param key idempotency key */
  createOrder: async (body: NewOrder, key: string): Promise<{ message: string; order: Order }> => {
    const params = { header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders', { params, body })).data!;
  },

  /** The travellers of a booking. Each call is recorded in the audit trail. */
  travellersOf: async (id: string): Promise<Travellers> =>
    (await api.GET('/api/admin/orders/{id}/travellers', { params: { path: { id } } })).data!,

  /** The URL of the client's page of a booking. Each call is recorded in the audit trail. */
  clientLinkOf: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/orders/{id}/client-link', { params: { path: { id } }, body: {} })).data!.link,

  /** The cost of cancelling a booking today. */
  cancellationOf: async (id: string, permitsBought?: boolean): Promise<CancellationCost> =>
    (await api.GET('/api/order/{id}/cancellation', { params: { path: { id }, query: { permitsBought } } })).data!,

  /** Cancels a booking for its client. @param key idempotency key */
  cancelOrder: async (id: string, body: Cancellation, key: string): Promise<string> => {
    const params = { path: { id }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders/{id}/cancel', { params, body })).data!.message;
  },
};
