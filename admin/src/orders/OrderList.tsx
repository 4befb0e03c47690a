import { useCanAccess } from 'react-admin';
import { agentFilterInput } from '../agents/AgentInput';
import { ListEmpty, ListPage } from '../lists';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { assigneeFilterInput } from './AssigneeInput';
import { OrderBulkActions } from './bulk/OrderBulkActions';
import { OrderCard } from './OrderCard';
import { orderColumns } from './orderColumns';
import { OrderShow } from './OrderShow';
import { ORDER_FILTER_DEFAULTS, orderFilterInputs } from './orderFilterInputs';
import { ToursAlert } from './ToursAlert';

const SORT_FIELDS = ['needDate', 'nextDue', 'createdAt', 'number', 'names', 'status', 'amount'];

/** /account/tour-bookings. An order opens beside the list, with its own URL. */
export default function OrderList() {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'agents', action: 'list' });
  const { canAccess: mayAssign, isPending } = useCanAccess({ resource: 'tour-bookings', action: 'assign' });
  // A filter that is added later would not show the value that the URL gives it.
  if (isPending) return null;
  return (
    <ListPage<Order>
      title={label('app.orders.title')}
      dense
      notice={
        <>
          <ToursAlert />
          {/* Inside the list, so that it can link to the previous and next booking. */}
          <OrderShow />
        </>
      }
      filters={[
        ...orderFilterInputs,
        ...(mayAssign ? [assigneeFilterInput] : []),
        ...(canAccess ? [agentFilterInput] : []),
      ]}
      filterDefaults={ORDER_FILTER_DEFAULTS}
      sortFields={SORT_FIELDS}
      bulk={<OrderBulkActions />}
      rowClick="show"
      card={(order) => <OrderCard order={order} />}
      empty={
        <ListEmpty
          title={label('app.orders.empty')}
          body={label('app.orders.emptyBody')}
          page="/tours"
          filterDefaults={ORDER_FILTER_DEFAULTS}
        />
      }
    >
      {orderColumns}
    </ListPage>
  );
}
