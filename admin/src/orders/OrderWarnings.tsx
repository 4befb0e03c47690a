import { Alert, Box } from '@mui/material';
import { addDays } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import type { Order } from '../data/types';
import { dayName } from '../format/catTime';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';

/** From so many days before travel on, money that is missing is urgent. */
const SOON_DAYS = 7;
const GOES_AHEAD: readonly Order['status'][] = ['PENDING', 'APPROVED'];

/** What somebody has to look at before the client travels (trade 7). */
export function OrderWarnings({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { balance, travelDate, refundDue } = order;
  const isUnpaid = isUnpaidBeforeTravel(order);
  if (!isUnpaid && refundDue <= 0) return null;
  return (
    <Box component="section" aria-label={label('app.orders.warnings.label')} sx={{ display: 'grid', gap: 1 }}>
      {isUnpaid && (
        <Alert severity="error">
          {label('app.orders.warnings.travel', { amount: usd(balance), day: dayName(travelDate!) })}
        </Alert>
      )}
      {refundDue > 0 && (
        <Alert severity="warning">{label('app.orders.warnings.refund', { amount: usd(refundDue) })}</Alert>
      )}
    </Box>
  );
}

/** Money is missing shortly before travel, or while the client travels, or has come to nothing since. */
const isUnpaidBeforeTravel = ({ status, balance, travelDate }: Order): boolean =>
  GOES_AHEAD.includes(status) && balance > 0 && travelDate !== null && travelDate <= addDays(today(), SOON_DAYS);
