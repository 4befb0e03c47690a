import { Button } from '@mui/material';
import { CanAccess, LinkBase } from 'react-admin';
import { useLabel } from '../../i18n/useLabel';
import { NEW_BOOKING } from '../orderPaths';
import type { BookedFor } from './bookingForm';

/** Leads to the form of a new booking, filled in for a client. */
export function BookFor({ client: { names, email, phoneNumber, language } }: BookedFor) {
  const label = useLabel();
  return (
    <CanAccess resource="orders" action="create">
      <Button
        size="small"
        variant="outlined"
        component={LinkBase}
        to={NEW_BOOKING}
        state={{ client: { names, email, phoneNumber, language } } satisfies BookedFor}
      >
        {label('app.clients.newBooking')}
      </Button>
    </CanAccess>
  );
}
