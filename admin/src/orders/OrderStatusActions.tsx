import { Box, Button, Typography } from '@mui/material';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { Order, OrderStatus } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { usd } from '../format/money';
import { useLabel } from '../i18n/useLabel';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { useVerb } from '../shared/useVerb';
import { RefundDialog } from './RefundDialog';

const DANGEROUS: readonly OrderStatus[] = ['REJECTED', 'CANCELLED', 'REFUNDED'];

/** The ways an order may go from here, for those who may decide. */
export function OrderStatusActions({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'changeStatus' });
  if (!canAccess) return null;
  return (
    <Box component="section" aria-labelledby="order-status">
      <Typography id="order-status" variant="h3" sx={{ mb: 1 }}>
        {label('app.orders.status.heading')}
      </Typography>
      {order.nextStatuses.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{label('app.orders.status.final')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {order.nextStatuses.map((status, index) => (
          <StatusButton key={status} order={order} to={status} first={index === 0} />
        ))}
      </Box>
    </Box>
  );
}

interface StatusButtonProps {
  readonly order: Order;
  readonly to: OrderStatus;
  /** The usual way forward stands out. */
  readonly first: boolean;
}

function StatusButton({ order, to, first }: StatusButtonProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const verb = useVerb(() => dataProvider.changeOrderStatus(order.id, to));
  const danger = DANGEROUS.includes(to);
  const about = { number: order.number, amount: usd(order.amount) };
  return (
    <>
      <Button
        variant={first && !danger ? 'contained' : 'outlined'}
        color={danger ? 'error' : 'primary'}
        onClick={verb.ask}
      >
        {label(`app.orders.status.actions.${to}`)}
      </Button>
      {to === 'REFUNDED' ? (
        verb.dialog.open && <RefundDialog order={order} onClose={verb.dialog.onNo} />
      ) : (
        <ConfirmDialog
          {...verb.dialog}
          question={label(`app.orders.status.questions.${to}`, about)}
          consequence={label(`app.orders.status.consequences.${to}`, about)}
          danger={danger}
        />
      )}
    </>
  );
}
