import { Box, Typography } from '@mui/material';
import type { Figures } from '../data/types';
import { catWeekday } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
// Not from '../lists', which would make the first screen load much more code.
import { RowLink } from '../lists/cells';
import { bookingPath, departuresPath } from '../orders/orderPaths';
import { OrderStatusChip } from '../orders/OrderStatusChip';
import { Panel, PanelRows } from './Panel';

/** The next departures: pending, approved and paid bookings, soonest first. */
export function NextDepartures({ departures }: { readonly departures: Figures['work']['departures'] | undefined }) {
  const label = useLabel();
  return (
    <Panel
      title={label('app.dashboard.departures')}
      all={
        departures && {
          label: label('app.dashboard.thisWeek', { count: departures.week }),
          to: departuresPath('week'),
        }
      }
      isPending={!departures}
      empty={departures?.next.length === 0 ? label('app.dashboard.noDepartures') : undefined}
    >
      <PanelRows>
        {departures?.next.map((departure) => (
          <Box
            component="li"
            key={departure.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', md: '7rem 3fr 4fr 6rem 7rem' },
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.25,
              px: 2.5,
              py: 1,
            }}
          >
            <Box sx={{ fontWeight: 650 }}>{catWeekday(departure.needDate)}</Box>
            <Box sx={{ gridRow: { xs: 2, md: 'auto' } }}>
              <RowLink to={bookingPath(departure.id)}>{departure.names}</RowLink>
            </Box>
            <Box sx={{ gridRow: { xs: 3, md: 'auto' } }}>{departure.itemTitle}</Box>
            <Typography component="div" variant="body2" sx={{ gridRow: { xs: 3, md: 'auto' }, textAlign: 'end' }}>
              {label('app.dashboard.people', { count: departure.people })}
            </Typography>
            <Box sx={{ justifySelf: 'end', gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 2, md: 'auto' } }}>
              <OrderStatusChip status={departure.status} />
            </Box>
          </Box>
        ))}
      </PanelRows>
    </Panel>
  );
}
