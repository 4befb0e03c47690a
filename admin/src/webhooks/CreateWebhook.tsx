import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { NewWebhook } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { SecretDialog } from './SecretDialog';
import { WebhookFields } from './WebhookFields';

const EMPTY: NewWebhook = { url: '', description: '', events: [], isActive: true };

/** Begins to tell another system; its secret is shown when it is made, and never again. */
export function CreateWebhook() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { canAccess } = useCanAccess({ resource: 'webhooks', action: 'create' });
  if (!canAccess) return null;
  const create = async (webhook: NewWebhook) => {
    const made = await dataProvider.createWebhook(webhook);
    setSecret(made.secret);
    return made.message;
  };
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {label('app.webhooks.create')}
      </Button>
      {open && (
        <FormDialog<NewWebhook>
          title={label('app.webhooks.create')}
          text={label('app.webhooks.createText')}
          defaultValues={EMPTY}
          submit={label('app.webhooks.create')}
          send={create}
          onClose={() => setOpen(false)}
        >
          <WebhookFields />
        </FormDialog>
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  );
}
