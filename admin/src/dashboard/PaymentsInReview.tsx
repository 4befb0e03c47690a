import { Alert, Button } from '@mui/material';
import { LinkBase, useGetList } from 'react-admin';
import type { Payment } from '../data/types';
import { useLabel } from '../i18n/useLabel';

const IN_REVIEW = { status: 'REVIEW' };
const TO = `/payments?filter=${encodeURIComponent(JSON.stringify(IN_REVIEW))}`;

/** How many payments staff must look at, and the way to them; nothing while there are none. */
export function PaymentsInReview() {
  const label = useLabel();
  const { total } = useGetList<Payment>('payments', { filter: IN_REVIEW, pagination: { page: 1, perPage: 1 } });
  if (!total) return null;
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'center' }}
      action={
        <Button component={LinkBase} to={TO} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          {label('app.dashboard.show')}
        </Button>
      }
    >
      {label('app.dashboard.reviews', { smart_count: total })}
    </Alert>
  );
}
