import type { FilterPayload } from 'react-admin';
import { addDays } from '@imisozi/core/kigali-time';
import { UNPAID_STATUSES } from '@imisozi/core/order-status';
import { today } from '../format/kigaliDays';

/** Quick filters by what is to be done about a booking. */
export const MONEY_FILTERS = ['unpaid', 'overdue', 'waiting'] as const;
export type MoneyFilter = (typeof MONEY_FILTERS)[number];

/** The filter of the chips as the API knows it; like the days of travel, overdue is reckoned when the list is read. */
export function withMoney({ money, ...filter }: FilterPayload): FilterPayload {
  switch (money as MoneyFilter | undefined) {
    case 'unpaid':
      // Also those without a day of travel, of which nothing is due yet.
      return { ...filter, status: UNPAID_STATUSES };
    case 'overdue':
      return { ...filter, nextDue_lte: addDays(today(), -1) };
    case 'waiting':
      return { ...filter, status: 'PENDING' };
    default:
      return filter;
  }
}
