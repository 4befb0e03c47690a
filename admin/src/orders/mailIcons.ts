import type { SvgIconComponent } from '@mui/icons-material';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import ScheduleSend from '@mui/icons-material/ScheduleSendOutlined';
import SyncProblem from '@mui/icons-material/SyncProblemOutlined';
import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import type { MailStatus } from '../data/types';

export const MAIL_ICONS: Record<MailStatus, { Icon: SvgIconComponent; colour: string }> = {
  queued: { Icon: ScheduleSend, colour: 'text.secondary' },
  sent: { Icon: MarkEmailRead, colour: 'success.main' },
  failed: { Icon: SyncProblem, colour: 'warning.main' },
  dead: { Icon: Unsubscribe, colour: 'error.main' },
};
