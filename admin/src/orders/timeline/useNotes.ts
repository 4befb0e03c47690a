import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';

/** Notes and tasks of a booking, and the users to whom a task can be assigned. */
export function useNotes(orderId: string) {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useQuery({
    queryKey: ['tour-bookings', 'notes', orderId],
    queryFn: () => dataProvider.notesOf(orderId),
  });
}
