import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { Order, OrderStatus } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { isDangerous, StatusDialog } from './StatusDialog';

/** The ways an order may go from here, for those who may decide. */
export function OrderStatusActions({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'changeStatus' });
  const [asked, setAsked] = useState<OrderStatus>();
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
          <Button
            key={status}
            // The usual way forward stands out.
            variant={index === 0 && !isDangerous(status) ? 'contained' : 'outlined'}
            color={isDangerous(status) ? 'error' : 'primary'}
            onClick={() => setAsked(status)}
          >
            {label(`app.orders.status.actions.${status}`)}
          </Button>
        ))}
      </Box>
      {asked && <StatusDialog order={order} to={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}
