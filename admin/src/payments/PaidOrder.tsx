import type { Payment } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { bookingPath } from '../orders/orderPaths';
import { ColorChip } from '../ui/ColorChip';

/** The booking that a payment is for, or a note that there is none. */
export function PaidOrder({ order }: Pick<Payment, 'order'>) {
  const label = useLabel();
  if (!order) return <ColorChip tone="earth" label={label('app.payments.noOrder')} />;
  return (
    <>
      <RowLink to={bookingPath(order.id)}>{order.number}</RowLink> · {order.names}
    </>
  );
}
