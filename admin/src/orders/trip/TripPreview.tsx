import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usd } from '@imisozi/core/money';
import type { Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { changeOf, isChange, type TripValues } from './tripValues';

/** What the change costs, as the form stands; the refusals of the API too, before anything is saved. */
export function TripPreview({ order }: { readonly order: Order }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const change = changeOf(order, useWatch() as TripValues);
  const isReady = isChange(change) && (change.people ?? 1) >= 1;
  const { data, error } = useQuery({
    queryKey: ['orders', 'preview', order.id, { ...change, sendMails: true }],
    queryFn: () => dataProvider.previewOrder(order.id, change),
    enabled: isReady,
    retry: false,
  });
  if (!isReady) return null;
  if (error) return <Alert severity="warning">{error.message}</Alert>;
  if (!data) return null;
  const { before, after, difference } = data;
  const prices = { before: usd(before.total), after: usd(after.total), difference: usd(Math.abs(difference)) };
  const way = difference === 0 ? 'same' : difference > 0 ? 'rises' : 'falls';
  const left = after.balance < 0 ? 'owed' : after.balance > 0 ? 'left' : 'settled';
  return (
    <Alert severity={difference === 0 ? 'success' : 'info'} role="status" sx={{ mb: 1 }}>
      {label(`app.orders.trip.${way}`, prices)}{' '}
      {label(`app.orders.trip.${left}`, { amount: usd(Math.abs(after.balance)) })}
    </Alert>
  );
}
