import { Box, Typography } from '@mui/material';
import type { Figures } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
// Not from '../lists', which would make the first screen load much more code.
import { RowLink } from '../lists/cells';
import { threadPath, THREADS } from '../threads/threadPaths';
import { Panel, PanelRows } from './Panel';

type Threads = NonNullable<Figures['work']['threads']>;

/** The conversations that have waited longest for the office. */
export function WaitingConversations({ threads }: { readonly threads: Threads | undefined }) {
  const label = useLabel();
  return (
    <Panel
      title={label('app.dashboard.conversations.title')}
      all={{ label: label('app.dashboard.conversations.all'), to: THREADS }}
      isPending={!threads}
      empty={threads?.waiting === 0 ? label('app.dashboard.conversations.none') : undefined}
    >
      <PanelRows>
        {threads?.longest.map(({ id, subject, names, email, lastAt, assignee, preview }) => (
          <Box component="li" key={id} sx={{ px: 2.5, py: 1 }}>
            <RowLink to={threadPath(id)}>{`${names || email} · ${subject}`}</RowLink>
            <Typography component="div" variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {[catMoment(lastAt), assignee, preview].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </PanelRows>
    </Panel>
  );
}
