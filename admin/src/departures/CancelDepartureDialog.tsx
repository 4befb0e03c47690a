import * as maxLengths from '@imisozi/core/fields/lengths';
import { Alert, Dialog, DialogContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { required, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usd } from '@imisozi/core/money';
import type { Departure, DepartureCancellation } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { AffectedBookings } from './AffectedBookings';
import { bodyOf, choiceValue, effectOf, type CancelValues } from './cancelChoices';
import { datesOf } from './departureWords';

interface CancelDepartureDialogProps {
  readonly departure: Departure;
  readonly idempotencyKey: string;
  readonly onClose: () => void;
}

/** Asks what to do with each booking of a departure and for the reason, and shows the effect on the money. */
export function CancelDepartureDialog({ departure, idempotencyKey, onClose }: CancelDepartureDialogProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['departures', 'cancellation', departure.id],
    queryFn: () => dataProvider.departureCancellation(departure.id),
    // The data must not change while the user decides; the API refuses choices that are out of date.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error && !data) {
    return (
      <Dialog open onClose={onClose} aria-label={label('app.departures.cancel.open')}>
        <DialogContent>
          <LoadError error={error} onRetry={() => void refetch()} />
        </DialogContent>
      </Dialog>
    );
  }
  if (!data) return null;
  const { orders } = data;
  return (
    <FormDialog<CancelValues>
      title={label('app.departures.cancel.title', { title: departure.tourTitle, dates: datesOf(departure) })}
      text={label(orders.length > 0 ? 'app.departures.cancel.text' : 'app.departures.cancel.noBookings')}
      defaultValues={{
        choices: Object.fromEntries(orders.map((order) => [order.id, choiceValue(order.do, order.departureId)])),
        reason: '',
      }}
      submit={
        orders.length > 0
          ? label('app.departures.cancel.submit', { count: orders.length })
          : label('app.departures.cancel.open')
      }
      dismiss={label('app.departures.cancel.keep')}
      danger
      send={(values) => dataProvider.cancelDeparture(departure.id, bodyOf(values), idempotencyKey)}
      onClose={onClose}
    >
      <AffectedBookings cancellation={data} />
      <TextInput
        source="reason"
        label="app.departures.cancel.reason"
        helperText="app.departures.cancel.reasonHelp"
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: maxLengths.reason } }}
        validate={required(label('app.departures.cancel.reasonMissing'))}
      />
      <Effect cancellation={data} />
    </FormDialog>
  );
}

/** The effect of the current choices. */
function Effect({ cancellation }: { readonly cancellation: DepartureCancellation }) {
  const label = useLabel();
  const { choices } = useWatch() as CancelValues;
  const { moved, refunded, refund, told, overfull } = effectOf(cancellation, choices);
  const { waiting, departures } = cancellation;
  const crowded = departures.filter(({ id }) => overfull.includes(id));
  const lines = [
    ...(moved > 0 ? [label('app.departures.cancel.moved', { count: moved })] : []),
    ...(refund > 0 ? [label('app.departures.cancel.refunded', { count: refunded, amount: usd(refund) })] : []),
    ...(refunded > 0 && refund === 0 ? [label('app.departures.cancel.ended', { count: refunded })] : []),
    ...(told > 0 ? [label('app.departures.cancel.told', { count: told })] : []),
    ...(waiting > 0 ? [label('app.departures.cancel.waiting', { count: waiting })] : []),
  ];
  return (
    <>
      {lines.length > 0 && (
        <Alert severity="info" role="status" sx={{ mb: 1 }}>
          {lines.map((line) => (
            <Typography key={line} variant="body2">
              {line}
            </Typography>
          ))}
        </Alert>
      )}
      {crowded.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {label('app.departures.cancel.overfull', { dates: crowded.map(datesOf).join('; ') })}
        </Alert>
      )}
    </>
  );
}
