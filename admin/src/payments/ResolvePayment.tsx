import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  AutocompleteInput,
  Form,
  ReferenceInput,
  required,
  TextInput,
  useCanAccess,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin';
import type { Order, Payment, Resolution } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { Failures } from '../forms/Failures';
import { usd } from '../format/money';
import { useLabel } from '../i18n/useLabel';

/** Ends the review of a payment: an admin says which booking it pays, or that it pays none, and why (contract 5). */
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
  const id = useId();
  const { resolve, busy, error } = useResolution(payment, onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <Form
        defaultValues={{ orderId: payment.orderId, reason: '' }}
        onSubmit={(values: object) => resolve(values as Resolution)}
        noValidate
      >
        <DialogTitle id={id} variant="h2" component="h2">
          {label('app.payments.resolve.title', { amount: usd(payment.amount) })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{payment.reviewReason}</DialogContentText>
          <Box sx={{ mt: 1 }}>
            <ReferenceInput source="orderId" reference="tour-bookings" sort={{ field: 'createdAt', order: 'DESC' }}>
              <AutocompleteInput
                label={label('app.payments.resolve.order')}
                helperText="app.payments.resolve.orderHelp"
                optionText={({ number, client, amount }: Order) => `${number} · ${client.names} · ${usd(amount)}`}
                filterToQuery={(q: string) => ({ q })}
              />
            </ReferenceInput>
            <TextInput
              source="reason"
              label={label('app.payments.resolve.reason')}
              multiline
              minRows={2}
              validate={required(label('app.payments.resolve.reasonMissing'))}
            />
          </Box>
          <Failures sentences={error ? [error] : []} />
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 1 }}>
          <Button onClick={onClose} disabled={busy}>
            {label('app.payments.resolve.dismiss')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {label('app.payments.resolve.action')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useResolution({ id }: Payment, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ orderId, reason }: Resolution) =>
      dataProvider.resolvePayment(id, { reason, ...(orderId && { orderId }) }),
    onSuccess: (message) => {
      notify(message, { type: 'success' });
      refresh();
      onDone();
    },
  });
  return { resolve: (resolution: Resolution) => mutate(resolution), busy: isPending, error: error?.message };
}
