import Next from '@mui/icons-material/NavigateNext';
import Previous from '@mui/icons-material/NavigateBefore';
import { Box, IconButton } from '@mui/material';
import { LinkBase, useListContext } from 'react-admin';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { bookingPath } from './orderPaths';

/** The bookings before and after this one, as the page of the list beside it has them. */
export function OrderNeighbours({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { data = [] } = useListContext<Order>();
  const place = data.findIndex(({ id }) => id === order.id);
  if (place < 0) return null;
  return (
    <Box component="nav" aria-label={label('app.orders.neighbours.label')} sx={{ display: 'flex', ml: 'auto' }}>
      <Neighbour order={data[place - 1]} way="previous" />
      <Neighbour order={data[place + 1]} way="next" />
    </Box>
  );
}

interface NeighbourProps {
  /** Absent at the ends of the page. */
  readonly order: Order | undefined;
  readonly way: 'previous' | 'next';
}

function Neighbour({ order, way }: NeighbourProps) {
  const label = useLabel();
  const Icon = way === 'previous' ? Previous : Next;
  const name = order
    ? label(`app.orders.neighbours.${way}`, { number: order.number })
    : label(`app.orders.neighbours.${way}None`);
  return order ? (
    // In place of this one, so that going back leads to the list.
    <IconButton component={LinkBase} to={bookingPath(order.id)} replace aria-label={name} title={name}>
      <Icon />
    </IconButton>
  ) : (
    <IconButton disabled aria-label={name}>
      <Icon />
    </IconButton>
  );
}
