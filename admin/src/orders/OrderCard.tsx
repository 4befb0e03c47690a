import type { Order } from '../data/types';
import { catDay } from '../format/catTime';
import { usd } from '../format/money';
import { RowCard } from '../lists';
import { OrderGlance } from './OrderGlance';
import { PastTravelDay } from './PastTravelDay';
import { bookingPath } from './paths';
import { StatusChip } from './StatusChip';
import { TourName } from './TourName';

/** A booking on a small screen. */
export function OrderCard({ order }: { readonly order: Order }) {
  const { client } = order;
  return (
    <RowCard
      to={bookingPath(order.id)}
      title={client.names}
      badge={
        <>
          <OrderGlance order={order} />
          <StatusChip status={order.status} />
          <PastTravelDay order={order} />
        </>
      }
      subtitle={<TourName order={order} />}
      lines={[`${client.phoneNumber} · ${client.email}`, client.address]}
      foot={`${order.number} · ${catDay(order.createdAt)}`}
      figure={usd(order.amount)}
    />
  );
}
