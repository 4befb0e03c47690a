import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { usd } from '@imisozi/core/money';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { moneyOf, usePaymentsOf, type Money } from './paymentsOf';

const COLOURS: Record<Money, string> = {
  paid: 'success.main',
  partly: 'warning.main',
  owed: 'warning.main',
  kept: 'text.secondary',
  refunded: 'text.secondary',
  review: 'error.main',
  open: 'text.primary',
  failed: 'warning.main',
  none: 'text.secondary',
};

/** The payment status of an order as text. */
export function PaymentStatusText({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { data = [] } = useListContext<Order>();
  // One request for the whole page, because the query is the same for every row.
  const payments = usePaymentsOf(data);
  if (!payments) return null;
  const money = moneyOf(order, payments);
  return (
    <Box component="span" sx={{ color: COLOURS[money] }}>
      {label(`app.orders.money.${money}`, { paid: usd(order.paid), owed: usd(order.refundDue) })}
    </Box>
  );
}
