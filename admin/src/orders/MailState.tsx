import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import ScheduleSend from '@mui/icons-material/ScheduleSendOutlined';
import SyncProblem from '@mui/icons-material/SyncProblemOutlined';
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import { Box, Typography } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import type { MailStatus } from '../data/types';
import { useLabel } from '../i18n/useLabel';

const ICONS: Record<MailStatus, { Icon: SvgIconComponent; colour: string }> = {
  queued: { Icon: ScheduleSend, colour: 'text.secondary' },
  sent: { Icon: MarkEmailRead, colour: 'success.main' },
  failed: { Icon: SyncProblem, colour: 'warning.main' },
  dead: { Icon: Unsubscribe, colour: 'error.main' },
};

/** How the mails about an order are doing; the worst of them counts. */
export function MailState({ status }: { readonly status: MailStatus | undefined }) {
  const label = useLabel();
  const { Icon, colour } = ICONS[status ?? 'queued'];
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
