import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';

/** The ledger of a booking, with the office's exchange rates. */
export function useLedger(orderId: string, enabled = true) {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useQuery({
    queryKey: ['tour-bookings', 'ledger', orderId],
    queryFn: () => dataProvider.ledgerOf(orderId),
    enabled,
  });
}
