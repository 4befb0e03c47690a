import type { Order } from '../data/types';
import { catDay, catWeekday } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import { RowCard } from '../lists';
import { OrderMailWarning } from './OrderMailWarning';
import { PaymentStatusText } from './PaymentStatusText';
import { PastTravelDay } from './PastTravelDay';
import { bookingPath } from './orderPaths';
import { OrderStatusChip } from './OrderStatusChip';
import { TourName } from './TourName';

/** A booking on a small screen. */
export function OrderCard({ order }: { readonly order: Order }) {
  const { client } = order;
  return (
    <RowCard
      to={bookingPath(order.id)}
      title={`${catWeekday(order.needDate)} · ${client.names}`}
      badge={
        <>
          <OrderMailWarning order={order} />
          <OrderStatusChip status={order.status} />
          <PastTravelDay order={order} />
        </>
      }
      subtitle={<TourName order={order} />}
      lines={[`${client.phoneNumber} · ${client.email}`, client.address]}
      foot={`${order.number} · ${catDay(order.createdAt)}`}
      figure={
        <>
          <PaymentStatusText order={order} /> · {usd(order.amount)}
        </>
      }
    />
  );
}
