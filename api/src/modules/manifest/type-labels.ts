import { ADULT } from '@imisozi/core/pricing/party';
import { linesOf } from '../orders/price-lines.js';
import type { Order } from '../orders/order.entity.js';

/**
 * The labels of an order's traveller types, by their code (rules/desk 11), taken from its price lines. A type at the
 * adult price has no line of its own, and its code is shown.
 */
export function typeLabelsOf(order: Order): (code: string) => string {
  const labels = new Map<string, string>([[ADULT, 'Adult']]);
  for (const { kind, code, label } of linesOf(order)) if (kind === 'traveller-type' && code) labels.set(code, label);
  return (code) => labels.get(code) ?? code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
}
