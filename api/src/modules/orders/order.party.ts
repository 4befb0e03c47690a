import { ADULT } from '@imisozi/core/pricing/party';
import type { Order } from './order.entity.js';
import { linesOf } from './price-lines.js';

/** Numbers of travellers by the code of their type; orders older than types have adults. */
export const travellersOfOrder = ({
  travellers,
  people,
}: Pick<Order, 'travellers' | 'people'>): Record<string, number> => travellers ?? { [ADULT]: people };

/**
 * The labels of an order's traveller types, by their code (rules/desk 11), taken from its price lines. A type at the
 * adult price has no line of its own, and its code is shown.
 */
export function typeLabelsOf(order: Order): (code: string) => string {
  const labels = new Map<string, string>([[ADULT, 'Adult']]);
  for (const { kind, code, label } of linesOf(order)) if (kind === 'traveller-type' && code) labels.set(code, label);
  return (code) => labels.get(code) ?? code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
}

/** The travellers of an order by type, as staff read them: `2 × Adult`. */
export function typesInWords(order: Order): string[] {
  const labelOf = typeLabelsOf(order);
  return Object.entries(travellersOfOrder(order)).map(([code, count]) => `${count} × ${labelOf(code)}`);
}
