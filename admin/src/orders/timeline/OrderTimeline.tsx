import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import { FileButton } from '../../actions/FileButton';
import type { Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { LoadError } from '../../page/LoadError';
import { OpenTasks } from './OpenTasks';
import { TimelineEntry } from './TimelineEntry';
import { WriteNote } from './WriteNote';

interface OfOrder {
  readonly order: Order;
}

/** The timeline of a booking, newest first, with notes and tasks; for users who manage bookings. */
export function OrderTimeline({ order }: OfOrder) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'timeline' });
  if (!canAccess) return null;
  return (
    <Box component="section" aria-labelledby="order-timeline">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="order-timeline" variant="h3" sx={{ flexGrow: 1 }}>
          {label('app.timeline.heading')}
        </Typography>
        <FileButton
          size="small"
          text={label('app.timeline.file')}
          headings="timeline"
          read={() => dataProvider.timelineFile(order.id)}
        />
        <WriteNote orderId={order.id} />
      </Box>
      <OpenTasks orderId={order.id} />
      <Entries order={order} />
    </Box>
  );
}

function Entries({ order }: OfOrder) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    // The key begins with the resource, because changes of the booking add entries.
    queryKey: ['tour-bookings', 'timeline', order.id],
    queryFn: ({ pageParam }) => dataProvider.timelineOf(order.id, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      <Box component="ol" aria-labelledby="order-timeline" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <TimelineEntry key={entry.id} entry={entry} order={order} />
        ))}
      </Box>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {label('app.timeline.more')}
        </Button>
      )}
    </>
  );
}
