import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useGetList } from 'react-admin';
import type { Event, Participant } from '../data/types';
import { catMoment } from '../format/catTime';
import { viewOf } from '../events/eventPaths';
import { useLabel } from '../i18n/useLabel';
import { Panel, PanelRows } from './Panel';

const SOONEST = { field: 'startDate', order: 'ASC' } as const;
const FEW = { page: 1, perPage: 4 };

/** What takes place next, and for how many. */
export function NextEvents() {
  const label = useLabel();
  // Of the moment when the page opened; else every render would ask anew.
  const [now] = useState(() => new Date().toISOString());
  const { data, error, isPending, refetch } = useGetList<Event>('events', {
    filter: { endDate_gte: now },
    sort: SOONEST,
    pagination: FEW,
  });
  return (
    <Panel
      title={label('app.dashboard.nextEvents')}
      all={{ label: label('app.dashboard.allEvents'), to: '/events' }}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={data?.length === 0 ? label('app.dashboard.noEvents') : undefined}
    >
      <PanelRows>
        {data?.map((event) => (
          <li key={event.id}>
            <EventLine event={event} />
          </li>
        ))}
      </PanelRows>
    </Panel>
  );
}

/** Only how many there are is asked for. */
const NONE_OF_THEM = { page: 1, perPage: 1 };

function EventLine({ event }: { readonly event: Event }) {
  const label = useLabel();
  const { total } = useGetList<Participant>('events/participant', {
    filter: { eventId: event.id },
    pagination: NONE_OF_THEM,
  });
  return (
    <Box
      component={LinkBase}
      to={viewOf(event)}
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
        {total !== undefined && label('app.dashboard.participants', { smart_count: total })}
      </Typography>
    </Box>
  );
}
