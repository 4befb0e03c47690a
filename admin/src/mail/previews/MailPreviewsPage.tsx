import { Box, MenuItem, Skeleton, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { LoadError } from '../../page/LoadError';
import { Page } from '../../page/Page';
import { PageHeader } from '../../page/PageHeader';
import { MailTabs } from '../MailTabs';
import { MailPreviewCard } from './MailPreviewCard';

/** The query parameter of the mail. */
const KIND = 'kind';

/** /account/mail-previews: each kind of mail, rendered with sample data. */
export default function MailPreviewsPage() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-previews', 'getList'],
    queryFn: () => dataProvider.mailPreviews(),
  });
  const chosen = data?.find(({ id }) => id === search.get(KIND)) ?? data?.[0];
  return (
    <Page>
      <PageHeader title={label('app.mailPreviews.title')} />
      <MailTabs />
      <Box sx={{ mt: 2, maxWidth: 960 }}>
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={400} />}
        {chosen && (
          <>
            <TextField
              select
              label={label('app.mailPreviews.choose')}
              value={chosen.id}
              onChange={({ target }) => setSearch({ [KIND]: target.value }, { replace: true })}
            >
              {data?.map(({ id, subject }) => (
                <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
                  {subject}
                </MenuItem>
              ))}
            </TextField>
            <MailPreviewCard key={chosen.id} id={chosen.id} />
          </>
        )}
      </Box>
    </Page>
  );
}
