import { In } from 'typeorm';
import { AuditEntry } from '../../../src/modules/audit/audit-entry.entity.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import type { Order } from '../../../src/modules/orders/order.entity.js';
import { OrderShare } from '../../../src/modules/shares/order-share.entity.js';
import { keepUntil } from '../../../src/modules/travellers/traveller.rules.js';
import { Traveller } from '../../../src/modules/travellers/traveller.entity.js';
import { PASSPORT } from '../deeds/travellers.js';
import type { History } from '../world.js';

/** Travellers are readable with the key of their order, and are nowhere else in plain text (rules/privacy 2, 3). */
export async function travellersUntrue(history: History, orders: readonly Order[]): Promise<string[]> {
  const { api } = history.product;
  const ids = orders.map(({ id }) => id);
  const rows = await history.repository(Traveller).findBy({ orderId: In(ids) });
  const shares = await history.repository(OrderShare).findBy({ orderId: In(ids) });
  const kept = await Promise.all([
    history.repository(AuditEntry).findBy({ recordId: In(ids) }),
    history.repository(Mail).findBy({ orderId: In(ids) }),
    ...shares.slice(0, 1).map(({ id }) => api.get(`/shares/${id}`)),
    ...ids.slice(0, 1).map((id) => api.get(`/order/${id}`)),
  ]);
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  const untrue = await Promise.all([...byOrder].map(([orderId, own]) => ofOne(history, orderId, own)));
  return [
    ...untrue.flat(),
    ...(JSON.stringify([rows, kept]).includes(PASSPORT) ? ['a passport stands in the clear'] : []),
    ...orders.flatMap((order) =>
      (byOrder.get(order.id) ?? []).some((row) => row.keepUntil !== keepUntil(order))
        ? [`the travellers of ${order.number} are not kept until ${keepUntil(order)}`]
        : [],
    ),
  ];
}

async function ofOne({ product }: History, orderId: string, rows: readonly Traveller[]): Promise<string[]> {
  const { body } = await product.api.get(`/order/${orderId}/travellers`);
  const read = body.travellers as { id: string; passportNumber: string; lastName: string }[];
  const isWhole = read.length === rows.length && read.every((one) => one.passportNumber.startsWith(PASSPORT));
  const isOnce = new Set(read.map(({ lastName }) => lastName)).size === read.length;
  return isWhole && isOnce ? [] : [`the travellers of ${orderId} were lost or stand twice`];
}
