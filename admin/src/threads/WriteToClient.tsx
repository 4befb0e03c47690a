import * as maxLengths from '@imisozi/core/fields/lengths';
import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { NewThread } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FieldPair } from '../forms/FieldPair';
import { FormDialog } from '../forms/FormDialog';
import { LanguageInput } from '../forms/LanguageInput';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';

interface WriteToClientProps {
  /** The client, if it is known already. */
  readonly to?: Pick<NewThread, 'names' | 'email' | 'phoneNumber' | 'language'>;
}

const NOBODY = { names: '', email: '', phoneNumber: '', language: 'en' } as const;

/** Begins a conversation with a client. */
export function WriteToClient({ to = NOBODY }: WriteToClientProps) {
  const label = useLabel();
  const { startThread } = useDataProvider<StaffDataProvider>();
  // One key for each opened dialog, so that a repeated click writes once.
  const [key, setKey] = useState<string>();
  const { canAccess } = useCanAccess({ resource: 'threads', action: 'create' });
  if (!canAccess) return null;
  const isKnown = to !== NOBODY;
  return (
    <>
      <Button
        variant={isKnown ? 'outlined' : 'contained'}
        size={isKnown ? 'small' : 'medium'}
        startIcon={isKnown ? undefined : <Add />}
        sx={isKnown ? undefined : { mt: 1.5, mb: 0.5 }}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {label('app.threads.write.action')}
      </Button>
      {key && (
        <FormDialog<NewThread>
          title={label('app.threads.write.title')}
          defaultValues={{ ...to, subject: '', text: '' }}
          submit={label('app.threads.write.send')}
          large
          send={(thread) => startThread(thread, key)}
          onClose={() => setKey(undefined)}
        >
          <FieldPair>
            <TextInput
              source="email"
              type="email"
              label="resources.threads.fields.email"
              helperText={false}
              validate={requiredText(label('app.threads.write.emailMissing'))}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
            <TextInput
              source="names"
              label="resources.threads.fields.names"
              helperText={false}
              slotProps={{ htmlInput: { maxLength: maxLengths.fullName, autoComplete: 'off' } }}
            />
            <LanguageInput />
          </FieldPair>
          <TextInput
            source="subject"
            label="resources.threads.fields.subject"
            helperText={false}
            validate={requiredText(label('app.threads.write.subjectMissing'))}
            slotProps={{ htmlInput: { maxLength: maxLengths.subject, autoComplete: 'off' } }}
          />
          <TextInput
            source="text"
            label="app.threads.reply.text"
            multiline
            minRows={6}
            helperText="app.threads.reply.help"
            validate={requiredText(label('app.threads.reply.missing'))}
            slotProps={{ htmlInput: { maxLength: maxLengths.message } }}
          />
        </FormDialog>
      )}
    </>
  );
}
