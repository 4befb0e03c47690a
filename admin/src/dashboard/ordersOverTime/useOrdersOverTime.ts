import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import type { FiguresQuery } from './dateRanges';

/** Orders and revenue over a range of days, from the API; without a range nothing is fetched. */
export function useOrdersOverTime(query: FiguresQuery | null) {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'ordersOverTime', query],
    queryFn: query ? () => dataProvider.ordersOverTime(query) : skipToken,
    placeholderData: keepPreviousData,
  });
}
