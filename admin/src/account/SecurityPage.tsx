import { Box } from '@mui/material';
import { useLabel } from '../i18n/useLabel';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { Sessions } from './Sessions';

/** /account/security: where the account is logged in (rules/accounts 10). */
export default function SecurityPage() {
  const label = useLabel();
  return (
    <Page>
      <PageHeader title={label('app.security.title')} />
      <Box sx={{ mt: 2, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 820 }}>
        <Sessions />
      </Box>
    </Page>
  );
}
