import { Box, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import type { StaffIdentity } from '../authProvider';
import { Page } from '../page/Page';
import { StaleNotice } from '../page/StaleNotice';
import { usePageTitle } from '../page/usePageTitle';
import { CommentsToModerate } from './CommentsToModerate';
import { Counts } from './Counts';
import { FailedMails } from './FailedMails';
import { FirstDay } from './FirstDay';
import { FollowUp } from './FollowUp';
import { LatestOrders } from './LatestOrders';
import { MyTasks } from './MyTasks';
import { NextDepartures } from './NextDepartures';
import { NextEvents } from './NextEvents';
import { OrdersOverTime } from './ordersOverTime/OrdersOverTime';
import { ProposalsToFollow } from './ProposalsToFollow';
import { TodaysTrips } from './TodaysTrips';
import { useFigures } from './useFigures';
import { WaitingConversations } from './WaitingConversations';
import { WaitingWork } from './WaitingWork';

/** /account, the first page after login. */
export default function Dashboard() {
  const label = useLabel();
  const { identity } = useGetIdentity();
  const { data: figures, error, refetch } = useFigures();
  const retry = () => void refetch();
  const work = figures?.work;
  usePageTitle(label('app.name'));
  return (
    <Page>
      <Typography variant="h1">
        {label('app.dashboard.welcome', { name: (identity as StaffIdentity | undefined)?.firstName ?? '' })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
        {label('app.dashboard.lead', { date: catDay(new Date().toISOString()) })}
      </Typography>
      {error && !figures ? (
        <LoadError error={error} onRetry={retry} />
      ) : (
        <>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { lg: '1fr 1fr' } }}>
              <WaitingWork figures={figures} />
            </Box>
            <FirstDay open={figures?.firstDay} />
            {work?.trips !== null && <TodaysTrips trips={work?.trips} />}
            <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: '1fr 1fr' } }}>
              <FollowUp work={work} />
              {work?.threads !== null && <WaitingConversations threads={work?.threads} />}
              {work?.proposals !== null && <ProposalsToFollow proposals={work?.proposals} />}
            </Box>
            <MyTasks />
            <NextDepartures departures={work?.departures} />
            {figures?.counts !== null && <Counts counts={figures?.counts} />}
            <OrdersOverTime />
            <LatestOrders orders={figures?.orders.latest} />
            <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: '1fr 1fr' } }}>
              {work?.comments !== null && <CommentsToModerate comments={work?.comments.latest} />}
              <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
                {work?.events !== null && <NextEvents events={work?.events.next} />}
                {work?.mails && <FailedMails mails={work.mails.latest} />}
              </Box>
            </Box>
          </Box>
          <StaleNotice error={error} onRetry={retry} />
        </>
      )}
    </Page>
  );
}
