import type { FilterPayload } from 'react-admin';
import { addDays } from '@imisozi/core/kigali-time';
import { UNPAID_STATUSES } from '@imisozi/core/order-status';
import { today } from '../format/kigaliDays';

/** Quick filters of bookings by what is to be done. */
export const MONEY_FILTERS = ['unpaid', 'overdue', 'waiting'] as const;
export type MoneyFilter = (typeof MONEY_FILTERS)[number];

/** Translates the chip of the filter for the API. Overdue is calculated when the list is read, like travel dates. */
export function withMoney({ money, ...filter }: FilterPayload): FilterPayload {
  switch (money as MoneyFilter | undefined) {
    case 'unpaid':
      // By status, to include bookings without a travel date, of which nothing is due yet.
      return { ...filter, status: UNPAID_STATUSES };
    case 'overdue':
      return { ...filter, nextDue_lte: addDays(today(), -1) };
    case 'waiting':
      return { ...filter, status: 'PENDING' };
    default:
      return filter;
  }
}
