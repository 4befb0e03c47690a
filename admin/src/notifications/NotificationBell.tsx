import Bell from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton, Popover } from '@mui/material';
import { useId, useState } from 'react';
import { useLabel } from '../i18n/useLabel';
import { useLive } from '../live/useLive';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NotificationList } from './NotificationList';
import { useUnread } from './notificationQueries';

/** The header's bell with the number of unread notifications and the list of them. No sound, no toast. */
export function NotificationBell() {
  const label = useLabel();
  const id = useId();
  const newest = useLive();
  const unread = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <VisuallyHidden role="status">{newest?.title}</VisuallyHidden>
      <IconButton
        color="inherit"
        aria-label={label('app.notifications.button', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 44, height: 44, flexShrink: 0 }}
      >
        <Badge badgeContent={unread} max={99} color="warning" slotProps={{ badge: { 'aria-hidden': true } }}>
          <Bell />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { width: 400, maxWidth: 'calc(100vw - 32px)', maxHeight: 'min(560px, 80vh)' },
          },
        }}
      >
        <NotificationList titleId={id} unread={unread} onLeave={close} />
      </Popover>
    </>
  );
}
