import { randomUUID } from 'node:crypto';
import { inLink } from '../../../common/masked-links.js';
import { pageAt } from '../../../texts/reader.js';
import type { Order } from '../order.entity.js';

/** A key for an order's client: nobody can guess it, and it says nothing of the id (rules/orders 1). */
export const newClientKey = (): string => randomUUID();

/** What opens an order's page for its client; an order from before keeps its id until its key is renewed. */
export const clientKeyOf = ({ id, clientKey }: Pick<Order, 'id' | 'clientKey'>): string => clientKey ?? id;

/** The address of an order's page for its client: for papers to the client, and nowhere else. */
export const clientPageOf = (publicUrl: string, order: Pick<Order, 'id' | 'clientKey'>, fragment = ''): string =>
  pageAt(publicUrl, `/myorder/${inLink(clientKeyOf(order))}${fragment}`);

/**
 * The same address in a mail to the client. While it is awaited, it carries what only mails have: opening it shows that
 * the mail has arrived (rules/departures 3).
 */
export const mailedPageOf = (
  publicUrl: string,
  order: Pick<Order, 'id' | 'clientKey' | 'holdMark'>,
  fragment = '',
): string => clientPageOf(publicUrl, order, `${order.holdMark ? `?mail=${inLink(order.holdMark)}` : ''}${fragment}`);
