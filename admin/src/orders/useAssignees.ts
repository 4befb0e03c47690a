import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useGetIdentity } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';

/** The colleagues who can look after a booking, the user first; empty for users who may not assign. */
export function useAssignees(): { readonly id: string; readonly name: string }[] {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'tour-bookings', action: 'assign' });
  const { identity } = useGetIdentity();
  const { data = [] } = useQuery({
    queryKey: ['users', 'assignees'],
    queryFn: () => dataProvider.orderAssignees(),
    enabled: canAccess,
  });
  const named = data.map(({ id, names }) => ({
    id,
    name: id === identity?.id ? `${label('app.orders.assignee.mine')} (${names})` : names,
  }));
  return named.toSorted((one, other) => Number(other.id === identity?.id) - Number(one.id === identity?.id));
}
