import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
// Not from '../lists', which would make the first screen load much more code.
import { RowLink } from '../lists/cells';
import { bookingPath } from '../orders/orderPaths';
import { TaskRow } from '../orders/timeline/TaskRow';
import { Panel } from './Panel';

/** The user's tasks for bookings, the most urgent first; only for roles that work with bookings. */
export function MyTasks() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'notes', action: 'list' });
  const { data, error, refetch } = useQuery({
    // Under this key live updates refetch it with the rest of the dashboard.
    queryKey: ['dashboard', 'tasks'],
    queryFn: () => dataProvider.myTasks(),
    enabled: canAccess === true,
  });
  // Without tasks there is no panel.
  if (!canAccess || (data?.total === 0 && !error)) return null;
  const hidden = (data?.total ?? 0) - (data?.tasks.length ?? 0);
  return (
    <Panel
      title={label('app.dashboard.tasks')}
      isPending={!data && !error}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2.5, pb: 2, pt: 0, display: 'grid', gap: 1 }}>
        {data?.tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            orderId={task.orderId}
            about={<RowLink to={bookingPath(task.orderId)}>{`${task.number} · ${task.names}`}</RowLink>}
          />
        ))}
        {hidden > 0 && <li>{label('app.dashboard.moreTasks', { count: hidden })}</li>}
      </Box>
    </Panel>
  );
}
