import { useRef } from 'react';
import { PasswordInput, required } from 'react-admin';
import { confirmIdentity } from '../data/account';
import { endAsking, useAsksToConfirm } from '../data/identity';
import type { Confirmation } from '../data/types';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';

/** Asks for the password again while a sensitive call waits for it; all calls that wait share the one dialog. */
export function ConfirmIdentity() {
  return useAsksToConfirm() ? <Question /> : null;
}

function Question() {
  const label = useLabel();
  const isConfirmed = useRef(false);
  return (
    <FormDialog<Confirmation>
      title={label('app.security.confirm.title')}
      text={label('app.security.confirm.text')}
      defaultValues={{ password: '' }}
      submit={label('app.security.confirm.submit')}
      send={async (values) => {
        await confirmIdentity(values);
        isConfirmed.current = true;
        return '';
      }}
      // Also called once the dialog has faded out after a success.
      onClose={() => endAsking(isConfirmed.current)}
    >
      <PasswordInput
        source="password"
        label={label('app.security.confirm.password')}
        autoComplete="current-password"
        autoFocus
        validate={required(label('app.security.confirm.passwordRequired'))}
      />
    </FormDialog>
  );
}
