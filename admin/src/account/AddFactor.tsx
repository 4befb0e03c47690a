import { MAX_FACTOR_NAME } from '@imisozi/core/second-factor';
import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { maxLength, required } from 'react-admin';
import { CopyButton } from '../actions/CopyButton';
import { confirmFactor, startFactor } from '../data/account';
import type { FactorCode, NewFactor, StartedFactor } from '../data/types';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';
import { Code } from '../ui/Code';
import { SquareCode } from './SquareCode';

/** Adds an authenticator app: its name, then the square code that it scans and its first code. */
export function AddFactor({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const label = useLabel();
  const [open, setOpen] = useState(false);
  const [started, setStarted] = useState<StartedFactor>();
  const confirm = async (id: string, form: FactorCode) => {
    const { message, recoveryCodes } = await confirmFactor(id, form);
    if (recoveryCodes) onCodes(recoveryCodes);
    return message;
  };
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {label('app.security.factors.add')}
      </Button>
      {open && (
        <FormDialog<NewFactor>
          title={label('app.security.add.title')}
          text={label('app.security.add.nameText')}
          defaultValues={{ name: '' }}
          submit={label('app.security.add.next')}
          send={async (form) => {
            setStarted(await startFactor(form));
            return '';
          }}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="name"
            label={label('app.security.add.name')}
            autoComplete="off"
            autoFocus
            validate={maxLength(MAX_FACTOR_NAME)}
          />
        </FormDialog>
      )}
      {started && !open && (
        <FormDialog<FactorCode>
          title={label('app.security.add.title')}
          text={label('app.security.add.scan')}
          defaultValues={{ code: '' }}
          submit={label('app.security.add.submit')}
          send={(form) => confirm(started.id, form)}
          onClose={() => setStarted(undefined)}
        >
          <Secret started={started} />
          <TextInput
            source="code"
            label={label('app.security.add.code')}
            helperText={label('app.security.add.codeHelp')}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            autoFocus
            validate={required(label('app.security.add.codeRequired'))}
          />
        </FormDialog>
      )}
    </>
  );
}

function Secret({ started: { secret, uri } }: { readonly started: StartedFactor }) {
  const label = useLabel();
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' }}>
      <SquareCode content={uri} name={label('app.security.add.square')} />
      <Typography variant="body2" sx={{ justifySelf: 'start' }}>
        {label('app.security.add.secret')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifySelf: 'start', maxWidth: '100%' }}>
        <Code>{secret}</Code>
        <CopyButton text={secret} name={label('app.security.add.secretName')} />
      </Box>
    </Box>
  );
}
