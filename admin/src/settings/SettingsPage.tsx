import { CircularProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { RequireAccess } from '../auth/RequireAccess';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { SettingsForm } from './SettingsForm';

/** /account/settings: the company's facts and terms, its account for transfers and its reminders; for admins. */
export default function SettingsPage() {
  return (
    <RequireAccess resource="settings" action="show">
      <Settings />
    </RequireAccess>
  );
}

function Settings() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: ['settings'], queryFn: () => dataProvider.settings() });
  return (
    <Page>
      <PageHeader title={label('app.menu.settings')} />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <CircularProgress aria-label={label('app.list.loading')} sx={{ display: 'block', m: '64px auto' }} />
      )}
      {data && <SettingsForm settings={data} />}
    </Page>
  );
}
