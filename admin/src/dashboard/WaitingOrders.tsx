import { Alert, Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { bookingsWith } from '../orders/paths';

/** How many orders nobody has decided on, and the way to them. */
export function WaitingOrders({ waiting }: { readonly waiting: number | undefined }) {
  const label = useLabel();
  if (waiting === undefined) return null;
  if (waiting === 0) return <Alert severity="success">{label('app.dashboard.noneWaiting')}</Alert>;
  return (
    <Alert
      severity="warning"
      sx={{ alignItems: 'center' }}
      action={
        <Button
          component={LinkBase}
          to={bookingsWith({ status: 'PENDING' })}
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {label('app.dashboard.show')}
        </Button>
      }
    >
      {label('app.dashboard.waiting', { smart_count: waiting })}
    </Alert>
  );
}
