import { Button } from '@mui/material';
import { useState } from 'react';
import { required, useCanAccess, useDataProvider } from 'react-admin';
import type { Order, Payment, Resolution } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { usd } from '@imisozi/core/money';
import { RecordInput } from '../forms/RecordInput';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

/** Ends the review of a payment: an admin chooses the booking that it pays, or none, and why (rules/payments 4). */
export function ResolvePayment({ payment }: { readonly payment: Payment }) {
  const label = useLabel();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'payments', action: 'resolve' });
  if (!canAccess || payment.status !== 'REVIEW') return null;
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {label('app.payments.resolve.action')}
      </Button>
      {open && <ResolveDialog payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResolveDialog({ payment, onClose }: { readonly payment: Payment; readonly onClose: () => void }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <FormDialog<Resolution>
      title={label('app.payments.resolve.title', { amount: usd(payment.amount) })}
      text={payment.reviewReason}
      defaultValues={{ orderId: payment.orderId ?? undefined, reason: '' }}
      submit={label('app.payments.resolve.action')}
      send={({ orderId, reason }) => dataProvider.resolvePayment(payment.id, { reason, ...(orderId && { orderId }) })}
      onClose={onClose}
    >
      <RecordInput
        source="orderId"
        reference="tour-bookings"
        sort={{ field: 'createdAt', order: 'DESC' }}
        label={label('app.payments.resolve.order')}
        helperText="app.payments.resolve.orderHelp"
        optionText={({ number, client, amount }: Order) => `${number} · ${client.names} · ${usd(amount)}`}
      />
      <TextInput
        source="reason"
        label={label('app.payments.resolve.reason')}
        multiline
        minRows={2}
        validate={required(label('app.payments.resolve.reasonMissing'))}
      />
    </FormDialog>
  );
}
