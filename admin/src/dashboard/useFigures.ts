import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';

/** How long the figures count as fresh. Live updates refetch them earlier. */
const FRESH_MS = 30_000;

/** The figures of the first screen, which are also used for the counts in the menu. */
export function useFigures() {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'figures'],
    queryFn: () => dataProvider.figures(),
    staleTime: FRESH_MS,
    // Even if they are fresh, because a hidden window gets no live updates.
    refetchOnWindowFocus: 'always',
  });
}
