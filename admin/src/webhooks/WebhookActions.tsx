import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useUpdate } from 'react-admin';
import type { NewWebhook, Webhook } from '../data/types';
import type { Written } from '../data/writes';
import type { StaffDataProvider } from '../dataProvider';
import { changedFields } from '../forms/changedFields';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { DeleteButton } from '../actions/DeleteButton';
import { useCloseRecord } from '../record/useCloseRecord';
import { useConfirmedAction } from '../actions/useConfirmedAction';
import { SecretDialog } from './SecretDialog';
import { WebhookFields } from './WebhookFields';

interface OfWebhook {
  readonly webhook: Webhook;
}

/** Buttons to edit a webhook, create a new secret or delete it. */
export function WebhookActions({ webhook }: OfWebhook) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ChangeWebhook webhook={webhook} />
      <RenewSecret webhook={webhook} />
      <DeleteWebhook webhook={webhook} />
    </Box>
  );
}

function ChangeWebhook({ webhook: { id, url, description, events, isActive } }: OfWebhook) {
  const label = useLabel();
  const [update] = useUpdate('webhooks', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {label('app.webhooks.update')}
      </Button>
      {open && (
        <FormDialog<NewWebhook>
          title={label('app.webhooks.update')}
          defaultValues={{ url, description, events, isActive }}
          submit={label('app.webhooks.update')}
          send={async (changed, before) =>
            ((await update(undefined, { id, data: changedFields(before, changed) })) as Written).serverMessage
          }
          onClose={() => setOpen(false)}
        >
          <WebhookFields />
        </FormDialog>
      )}
    </>
  );
}

function RenewSecret({ webhook: { id } }: OfWebhook) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [secret, setSecret] = useState<string>();
  const verb = useConfirmedAction(async () => {
    const renewed = await dataProvider.renewWebhookSecret(id);
    setSecret(renewed.secret);
    return renewed.message;
  });
  return (
    <>
      <Button variant="outlined" size="small" onClick={verb.ask}>
        {label('app.webhooks.renew.action')}
      </Button>
      <ConfirmDialog
        {...verb.dialog}
        question={label('app.webhooks.renew.question')}
        consequence={label('app.webhooks.renew.consequence')}
        danger
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  );
}

function DeleteWebhook({ webhook }: OfWebhook) {
  const label = useLabel();
  return (
    <DeleteButton
      resource="webhooks"
      record={webhook}
      size="small"
      question={label('app.delete.question', { title: webhook.description || webhook.url })}
      consequence={label('app.webhooks.deleteConsequence')}
      onDeleted={useCloseRecord('webhooks')}
    />
  );
}
