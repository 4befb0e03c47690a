import { minLength, PasswordInput, required } from 'react-admin';
import { MIN_PASSWORD_LENGTH as shortest } from '@imisozi/core/fields/passwords';
import { changePassword } from '../data/account';
import type { PasswordChange } from '../data/types';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';

/** Changes one's own password, which ends all other sessions. */
export function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const label = useLabel();
  const same = (value: unknown, { newPassword }: Partial<PasswordChange>) =>
    value === newPassword ? undefined : label('app.account.password.different');
  return (
    <FormDialog<PasswordChange>
      title={label('app.account.password.title')}
      text={label('app.account.password.consequence')}
      defaultValues={{ password: '', newPassword: '', confirmPassword: '' }}
      submit={label('app.account.password.title')}
      send={changePassword}
      onClose={onClose}
    >
      <PasswordInput
        source="password"
        label={label('app.account.password.current')}
        autoComplete="current-password"
        autoFocus
        validate={required(label('app.account.password.currentRequired'))}
      />
      <PasswordInput
        source="newPassword"
        label={label('app.account.password.next')}
        helperText={label('app.account.password.help', { shortest })}
        autoComplete="new-password"
        validate={[
          required(label('app.account.password.nextRequired')),
          minLength(shortest, label('app.account.password.short', { shortest })),
        ]}
      />
      <PasswordInput
        source="confirmPassword"
        label={label('app.account.password.again')}
        autoComplete="new-password"
        validate={[required(label('app.account.password.againRequired')), same]}
      />
    </FormDialog>
  );
}
