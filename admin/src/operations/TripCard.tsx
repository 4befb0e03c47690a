import { Box, Link, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { LinkBase } from 'react-admin';
import type { OperatedTrip } from '../data/types';
import { departurePath } from '../departures/departurePaths';
import { datesOf } from '../departures/departureWords';
import { useLabel } from '../i18n/useLabel';
import { bookingPath } from '../orders/orderPaths';
import { ColorChip, type Tone } from '../ui/ColorChip';
import { PlaceField } from './PlaceField';
import { PLACES } from './places';

const TONE: Record<OperatedTrip['warnings'][number], Tone> = {
  'no-guide': 'earth',
  'no-driver': 'earth',
  'no-vehicle': 'earth',
  'too-few-seats': 'earth',
  'not-confirmed': 'gold',
  forced: 'gold',
};

type TripCardProps = Omit<Parameters<typeof PlaceField>[0], 'place'>;

/** A trip with its places. */
export function TripCard({ trip, ...of }: TripCardProps) {
  const label = useLabel();
  const id = useId();
  return (
    <Paper component="li" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {trip.tour}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {datesOf({ startDate: trip.from, endDate: trip.to })} ·{' '}
          {label('app.operations.people', { count: trip.people })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 1 }}>
        {trip.departureId && (
          <Link component={LinkBase} to={departurePath(trip.departureId)}>
            {label('app.operations.departure')}
          </Link>
        )}
        {trip.orderIds.map((orderId, index) => (
          <Link key={orderId} component={LinkBase} to={bookingPath(orderId)}>
            {label('app.operations.booking', { number: trip.numbers[index]! })}
          </Link>
        ))}
      </Box>
      {trip.warnings.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
          {trip.warnings.map((warning) => (
            <ColorChip key={warning} tone={TONE[warning]} label={label(`app.operations.warnings.${warning}`)} />
          ))}
        </Box>
      )}
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {PLACES.map((place) => (
          <PlaceField key={place} place={place} trip={trip} {...of} />
        ))}
      </Box>
    </Paper>
  );
}
