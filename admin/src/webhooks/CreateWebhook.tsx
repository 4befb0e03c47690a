import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useCreate } from 'react-admin';
import type { NewWebhook, Webhook } from '../data/types';
import type { Written } from '../data/writes';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { SecretDialog } from './SecretDialog';
import { WebhookFields } from './WebhookFields';

type Created = Written<Webhook & { readonly secret: string }>;

const EMPTY: NewWebhook = { url: '', description: '', events: [], isActive: true };

/** Creates a webhook; its secret is shown only once. */
export function CreateWebhook() {
  const label = useLabel();
  const [create] = useCreate<NewWebhook, Error, Created>('webhooks', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { canAccess } = useCanAccess({ resource: 'webhooks', action: 'create' });
  if (!canAccess) return null;
  const send = async (data: NewWebhook) => {
    const { secret, serverMessage } = (await create(undefined, { data })) as Created;
    setSecret(secret);
    return serverMessage;
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
          send={send}
          onClose={() => setOpen(false)}
        >
          <WebhookFields />
        </FormDialog>
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  );
}
