import { Alert, Box } from '@mui/material';
import { useNeedsFactor } from '../data/identity';
import { useLabel } from '../i18n/useLabel';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';

/** /account/security: where the account is logged in, and its second factors (rules/accounts 10, 11). */
export default function SecurityPage() {
  const label = useLabel();
  const needsFactor = useNeedsFactor();
  return (
    <Page>
      <PageHeader title={label('app.security.title')} />
      <Box sx={{ mt: 2, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 820 }}>
        {needsFactor && <Alert severity="warning">{label('app.security.required')}</Alert>}
        <SecondFactor />
        <Sessions />
      </Box>
    </Page>
  );
}
