import { Skeleton, Typography } from '@mui/material';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { Ellipsis, TwoLines } from '../lists/cells';
import { bookedTitle, itemName, useTourNames } from './tourNames';

/** The current title of a booking's tour; for a deleted tour, the title at the time of booking. */
export function TourName({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { data: tours, isPending } = useTourNames();
  if (isPending) return <Skeleton width={120} aria-hidden />;
  if (!tours) return bookedTitle(order);
  const name = itemName(order, tours);
  if (name) return <TwoLines>{name}</TwoLines>;
  return (
    <>
      <Ellipsis max={{ xs: 118, xl: 220 }}>{order.itemTitle}</Ellipsis>{' '}
      <Typography component="span" variant="inherit" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
        {label('app.orders.tourNotFound')}
      </Typography>
    </>
  );
}
