import { Box } from '@mui/material';
import type { Order } from '../data/types';
import { catDay, catWeekday } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import { RowCard } from '../lists';
import { OrderMailWarning } from './OrderMailWarning';
import { PaymentStatusText } from './PaymentStatusText';
import { PastTravelDay } from './PastTravelDay';
import { bookingPath } from './orderPaths';
import { OrderStatusChip } from './OrderStatusChip';
import { TourName } from './TourName';
import { WarningSign } from './WarningSign';

/** A booking on a small screen. */
export function OrderCard({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { client, nextDue, balance, amount } = order;
  const isPartly = nextDue !== null && balance < amount;
  return (
    <RowCard
      to={bookingPath(order.id)}
      title={`${order.travelDate ? catWeekday(order.travelDate) : label('app.orders.noDay')} · ${client.names}`}
      badge={
        <>
          <OrderMailWarning order={order} />
          <OrderStatusChip status={order.status} />
          <PastTravelDay order={order} />
        </>
      }
      subtitle={
        <>
          <TourName order={order} />
          {order.warnings.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
              <WarningSign order={order} inWords />
            </Box>
          )}
        </>
      }
      lines={[`${client.phoneNumber} · ${client.email}`, client.address]}
      foot={`${order.number} · ${catDay(order.createdAt)}`}
      figure={
        <>
          <PaymentStatusText order={order} /> ·{' '}
          {isPartly ? label('app.orders.money.left', { balance: usd(balance), amount: usd(amount) }) : usd(amount)}
        </>
      }
    />
  );
}
