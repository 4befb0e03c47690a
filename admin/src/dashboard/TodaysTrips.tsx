import { Alert, Box, Typography } from '@mui/material';
import { daysBetween } from '@imisozi/core/kigali-time';
import type { Figures } from '../data/types';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
// Not from '../lists', which would make the first screen load much more code.
import { RowLink } from '../lists/cells';
import { operationsPath } from '../operations/boardDays';
import { bookingPath } from '../orders/orderPaths';
import { ColorChip } from '../ui/ColorChip';
import { Panel, PanelRows } from './Panel';

type Trips = NonNullable<Figures['work']['trips']>;
type Trip = Trips['first'][number];

/** Today's trips with their pick-ups, and the places that nobody fills. */
export function TodaysTrips({ trips }: { readonly trips: Trips | undefined }) {
  const label = useLabel();
  const board = operationsPath({ view: 'day', day: today() });
  const hidden = (trips?.total ?? 0) - (trips?.first.length ?? 0);
  return (
    <Panel
      title={label('app.dashboard.today.title')}
      all={{ label: label('app.dashboard.today.open'), to: board }}
      isPending={!trips}
      empty={trips?.total === 0 ? label('app.dashboard.today.none') : undefined}
    >
      {trips && trips.incomplete > 0 && (
        <Alert severity="warning" sx={{ mx: 2.5, mb: 1.5 }}>
          {label('app.dashboard.today.incomplete', { count: trips.incomplete })}
        </Alert>
      )}
      <PanelRows>
        {trips?.first.map((trip) => (
          <TripLine key={trip.id} trip={trip} />
        ))}
        {hidden > 0 && (
          <Box component="li" sx={{ px: 2.5, py: 1 }}>
            <RowLink to={board}>{label('app.dashboard.today.more', { count: hidden })}</RowLink>
          </Box>
        )}
      </PanelRows>
    </Panel>
  );
}

function TripLine({ trip }: { readonly trip: Trip }) {
  const label = useLabel();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)' },
        columnGap: 2,
        rowGap: 0.5,
        px: 2.5,
        py: 1,
      }}
    >
      <div>
        <Box sx={{ fontWeight: 650 }}>{trip.tour}</Box>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {label('app.dashboard.people', { count: trip.people })}
        </Typography>
      </div>
      <PickUps trip={trip} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignContent: 'start' }}>
        {trip.missing.map((place) => (
          <ColorChip key={place} tone="earth" label={label(`app.dashboard.today.missing.${place}`)} />
        ))}
      </Box>
    </Box>
  );
}

/** Where guests are picked up; of a trip that began before, which day it is. */
function PickUps({ trip: { from, to, pickUps, morePickUps } }: { readonly trip: Trip }) {
  const label = useLabel();
  if (from < today()) {
    const days = { day: daysBetween(from, today()) + 1, days: daysBetween(from, to) + 1 };
    return <Box sx={{ color: 'text.secondary' }}>{label('app.dashboard.today.underWay', days)}</Box>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {pickUps.map(({ orderId, number, time, place }) => (
        <li key={orderId}>
          {[time, place].filter(Boolean).join(' ')} · <RowLink to={bookingPath(orderId)}>{number}</RowLink>
        </li>
      ))}
      {morePickUps > 0 && <li>{label('app.dashboard.today.morePickUps', { count: morePickUps })}</li>}
    </Box>
  );
}
