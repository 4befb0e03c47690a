import { Box, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { Figures } from '../data/types';
import { EVENTS } from '../events/eventKind';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Panel, PanelRows } from './Panel';

type NextEvent = NonNullable<Figures['work']['events']>['next'][number];

/** The next events with their number of participants. */
export function NextEvents({ events }: { readonly events: readonly NextEvent[] | undefined }) {
  const label = useLabel();
  return (
    <Panel
      title={label('app.dashboard.nextEvents')}
      all={{ label: label('app.dashboard.allEvents'), to: '/events' }}
      isPending={!events}
      empty={events?.length === 0 ? label('app.dashboard.noEvents') : undefined}
    >
      <PanelRows>
        {events?.map((event) => (
          <li key={event.id}>
            <EventLine event={event} />
          </li>
        ))}
      </PanelRows>
    </Panel>
  );
}

function EventLine({ event }: { readonly event: NextEvent }) {
  const label = useLabel();
  return (
    <Box
      component={LinkBase}
      to={EVENTS.viewOf(event)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 2.5,
        py: 1.25,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{event.title}</Box>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {catMoment(event.startDate)} · {event.place}
        </Typography>
      </Box>
      <Typography component="div" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {label('app.dashboard.participants', { count: event.participants })}
      </Typography>
    </Box>
  );
}
