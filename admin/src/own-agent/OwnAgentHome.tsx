import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { usd } from '@imisozi/core/money';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useDataProvider, useGetList, type SortPayload } from 'react-admin';
import type { ReactNode } from 'react';
import type { OwnBookingRow } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { Panel, PanelRows } from '../dashboard/Panel';
import { catMoment, catWeekday } from '../format/catTime';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
// Not from '../lists', which would make the first screen load much more code.
import { RowLink } from '../lists/cells';
import { OrderStatusChip } from '../orders/OrderStatusChip';
import { Page } from '../page/Page';
import { usePageTitle } from '../page/usePageTitle';
import { Facts } from '../record/Facts';
import { NEW_OWN_BOOKING, OWN_BOOKINGS, ownBookingPath } from './ownPaths';

const MOST = 5;

/** The first screen of a travel agent: credit, the next trips, and the holds that lapse. */
export default function OwnAgentHome() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data: agent, error, refetch } = useQuery({ queryKey: ['own-agent'], queryFn: () => dataProvider.ownAgent() });
  usePageTitle(label('app.own.home'));
  const money = agent?.money;
  return (
    <Page>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography variant="h1" sx={{ flex: '1 1 auto' }}>
          {agent?.company ?? label('app.own.home')}
        </Typography>
        {!agent?.endedAt && (
          <Button component={LinkBase} to={NEW_OWN_BOOKING} variant="contained">
            {label('app.own.book')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title={label('app.own.credit')} isPending={!agent} error={error} onRetry={() => void refetch()}>
          {agent && money && (
            <Box sx={{ px: 2.5, pb: 2.5, display: 'grid', gap: 1 }}>
              {agent.endedAt && <Typography>{label('app.own.ended')}</Typography>}
              <Facts
                heading={label(`app.agents.percentOf.${agent.deal}`, { percent: agent.percent })}
                rows={[
                  [
                    label('app.agents.creditLeft'),
                    <b key="left">{money.creditLeft === null ? label('app.agents.noLimit') : usd(money.creditLeft)}</b>,
                  ],
                  [label('app.agents.owed'), usd(money.owed)],
                  [label('app.agents.commission'), usd(money.commission)],
                  [label('resources.agents.fields.creditDays'), agent.creditDays],
                ]}
              />
            </Box>
          )}
        </Panel>
        <Bookings
          title={label('app.own.holds')}
          empty={label('app.own.noHolds')}
          filter={{ holdUntil_null: false, status: 'PENDING' }}
          sort={{ field: 'holdUntil', order: 'ASC' }}
          when={({ holdUntil }) => label('app.own.heldUntil', { at: catMoment(holdUntil!) })}
        />
        <Bookings
          title={label('app.own.nextTrips')}
          empty={label('app.own.noTrips')}
          filter={{ travelDate_gte: today(), status: ACTIVE_STATUSES }}
          sort={{ field: 'travelDate', order: 'ASC' }}
          when={({ travelDate }) => catWeekday(travelDate!)}
        />
      </Box>
    </Page>
  );
}

interface BookingsProps {
  readonly title: string;
  readonly empty: string;
  readonly filter: object;
  readonly sort: SortPayload;
  /** What stands first in a row. */
  readonly when: (booking: OwnBookingRow) => ReactNode;
}

function Bookings({ title, empty, filter, sort, when }: BookingsProps) {
  const label = useLabel();
  const { data, error, refetch } = useGetList<OwnBookingRow>('own-bookings', {
    filter,
    sort,
    pagination: { page: 1, perPage: MOST },
  });
  return (
    <Panel
      title={title}
      all={{ label: label('app.own.all'), to: OWN_BOOKINGS }}
      isPending={!data}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      empty={data?.length === 0 ? empty : undefined}
    >
      <PanelRows>
        {data?.map((booking) => (
          <Box
            component="li"
            key={booking.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '14rem 3fr 4fr 7rem' },
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.25,
              px: 2.5,
              py: 1,
            }}
          >
            <Box sx={{ fontWeight: 650, gridColumn: { xs: '1 / -1', md: 'auto' } }}>{when(booking)}</Box>
            <RowLink to={ownBookingPath(booking.id)}>{booking.client}</RowLink>
            <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>{booking.tour}</Box>
            <Box sx={{ justifySelf: 'end', gridRow: { xs: 2, md: 'auto' }, gridColumn: { xs: 2, md: 'auto' } }}>
              <OrderStatusChip status={booking.status} />
            </Box>
          </Box>
        ))}
      </PanelRows>
    </Panel>
  );
}
