import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';

/** What the first screen tells. */
export function useFigures() {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useQuery({ queryKey: ['dashboard', 'figures'], queryFn: () => dataProvider.figures() });
}
