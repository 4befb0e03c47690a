import Done from '@mui/icons-material/Done';
import { Box, IconButton, ListItem, ListItemButton, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { Notification } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NotificationIcon } from './NotificationIcon';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onRead: () => void;
  readonly onLeave: () => void;
}

/** The path for the router, which is below /account. */
const pathOf = ({ link }: Notification) => link.replace(/^\/account/, '') || '/';

/** A notification that links to its record; following the link marks it as read. */
export function NotificationItem({ notification, onRead, onLeave }: NotificationItemProps) {
  const label = useLabel();
  const { kind, title, isRead, createdAt } = notification;
  return (
    <ListItem
      disablePadding
      divider
      secondaryAction={
        !isRead && (
          <IconButton
            edge="end"
            onClick={onRead}
            aria-label={label('app.list.actionOn', { action: label('app.notifications.read'), title })}
          >
            <Done fontSize="small" />
          </IconButton>
        )
      }
    >
      <ListItemButton
        component={LinkBase}
        to={pathOf(notification)}
        onClick={() => {
          if (!isRead) onRead();
          onLeave();
        }}
        sx={{ alignItems: 'flex-start', gap: 1.5, py: 1.25 }}
      >
        <Box sx={{ color: isRead ? 'text.secondary' : 'primary.main', pt: 0.25 }}>
          <NotificationIcon kind={kind} />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: isRead ? 400 : 650 }}>
            {!isRead && <VisuallyHidden>{label('app.notifications.unread')} </VisuallyHidden>}
            {title}
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {catMoment(createdAt)}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}
