import { Button, CircularProgress, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity } from 'react-admin';
import type { StaffIdentity } from '../authProvider';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { usePageTitle } from '../page/usePageTitle';

/** The dashboard of somebody with the role `guide`: the way to the own trips, and nothing else (rules/roles 2). */
export function OwnPage() {
  const label = useLabel();
  const { identity } = useGetIdentity();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: ['own-page'], queryFn: () => dataProvider.ownPage() });
  usePageTitle(label('app.guides.own.title'));
  return (
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 520, mx: 'auto', display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h1">
        {label('app.dashboard.welcome', { name: (identity as StaffIdentity | undefined)?.firstName ?? '' })}
      </Typography>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={label('app.guides.own.title')} />}
      {data?.page && (
        <>
          <Typography>{label('app.guides.own.text')}</Typography>
          <Button variant="contained" size="large" href={data.page}>
            {label('app.guides.own.open')}
          </Button>
        </>
      )}
      {data?.page === null && <Typography>{label('app.guides.own.none')}</Typography>}
    </Paper>
  );
}
