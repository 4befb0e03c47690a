import { Button } from '@mui/material';
import { useState } from 'react';
import { email, required, useDataProvider } from 'react-admin';
import type { OutboxMail } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

interface SendMailAgainProps {
  readonly mail: Pick<OutboxMail, 'id' | 'subject' | 'template' | 'recipient'>;
  /** Shown below the input of the address. */
  readonly hint?: string;
}

interface Addressed {
  readonly to: string;
}

/** Sends any email again, to its recipient or to a corrected address. */
export function SendMailAgain({ mail, hint }: SendMailAgainProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  // One key for each opened dialog, so that a repeated click sends one email.
  const [key, setKey] = useState<string | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', {
          action: label('app.outbox.sendAgain.action'),
          title: mail.subject ?? mail.template,
        })}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {label('app.outbox.sendAgain.action')}
      </Button>
      {key && (
        <FormDialog<Addressed>
          title={label('app.outbox.sendAgain.title', { subject: mail.subject ?? mail.template })}
          text={label('app.outbox.sendAgain.text')}
          defaultValues={{ to: mail.recipient }}
          submit={label('app.outbox.sendAgain.submit')}
          send={({ to }) => dataProvider.sendMailAgain(mail.id, to, key)}
          onClose={() => setKey(null)}
        >
          <TextInput
            source="to"
            type="email"
            label={label('resources.outbox.fields.recipient')}
            validate={[required(), email()]}
            helperText={hint ?? false}
            autoFocus
            fullWidth
          />
        </FormDialog>
      )}
    </>
  );
}
