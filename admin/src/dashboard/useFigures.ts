import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';

/** Live updates refetch the figures; without them, figures half a minute old will do. */
const FRESH_MS = 30_000;

/** The figures of the first screen, which the menu shows too. */
export function useFigures() {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'figures'],
    queryFn: () => dataProvider.figures(),
    staleTime: FRESH_MS,
    // However fresh they are: a hidden window gets no live updates.
    refetchOnWindowFocus: 'always',
  });
}
