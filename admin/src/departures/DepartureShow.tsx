import { Box, Button } from '@mui/material';
import { LinkBase, useCanAccess } from 'react-admin';
import { DeleteButton } from '../actions/DeleteButton';
import type { Departure } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { bookingsOfDeparture } from '../orders/orderPaths';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { useCloseRecord } from '../record/useCloseRecord';
import { CancelDeparture } from './CancelDeparture';
import { ChangeDeparture } from './ChangeDeparture';
import { DepartureChip } from './DepartureChip';
import { departuresOf } from './departurePaths';
import { datesOf, useSeats } from './departureWords';
import { WaitingList } from './WaitingList';

/** One departure and its actions, in a drawer beside the list. */
export function DepartureShow() {
  return (
    <RecordDrawer<Departure>>
      <RecordBody<Departure>>{(departure) => <DepartureDetail departure={departure} />}</RecordBody>
    </RecordDrawer>
  );
}

interface OfDeparture {
  readonly departure: Departure;
}

function DepartureDetail({ departure }: OfDeparture) {
  const label = useLabel();
  const seats = useSeats();
  // Only users who may edit departures get the note from the API.
  const { canAccess: mayEdit } = useCanAccess({ resource: 'departures', action: 'edit' });
  const { id, tourId, tourTitle, minimum, state, note } = departure;
  return (
    <>
      <RecordTitle title={datesOf(departure)}>
        <DepartureChip departure={departure} />
        {tourTitle}
      </RecordTitle>
      <Actions departure={departure} />
      <Facts
        heading={label('app.departures.facts')}
        rows={[
          [label('resources.departures.fields.taken'), seats(departure)],
          [label('resources.departures.fields.minimum'), minimum || '–'],
          [label('resources.departures.fields.state'), label(`app.departures.states.${state}`)],
          ...(mayEdit ? [[label('resources.departures.fields.note'), note || '–'] as const] : []),
        ]}
      />
      <WaitingList departureId={id} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={LinkBase} to={bookingsOfDeparture(id)} variant="outlined">
          {label('app.departures.bookings')}
        </Button>
        <Button component={LinkBase} to={departuresOf(tourId)} variant="outlined">
          {label('app.departures.ofTour')}
        </Button>
      </Box>
    </>
  );
}

function Actions({ departure }: OfDeparture) {
  const label = useLabel();
  const close = useCloseRecord('departures');
  const edit = useCanAccess({ resource: 'departures', action: 'edit' });
  const remove = useCanAccess({ resource: 'departures', action: 'delete' });
  const isOver = departure.state === 'CANCELLED';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      {edit.canAccess && !isOver && <ChangeDeparture departure={departure} />}
      {!isOver && <CancelDeparture departure={departure} />}
      {remove.canAccess && (
        <DeleteButton
          resource="departures"
          record={departure}
          size="small"
          question={label('app.departures.deleteQuestion', { title: departure.tourTitle, dates: datesOf(departure) })}
          consequence={label('app.delete.consequence')}
          onDeleted={close}
        />
      )}
    </Box>
  );
}
