import { Box, Typography } from '@mui/material';
import type { MailStatus } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { MAIL_ICONS } from './mailIcons';

/** How the mails about an order are doing; the worst of them counts. */
export function MailState({ status }: { readonly status: MailStatus | undefined }) {
  const label = useLabel();
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
    </Box>
  );
}
