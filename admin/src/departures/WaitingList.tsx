import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { WaitingEntry } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { MailLink, PhoneLink } from '../lists/contactLinks';
import { LoadError } from '../page/LoadError';
import { ColorChip, type Tone } from '../ui/ColorChip';
import { WaitingFile } from './WaitingFile';

/** A record, so that the type check fails if the API adds a state. */
const TONE_OF: Record<WaitingEntry['state'], Tone> = {
  waiting: 'lake',
  offered: 'gold',
  taken: 'green',
  lapsed: 'plain',
};

interface OfDeparture {
  readonly departureId: string;
}

/** The waiting list of a departure, oldest entry first, for users who may read it. */
export function WaitingList({ departureId }: OfDeparture) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'departures', action: 'waiting' });
  if (!canAccess) return null;
  return (
    <Box component="section" aria-label={label('app.departures.waiting.heading')}>
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        {label('app.departures.waiting.heading')}
      </Typography>
      <Entries departureId={departureId} />
    </Box>
  );
}

function Entries({ departureId }: OfDeparture) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['departures', 'waiting', departureId],
    queryFn: () => dataProvider.waitingList(departureId),
  });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={60} />;
  if (data.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{label('app.departures.waiting.none')}</Typography>;
  }
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
      <WaitingFile departureId={departureId} />
    </>
  );
}

function Entry({ entry }: { readonly entry: WaitingEntry }) {
  const label = useLabel();
  const { names, people, email, phoneNumber, state, offeredUntil, createdAt } = entry;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 0.25, py: 1, borderBottom: 1, borderColor: 'divider', justifyItems: 'start' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{names}</Typography>
        <ColorChip tone={TONE_OF[state]} label={label(`app.departures.waiting.states.${state}`)} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          label('app.departures.cancel.people', { count: people }),
          offeredUntil
            ? label('app.departures.waiting.until', { time: catMoment(offeredUntil) })
            : label('app.departures.waiting.since', { time: catMoment(createdAt) }),
        ].join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <MailLink email={email} />
        <PhoneLink phone={phoneNumber} />
      </Box>
    </Box>
  );
}
