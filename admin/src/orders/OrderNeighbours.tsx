import Next from '@mui/icons-material/NavigateNext';
import Previous from '@mui/icons-material/NavigateBefore';
import { Box, IconButton } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { bookingPath } from './orderPaths';
import { useNeighbour, usePlaceInList, type PlaceInList } from './useNeighbour';

/** Links to the previous and next booking of the list, even if they are not on the loaded page. */
export function OrderNeighbours({ order }: { readonly order: Order }) {
  const label = useLabel();
  const place = usePlaceInList(order);
  if (place === undefined) return null;
  return (
    <Box component="nav" aria-label={label('app.orders.neighbours.label')} sx={{ display: 'flex', ml: 'auto' }}>
      <Neighbour place={place - 1} way="previous" />
      <Neighbour place={place + 1} way="next" />
    </Box>
  );
}

interface NeighbourProps {
  readonly place: number;
  readonly way: 'previous' | 'next';
}

function Neighbour({ place, way }: NeighbourProps) {
  const label = useLabel();
  const order = useNeighbour(place);
  const Icon = way === 'previous' ? Previous : Next;
  const name = order
    ? label(`app.orders.neighbours.${way}`, { number: order.number })
    : label(`app.orders.neighbours.${way}None`);
  return order ? (
    // Replaces the history entry, so that going back leads to the list.
    <IconButton
      component={LinkBase}
      to={bookingPath(order.id)}
      state={{ place } satisfies PlaceInList}
      replace
      aria-label={name}
      title={name}
    >
      <Icon />
    </IconButton>
  ) : (
    <IconButton disabled aria-label={name}>
      <Icon />
    </IconButton>
  );
}
