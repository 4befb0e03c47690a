import { Box, Typography } from '@mui/material';
import type { Order } from '../data/types';
import { catMoment } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { paymentPath } from '../payments/paymentPaths';
import { PaymentStatusChip } from '../payments/PaymentStatusChip';
import { usePaymentsOf } from './paymentsOf';

/** The card payments of an order, newest first. */
export function OrderPayments({ order }: { readonly order: Order }) {
  const label = useLabel();
  const payments = usePaymentsOf([order]);
  if (!payments?.length) return null;
  return (
    <Box component="section">
      <Typography variant="h3">{label('app.menu.payments')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {payments.map(({ id, amount, status, createdAt }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}>
            <RowLink to={paymentPath(id)}>{usd(amount)}</RowLink>
            <PaymentStatusChip status={status} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {catMoment(createdAt)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
