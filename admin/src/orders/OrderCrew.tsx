import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkBase, useCanAccess, useDataProvider } from 'react-admin';
import { goesOn } from '@imisozi/core/order-status';
import type { Order } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { operationsPath } from '../operations/boardDays';
import { assignedTo, PLACES } from '../operations/places';
import { Facts } from '../record/Facts';
import { PhoneLinks } from '../ui/PhoneLinks';

/** Who drives whom: the guides, drivers and vehicles of a booking's trip. */
export function OrderCrew({ order }: { readonly order: Order }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'operations', action: 'show' });
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { id, itemType, travelDate } = order;
  const isShown = Boolean(canAccess) && itemType === 'tour' && travelDate !== null && goesOn(order);
  const { data } = useQuery({
    queryKey: ['operations', travelDate, travelDate],
    queryFn: () => dataProvider.operations(travelDate!, travelDate!),
    enabled: isShown,
  });
  const trip = data?.trips.find(({ orderIds }) => orderIds.includes(id));
  if (!isShown || !trip) return null;
  const crew = PLACES.flatMap((place) =>
    assignedTo(place, trip).map((one): [string, ReactNode] => [
      label(`app.operations.places.${place}`),
      <>
        {one.name} {one.phoneNumber !== null && <PhoneLinks phone={one.phoneNumber} />}
      </>,
    ]),
  );
  return (
    <Box>
      <Facts
        heading={label('app.operations.crew.title')}
        rows={crew.length > 0 ? crew : [[label('app.operations.places.guide'), label('app.operations.crew.none')]]}
      />
      <Link component={LinkBase} to={operationsPath({ view: 'day', day: travelDate })}>
        {label('app.operations.crew.change')}
      </Link>
    </Box>
  );
}
