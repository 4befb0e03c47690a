import { In, type EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { Order } from './order.entity.js';

/**
 * Locks an order and reads it: the write comes first because it locks the row, so that simultaneous changes run one
 * after the other, each on the result of the one before.
 * @throws Refused for an unknown id
 */
export async function lockOrder(tx: EntityManager, id: string): Promise<Order> {
  await tx.update(Order, { id }, { updatedAt: new Date() });
  const order = await tx.findOneBy(Order, { id });
  if (!order) throw refusal('order-not-found');
  return order;
}

/** {@link lockOrder} for several at once; unknown ones are left out. */
export async function lockOrders(tx: EntityManager, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  await tx.update(Order, { id: In(ids) }, { updatedAt: new Date() });
  return tx.find(Order, { where: { id: In(ids) }, order: { id: 'ASC' } });
}

/** The current state of an order. */
export const orderNow = (tx: EntityManager, id: string): Promise<Order> => tx.findOneByOrFail(Order, { id });

/** Updates fields of a locked order. Its status is written only by {@link OrderStatusChanges}. */
export async function updateOrder(
  tx: EntityManager,
  { id }: Pick<Order, 'id'>,
  fields: Omit<Partial<Order>, 'id' | 'status' | 'searchText'>,
): Promise<Order> {
  await tx.update(Order, { id }, fields);
  return orderNow(tx, id);
}

/** Like {@link updateOrder}, for fields that searches use: the search text is updated too. */
export async function rewriteOrder(tx: EntityManager, { id }: Pick<Order, 'id'>, fields: Partial<Order>) {
  return tx.save(Object.assign(await orderNow(tx, id), fields), { reload: false });
}

/** Inserts a new order. */
export const insertOrder = (tx: EntityManager, fields: Partial<Order>): Promise<Order> =>
  tx.save(tx.create(Order, fields), { reload: false });

/** The same order with other fields; nothing is written. */
export const orderWith = (order: Order, fields: Partial<Order>): Order => Object.assign(new Order(), order, fields);
