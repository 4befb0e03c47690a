import OpenInNew from '@mui/icons-material/OpenInNew';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button } from '@mui/material';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { MailState } from './MailState';

/** What else there is about an order: its page on the site, its paper, and how far its mails have come. */
export function OrderLinks({ order }: { readonly order: Order }) {
  const label = useLabel();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <MailState status={order.mailStatus} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<OpenInNew />}
          href={`/myorder/${order.id}`}
          target="_blank"
          rel="noopener"
        >
          {label('app.orders.detail.clientPage')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<PictureAsPdf />}
          href={`/api/order/${order.id}/proforma`}
          target="_blank"
          rel="noopener"
        >
          {label('app.orders.detail.proforma')}
        </Button>
      </Box>
    </Box>
  );
}
