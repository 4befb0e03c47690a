import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { Queue } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { duration } from '../format/duration';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { ColorChip } from '../ui/ColorChip';

/** The refetch interval; there are no live events for these figures. */
const LOOK_AGAIN_MS = 5_000;

/** The current state of every queue. */
export function QueueBoard() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'queues', action: 'list' });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['queues', 'board'],
    queryFn: () => dataProvider.queues(),
    refetchInterval: LOOK_AGAIN_MS,
    enabled: canAccess === true,
  });
  if (!canAccess) return null;
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Box component="section" aria-label={label('app.queues.board')} sx={{ mt: 2 }}>
      {isPending && <Skeleton variant="rounded" height={140} />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
        }}
      >
        {data?.map((queue) => (
          <QueueCard key={queue.name} queue={queue} />
        ))}
      </Box>
      <Typography variant="h2" sx={{ mt: 3 }}>
        {label('app.queues.deadLetters')}
      </Typography>
    </Box>
  );
}

function QueueCard({ queue }: { readonly queue: Queue }) {
  const label = useLabel();
  const { name, waiting, failing, handed, running, dead, oldestDueSeconds } = queue;
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', minHeight: 28 }}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        {failing > 0 && <ColorChip tone="gold" label={label('app.queues.failing', { count: failing })} />}
        {dead > 0 && <ColorChip tone="earth" label={label('app.queues.dead', { count: dead })} />}
      </Box>
      <Box
        component="dl"
        // Side by side on a phone, so that less scrolling is needed to the jobs below.
        sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr 1.4fr', sm: '1fr' }, rowGap: 0.5 }}
      >
        <Figure name={label('app.queues.waiting')} value={waiting} />
        <Figure name={label('app.queues.running')} value={handed + running} />
        <Figure name={label('app.queues.oldest')} value={oldestDueSeconds > 0 ? duration(oldestDueSeconds) : '–'} />
      </Box>
    </Card>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, justifyContent: 'space-between' }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </Box>
  );
}
