import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import { FileButton } from '../actions/FileButton';
import { fetchFile } from '../data/http';
import type { Order } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { OrderMailStatus } from './OrderMailStatus';

/** Further links of an order: its page on the site, its documents and its emails. */
export function OrderLinks({ order }: { readonly order: Order }) {
  const label = useLabel();
  const paper = (name: 'proforma' | 'invoice' | 'receipt') => (
    <FileButton
      text={label(`app.orders.detail.${name}`)}
      read={() => fetchFile(`/api/order/${order.id}/${name}`, 'application/pdf')}
    />
  );
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <OrderMailStatus order={order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ClientPage order={order} />
        {paper('proforma')}
        {order.invoiceNumber && paper('invoice')}
        {order.receiptNumber && paper('receipt')}
      </Box>
    </Box>
  );
}

/** Opens the client's page. Its URL is in no record; it is fetched on click, which the audit trail records. */
function ClientPage({ order: { id } }: { readonly order: Order }) {
  const label = useLabel();
  const notify = useNotify();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'clientLink' });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // Opened before the URL is known, because browsers block windows that open long after the click.
      const tab = window.open('about:blank', '_blank');
      try {
        const link = await dataProvider.clientLinkOf(id);
        if (!tab) return;
        tab.opener = null;
        tab.location.replace(link);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  if (!canAccess) return null;
  return (
    <Button variant="outlined" startIcon={<OpenInNew />} disabled={isPending} onClick={() => mutate()}>
      {label('app.orders.detail.clientPage')}
    </Button>
  );
}
