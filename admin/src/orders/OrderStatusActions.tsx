import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useCanAccess } from 'react-admin';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { isDangerous } from './StatusDialog';
import { useStatusActions } from './useStatusActions';
import { useStatusChange } from './useStatusChange';
import { useWaitingChange, type WaitingChange } from './delayedChanges';
import { WaitingLine } from './UndoBars';

/** Buttons for the allowed next statuses, for users who may change them. */
export function OrderStatusActions({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'changeStatus' });
  const ways = useStatusActions(order);
  const { change, dialog } = useStatusChange(order);
  const waiting = useWaitingChange(order.id);
  if (!canAccess) return null;
  return (
    <Box component="section" aria-labelledby="order-status">
      <Typography id="order-status" variant="h3" sx={{ mb: 1 }}>
        {label('app.orders.status.heading')}
      </Typography>
      {waiting && <Notice waiting={waiting} />}
      {order.nextStatuses.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{label('app.orders.status.final')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(waiting ? [] : ways).map((status, index) => (
          <Button
            key={status}
            // The usual next status is highlighted.
            variant={index === 0 && !isDangerous(status) ? 'contained' : 'outlined'}
            color={isDangerous(status) ? 'error' : 'primary'}
            onClick={() => change(status)}
          >
            {label(`app.orders.status.actions.${status}`)}
          </Button>
        ))}
      </Box>
      {dialog}
    </Box>
  );
}

/** The Undo button in the drawer, which traps the focus. It is focused, because the pressed button has disappeared. */
function Notice({ waiting }: { readonly waiting: WaitingChange }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Box ref={notice} role="status" tabIndex={-1} sx={{ outline: 0 }}>
      <WaitingLine change={waiting} />
    </Box>
  );
}
