import OpenInNew from '@mui/icons-material/OpenInNew';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { OrderMailStatus } from './OrderMailStatus';

/** Further links of an order: its page on the site, its documents and its emails. */
export function OrderLinks({ order }: { readonly order: Order }) {
  const label = useLabel();
  const paper = (name: 'proforma' | 'invoice' | 'receipt') => (
    <OutLink icon={<PictureAsPdf />} to={`/api/order/${order.id}/${name}`}>
      {label(`app.orders.detail.${name}`)}
    </OutLink>
  );
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <OrderMailStatus order={order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OutLink icon={<OpenInNew />} to={`/myorder/${order.id}`}>
          {label('app.orders.detail.clientPage')}
        </OutLink>
        {paper('proforma')}
        {order.invoiceNumber && paper('invoice')}
        {order.receiptNumber && paper('receipt')}
      </Box>
    </Box>
  );
}

function OutLink({ to, icon, children }: { readonly to: string; readonly icon: ReactNode; readonly children: string }) {
  return (
    <Button variant="outlined" startIcon={icon} href={to} target="_blank" rel="noopener">
      {children}
    </Button>
  );
}
