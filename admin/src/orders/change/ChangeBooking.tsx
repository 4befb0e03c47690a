import { Button } from '@mui/material';
import { goesOn } from '@imisozi/core/order-status';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { Order } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { ChangeBookingDialog } from './ChangeBookingDialog';

/** Changes every part of a booking that has not ended, for users who may. */
export function ChangeBooking({ order }: { readonly order: Order }) {
  const label = useLabel();
  const [isOpen, setIsOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'edit' });
  const { booked } = order;
  const goesAhead = goesOn(order);
  // A row of the list lacks `booked`, until the booking itself is loaded.
  if (!canAccess || !goesAhead || !booked) return null;
  return (
    <>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setIsOpen(true)}>
        {label('app.orders.change.open')}
      </Button>
      {isOpen && <ChangeBookingDialog order={{ ...order, booked }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
