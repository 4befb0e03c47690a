import { Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { OutboxMail } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { mailPath, OUTBOX } from '../mail/mailPaths';
import { MailStatusChip } from '../mail/MailStatusChip';
import { RetryMail } from '../mail/RetryMail';
import { Panel, PanelRows } from './Panel';

const FEW = { page: 1, perPage: 4 };
const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const UNDELIVERED = { status: ['failed', 'dead'] };

/** Mails that did not arrive, to be sent again where they stand. For admins: nobody else may read the outbox. */
export function FailedMails() {
  const label = useLabel();
  const { data, error, isPending, refetch } = useGetList<OutboxMail>('outbox', {
    filter: UNDELIVERED,
    sort: NEWEST_FIRST,
    pagination: FEW,
  });
  return (
    <Panel
      title={label('app.dashboard.mails')}
      all={{ label: label('app.menu.outbox'), to: OUTBOX }}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={data?.length === 0 ? label('app.dashboard.noMails') : undefined}
    >
      <PanelRows>
        {data?.map((mail) => (
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
