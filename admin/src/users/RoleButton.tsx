import { Button } from '@mui/material';
import { useState } from 'react';
import { SelectInput, required, useDataProvider } from 'react-admin';
import { ROLES } from '@imisozi/core/access';
import type { User } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { fullName } from './userNames';

/** Changes the role of an account, after a warning that its owner is logged out. The dialog shows a refusal. */
export function RoleButton({ user }: { readonly user: User }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [open, setOpen] = useState(false);
  const action = label('app.users.actions.role');
  const name = fullName(user);
  return (
    <>
      <Button size="small" variant="outlined" aria-label={`${action}: ${name}`} onClick={() => setOpen(true)}>
        {action}
      </Button>
      {open && (
        <FormDialog<Pick<User, 'role'>>
          title={label('app.users.questions.role', { name })}
          text={label('app.users.consequences.role')}
          defaultValues={{ role: user.role }}
          submit={action}
          send={({ role }) => dataProvider.setUserRole(user.id, role)}
          onClose={() => setOpen(false)}
        >
          <SelectInput
            source="role"
            label="resources.users.fields.role"
            choices={ROLES.map((id) => ({ id, name: `app.users.roles.${id}` }))}
            validate={required(label('app.users.required.role'))}
          />
        </FormDialog>
      )}
    </>
  );
}
