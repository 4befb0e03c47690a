import { api } from './http';
import type { NewOrder, NewOrderPrice, NewOrderWish, Order } from './types';

/** The calls about bookings that the office makes. */
export const desk = {
  /** What a new booking would cost, and how many seats there are. */
  priceNewOrder: async (body: NewOrderWish): Promise<NewOrderPrice> =>
    (await api.POST('/api/admin/orders/price', { body })).data!,

  /** Makes a booking. @param key what is sent twice with one key is booked once */
  createOrder: async (body: NewOrder, key: string): Promise<{ message: string; order: Order }> => {
    const params = { header: { 'idempotency-key': key } };
    return (await api.POST('/api/admin/orders', { params, body })).data!;
  },
};
