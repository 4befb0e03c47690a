import { ADULT } from '@imisozi/core/pricing/party';
import { linesOf } from '../orders/price-lines.js';
import type { Order } from '../orders/order.entity.js';

/**
 * What the types of travellers of an order are called, by their code (rules/desk 11): as its price says. One that costs what an
 * adult does has no line there, and is called by its code.
 */
export function typeLabelsOf(order: Order): (code: string) => string {
  const labels = new Map<string, string>([[ADULT, 'Adult']]);
  for (const { kind, code, label } of linesOf(order)) if (kind === 'traveller-type' && code) labels.set(code, label);
  return (code) => labels.get(code) ?? code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
}
