import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { firstDay, SPANS, type Span } from './spans';

/** Orders and revenue of a span that ends today, as the API counted them. */
export function useOrdersOverTime(span: Span) {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'ordersOverTime', span],
    queryFn: () => dataProvider.ordersOverTime({ from: firstDay(span, new Date()), by: SPANS[span].by }),
    placeholderData: keepPreviousData,
  });
}
