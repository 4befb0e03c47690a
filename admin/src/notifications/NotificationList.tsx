import { Box, Button, List, Skeleton, Typography } from '@mui/material';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { NotificationItem } from './NotificationItem';
import { useNotifications, useMarkAsRead } from './notificationQueries';

interface NotificationListProps {
  readonly titleId: string;
  readonly unread: number;
  /** Called when the user follows a notification. */
  readonly onLeave: () => void;
}

/** The notifications, newest first, read and unread. */
export function NotificationList({ titleId, unread, onLeave }: NotificationListProps) {
  const label = useLabel();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotifications();
  const { read, readAll } = useMarkAsRead();
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <Box sx={HEADER}>
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
          {label('app.notifications.title')}
        </Typography>
        <Button size="small" disabled={unread === 0} onClick={readAll}>
          {label('app.notifications.readAll')}
        </Button>
      </Box>
      {error && rows.length === 0 && <LoadError error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={160} sx={{ m: 2 }} />}
      {data && rows.length === 0 && (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{label('app.notifications.empty')}</Typography>
      )}
      <List disablePadding>
        {rows.map((row) => (
          <NotificationItem key={row.id} notification={row} onRead={() => read(row.id)} onLeave={onLeave} />
        ))}
      </List>
      {hasNextPage && (
        <Box sx={{ p: 1, textAlign: 'center' }}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {label('app.notifications.older')}
          </Button>
        </Box>
      )}
    </>
  );
}

const HEADER = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
