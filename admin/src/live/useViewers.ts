import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { Viewer } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';

/** How often the dashboard says that a booking is still open; the server forgets it after 25 seconds. */
const SAY_AGAIN_MS = 10_000;

export const viewersKey = (orderId: string) => ['viewers', orderId] as const;

/**
 * Says that this booking is open here until the component is unmounted or the page is left. A page in the background
 * says so as long as its browser lets it.
 * @returns the colleagues who have it open too; live events keep them up to date
 */
export function useViewers(orderId: string): readonly Viewer[] {
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data } = useQuery({
    queryKey: viewersKey(orderId),
    queryFn: () => dataProvider.viewOrder(orderId),
    refetchInterval: SAY_AGAIN_MS,
    refetchIntervalInBackground: true,
    refetchOnMount: 'always',
    retry: false,
    // What was shown when it was last open is not true any more.
    gcTime: 0,
  });
  useEffect(() => {
    const leave = () => void dataProvider.leaveOrder(orderId).catch(() => undefined);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [dataProvider, orderId]);
  return data ?? [];
}
