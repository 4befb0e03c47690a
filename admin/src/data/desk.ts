import { api } from './http';
import type {
  Cancellation,
  CancellationCost,
  Colleague,
  LetterPreview,
  NewOrder,
  NewOrderPrice,
  NewOrderWish,
  Order,
  OrderLetter,
  Travellers,
} from './types';

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

  /** The colleagues who can look after a booking. */
  orderAssignees: async (): Promise<readonly Colleague[]> =>
    (await api.GET('/api/admin/order-assignees')).data!.assignees,

  /** Gives a booking to a colleague, or to nobody. @param key idempotency key */
  assignOrder: async (id: string, assigneeId: string | null, key: string): Promise<string> => {
    const params = { path: { id }, header: { 'idempotency-key': key } };
    return (await api.PUT('/api/admin/orders/{id}/assignee', { params, body: { assigneeId } })).data!.message;
  },

  /** A letter as the client of a booking would get it. */
  previewLetter: async (id: string, body: OrderLetter): Promise<LetterPreview> =>
    (await api.POST('/api/admin/orders/{id}/letters/preview', { params: { path: { id } }, body })).data!,

  /** Writes to the client of a booking. @param key idempotency key */
  writeToClient: async (id: string, body: OrderLetter, key: string): Promise<string> => {
    const params = { path: { id }, header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders/{id}/letters', { params, body })).data!.message;
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
