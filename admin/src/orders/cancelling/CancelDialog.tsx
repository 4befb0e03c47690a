import { Box, Button, Checkbox, Dialog, DialogActions, FormControlLabel, Skeleton } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { usd } from '@imisozi/core/money';
import type { CancellationCost, Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { FormDialog } from '../../forms/FormDialog';
import { TextInput } from '../../forms/TextInput';
import { requiredText } from '../../forms/requiredText';
import { useLabel } from '../../i18n/useLabel';
import { LoadError } from '../../page/LoadError';
import { Facts } from '../../record/Facts';
import { OtherRefund } from './OtherRefund';

interface CancelDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** The form values. */
export interface CancelForm {
  readonly reason: string;
  /** Refunds an amount other than that of the booking's terms. */
  readonly override: boolean;
  readonly refund: number | null;
}

/** Cancels a booking for its client, and first shows the cost by the booking's terms today (rules/cancelling 1). */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  // Without rows, permits of an approved or paid booking count as bought unless staff change it (rules/cancelling 3).
  const [permitsBought, setPermitsBought] = useState(true);
  const permitChoice = permitsBought ? {} : { permitsBought };
  const {
    data: cost,
    error,
    refetch,
  } = useQuery({
    queryKey: ['tour-bookings', 'cancellation', order.id, permitsBought],
    queryFn: () => dataProvider.cancellationOf(order.id, permitChoice.permitsBought),
    placeholderData: keepPreviousData,
    // Always refetched, because the cost depends on the day.
    staleTime: 0,
    gcTime: 0,
  });
  const [key] = useState(() => crypto.randomUUID());
  const title = label('app.orders.cancel.title', { number: order.number });
  if (!cost) {
    return (
      <Dialog open onClose={onClose} aria-label={title} maxWidth="sm" fullWidth>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={160} sx={{ m: 3 }} />
        )}
        <DialogActions sx={{ p: 2, pt: 1 }}>
          <Button onClick={onClose}>{label('app.form.dismiss')}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <FormDialog<CancelForm>
      title={title}
      text={label('app.orders.cancel.consequence')}
      defaultValues={{ reason: '', override: false, refund: cost.refund }}
      submit={label('app.orders.status.actions.CANCELLED')}
      danger
      send={async ({ reason, override, refund }) => {
        const body = override
          ? { reason, override, refund: refund ?? 0 }
          : { reason, refund: cost.refund, ...permitChoice };
        try {
          return await dataProvider.cancelOrder(order.id, body, `${key} ${body.refund}`);
        } catch (refusal) {
          // The refusal may be due to a changed cost.
          void refetch();
          throw refusal;
        }
      }}
      onClose={onClose}
    >
      <Cost cost={cost} order={order} />
      {!cost.arePermitsListed && (cost.permits > 0 || !permitsBought) && (
        <FormControlLabel
          sx={{ mb: 1 }}
          control={<Checkbox checked={permitsBought} onChange={(_, isChecked) => setPermitsBought(isChecked)} />}
          label={label('app.orders.cancel.permitsBought')}
        />
      )}
      <TextInput
        source="reason"
        label={label('app.orders.cancel.reason')}
        helperText={label('app.orders.cancel.reasonHelp')}
        multiline
        minRows={2}
        validate={requiredText(label('app.orders.cancel.reasonMissing'))}
        autoFocus
      />
      <OtherRefund order={order} refund={cost.refund} />
    </FormDialog>
  );
}

interface CostProps {
  readonly cost: CancellationCost;
  readonly order: Order;
}

/** The refund and the charge, and the sentence of the terms that they follow from. */
function Cost({ cost: { refund, charge, permits, reason }, order }: CostProps) {
  const label = useLabel();
  const ofPermits: [string, string][] = permits > 0 ? [[label('app.orders.cancel.permits'), usd(permits)]] : [];
  return (
    <Box sx={{ p: 2, mb: 2, borderRadius: 1, bgcolor: 'var(--gold-wash)' }}>
      <Facts
        heading={reason}
        rows={[
          [label('app.ledger.paid'), usd(order.paid)],
          [label('app.orders.cancel.charge'), usd(charge)],
          ...ofPermits,
          [label('app.orders.cancel.refund'), <b>{usd(refund)}</b>],
        ]}
      />
    </Box>
  );
}
