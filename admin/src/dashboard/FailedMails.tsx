import { Box, Typography } from '@mui/material';
import type { OutboxMail } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
// Not from '../lists', which would make the first screen load much more code.
import { RowLink } from '../lists/cells';
import { mailPath, OUTBOX } from '../mail/mailPaths';
import { MailStatusChip } from '../mail/MailStatusChip';
import { RetryMail } from '../mail/RetryMail';
import { Panel, PanelRows } from './Panel';

/** Undelivered emails, with buttons to retry them. */
export function FailedMails({ mails }: { readonly mails: readonly OutboxMail[] }) {
  const label = useLabel();
  return (
    <Panel
      title={label('app.dashboard.mails')}
      all={{ label: label('app.menu.outbox'), to: OUTBOX }}
      isPending={false}
      empty={mails.length === 0 ? label('app.dashboard.noMails') : undefined}
    >
      <PanelRows>
        {mails.map((mail) => (
          <Box component="li" key={mail.id} sx={{ px: 2.5, py: 1.25 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flexGrow: 1 }}>
                <RowLink to={mailPath(mail.id)}>{mail.recipient}</RowLink>
              </Box>
              <MailStatusChip status={mail.status} />
              <RetryMail mail={mail} />
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {mail.subject ?? mail.template} · {catMoment(mail.createdAt)}
            </Typography>
            {mail.lastError && <Typography variant="body2">{mail.lastError}</Typography>}
          </Box>
        ))}
      </PanelRows>
    </Panel>
  );
}
