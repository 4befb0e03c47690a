import type { BankDetail, Terms } from '@imisozi/core/pricing/terms';
import type { Order } from './order.entity.js';

/**
 * The bank account that an order is paid into, line by line, with the order's number as the reference
 * (rules/orders 10); empty if the office must be asked for it.
 * @param company is used if the order's own terms name no account
 */
export function bankLines(
  { number, terms }: Pick<Order, 'number' | 'terms'>,
  company: Pick<Terms, 'bankDetails'>,
): readonly BankDetail[] {
  const details = terms?.bankDetails.length ? terms.bankDetails : company.bankDetails;
  return details.length === 0 ? [] : [...details, { name: 'Reference', value: number }];
}
