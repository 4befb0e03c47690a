import { isChange, wishOf, type ChangeForm } from '@imisozi/core/desk/booking-change';
import { Alert, Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usd } from '@imisozi/core/money';
import type { BookedOrder, OrderPreview } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { ErrorAlerts } from '../../forms/ErrorAlerts';
import { useSettled } from '../../forms/useSettled';
import { sentencesOf } from '../../data/failures';
import { useLabel } from '../../i18n/useLabel';
import { PriceTable } from '../create/PriceTable';
import { useFutureDepartures } from '../trip/futureDepartures';
import { MissingSeats } from '../trip/MissingSeats';

interface OfOrder {
  readonly order: BookedOrder;
}

/** The price of the booking with the form's changes; undefined without changes. */
function usePreview(order: BookedOrder) {
  const dataProvider = useDataProvider<StaffDataProvider>();
  const text = useSettled(JSON.stringify(wishOf(order, useWatch() as ChangeForm)));
  const change = JSON.parse(text) as ReturnType<typeof wishOf>;
  const isReady = isChange(change);
  const { data, error } = useQuery({
    queryKey: ['orders', 'preview', order.id, text],
    queryFn: () => dataProvider.previewOrder(order.id, change),
    enabled: isReady,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return isReady ? { data, error } : { data: undefined, error: null };
}

/** The price of the change, or the API's refusals, before it is saved. */
export function ChangePreview({ order }: OfOrder) {
  const label = useLabel();
  const { data, error } = usePreview(order);
  if (error) return <ErrorAlerts sentences={sentencesOf(error)} />;
  if (!data) return null;
  const { before, after, difference } = data;
  const prices = { before: usd(before.total), after: usd(after.total), difference: usd(Math.abs(difference)) };
  const way = difference === 0 ? 'same' : difference > 0 ? 'rises' : 'falls';
  const left = after.balance < 0 ? 'owed' : after.balance > 0 ? 'left' : 'settled';
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity={difference === 0 ? 'success' : 'info'} role="status">
        {label(`app.orders.change.${way}`, prices)}{' '}
        {label(`app.orders.change.${left}`, { amount: usd(Math.abs(after.balance)) })}
      </Alert>
      <ChangedSeats order={order} after={after} />
    </Box>
  );
}

/** The rows of the new price. */
export function ChangedLines({ order }: OfOrder) {
  const { data, error } = usePreview(order);
  return data && !error ? <PriceTable lines={data.after.lines} total={data.after.total} /> : null;
}

/** A notice about the seats that the change needs in addition to those of the booking. */
function ChangedSeats({ order, after: { departureId, people } }: OfOrder & { readonly after: OrderPreview['after'] }) {
  const label = useLabel();
  const departures = useFutureDepartures(order.itemsArray[0]!.id);
  const departure = departures.find(({ id }) => id === departureId);
  const needed = departureId === order.departureId ? people - order.itemsArray[0]!.people : people;
  if (!departure || needed <= 0) return null;
  return <MissingSeats departure={departure} people={needed} force={label('app.orders.change.force')} />;
}
