import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';

/** What changes is told live; without that, a look at the menu of the next screen is soon enough. */
const FRESH_MS = 30_000;

/** What the first screen tells, and the menu beside every screen. */
export function useFigures() {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'figures'],
    queryFn: () => dataProvider.figures(),
    staleTime: FRESH_MS,
    // Whoever comes back to the window has been away for longer than a glance.
    refetchOnWindowFocus: 'always',
  });
}
