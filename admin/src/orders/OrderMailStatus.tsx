import { Box, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists/cells';
import { mailsAbout } from '../mail/mailPaths';
import { MAIL_ICONS } from './mailIcons';

/** The worst status of an order's emails, with a link to them for users who may read them. */
export function OrderMailStatus({ order: { number, mailStatus: status } }: { readonly order: Order }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'outbox', action: 'list' });
  const { Icon, colour } = MAIL_ICONS[status ?? 'queued'];
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {status && <Icon sx={{ color: colour }} aria-hidden />}
      <Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {label('app.orders.mail.label')}:
        </Box>{' '}
        {label(`app.orders.mail.${status ?? 'none'}`)}
      </Typography>
      {status && canAccess && <RowLink to={mailsAbout(number)}>{label('app.orders.mail.show')}</RowLink>}
    </Box>
  );
}
