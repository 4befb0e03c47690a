import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { Order } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { ChangeTripDialog } from './ChangeTripDialog';

/** Moves a booking to another day or changes how many travel, for those who may; nothing that has ended. */
export function ChangeTrip({ order }: { readonly order: Order }) {
  const label = useLabel();
  const [isOpen, setIsOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'edit' });
  const goesAhead = ['PENDING', 'APPROVED', 'PAID'].includes(order.status);
  if (!canAccess || !goesAhead || order.itemType !== 'tour') return null;
  return (
    <>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setIsOpen(true)}>
        {label('app.orders.trip.open')}
      </Button>
      {isOpen && <ChangeTripDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}
