import { Box, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { Figures } from '../data/types';
import { catMoment } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import { bookingPath, BOOKINGS } from '../orders/orderPaths';
import { OrderStatusChip } from '../orders/OrderStatusChip';
import { Panel, PanelRows } from './Panel';

type LatestOrder = Figures['orders']['latest'][number];

/** The newest bookings, each leading to its details. */
export function LatestOrders({ orders }: { readonly orders: readonly LatestOrder[] | undefined }) {
  const label = useLabel();
  return (
    <Panel
      title={label('app.dashboard.latest')}
      all={{ label: label('app.dashboard.all'), to: BOOKINGS }}
      isPending={!orders}
      empty={orders?.length === 0 ? label('app.dashboard.none') : undefined}
    >
      <PanelRows>
        {orders?.map((order) => (
          <li key={order.id}>
            <OrderLine order={order} />
          </li>
        ))}
      </PanelRows>
    </Panel>
  );
}

function OrderLine({ order }: { readonly order: LatestOrder }) {
  return (
    <Box
      component={LinkBase}
      to={bookingPath(order.id)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '2fr 3fr 7.5rem 6rem 12rem' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2.5,
        py: 1.5,
        color: 'inherit',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ fontWeight: 650 }}>{order.names}</Box>
      <Box sx={{ gridRow: { xs: 2, md: 'auto' }, gridColumn: { xs: '1 / -1', md: 'auto' } }}>{order.itemTitle}</Box>
      <Box sx={{ justifySelf: { xs: 'end', md: 'start' } }}>
        <OrderStatusChip status={order.status} />
      </Box>
      <Box
        sx={{
          fontWeight: 650,
          textAlign: 'end',
          gridRow: { xs: 3, md: 'auto' },
          gridColumn: { xs: 2, md: 'auto' },
        }}
      >
        {usd(order.amount)}
      </Box>
      <Typography
        component="div"
        variant="body2"
        sx={{
          color: 'text.secondary',
          textAlign: { md: 'end' },
          gridRow: { xs: 3, md: 'auto' },
          gridColumn: { xs: 1, md: 'auto' },
        }}
      >
        {catMoment(order.createdAt)}
      </Typography>
    </Box>
  );
}
