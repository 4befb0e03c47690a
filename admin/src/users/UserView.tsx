import { Box, Card, TextField } from '@mui/material';
import { useParams } from 'react-admin';
import type { English } from '../i18n/texts';
import { useLabel } from '../i18n/useLabel';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';

type Field = keyof English['resources']['users']['fields'];

const FIELDS: readonly Field[] = ['firstName', 'lastName', 'email', 'phoneNumber', 'organization', 'role'];

/** /account/users/view/{name}: the name in the URL above an empty form without function (rules/dashboard 1). */
export default function UserView() {
  const label = useLabel();
  const { name = '' } = useParams();
  return (
    <Page>
      <PageHeader title={name} steps={[{ label: label('app.menu.users'), to: '/users' }]} />
      <Card sx={{ mt: 2, p: 3, maxWidth: 720 }}>
        <Box component="fieldset" disabled sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1 }}>
          {FIELDS.map((field) => (
            <TextField key={field} disabled label={label(`resources.users.fields.${field}`)} />
          ))}
        </Box>
      </Card>
    </Page>
  );
}
