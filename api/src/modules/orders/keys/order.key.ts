import { randomUUID } from 'node:crypto';
import { inLink } from '../../../common/masked-links.js';
import { pageAt } from '../../../texts/reader.js';
import type { Order } from '../order.entity.js';

/** A key for an order's client: it cannot be guessed, and does not reveal the id (rules/orders 1). */
export const newClientKey = (): string => randomUUID();

/** The key that opens an order's page for its client; older orders keep their id until the key is renewed. */
export const clientKeyOf = ({ id, clientKey }: Pick<Order, 'id' | 'clientKey'>): string => clientKey ?? id;

/** The URL of an order's page for its client; only for documents that the client gets. */
export const clientPageOf = (publicUrl: string, order: Pick<Order, 'id' | 'clientKey'>, fragment = ''): string =>
  pageAt(publicUrl, `/myorder/${inLink(clientKeyOf(order))}${fragment}`);

/**
 * The same URL in a mail to the client. While the hold is short it contains a mark that only mails have: opening it
 * proves that the mail has arrived (rules/departures 3).
 */
export const mailedPageOf = (
  publicUrl: string,
  order: Pick<Order, 'id' | 'clientKey' | 'holdMark'>,
  fragment = '',
): string => clientPageOf(publicUrl, order, `${order.holdMark ? `?mail=${inLink(order.holdMark)}` : ''}${fragment}`);
