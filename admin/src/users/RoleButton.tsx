import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { User, UserRole } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { roleIn, RoleInputs } from './RoleInputs';
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
        <FormDialog<UserRole>
          title={label('app.users.questions.role', { name })}
          text={label('app.users.consequences.role')}
          defaultValues={{ role: user.role, ...(user.agentId && { agentId: user.agentId }) }}
          submit={action}
          send={(form) => dataProvider.setUserRole(user.id, roleIn(form))}
          onClose={() => setOpen(false)}
        >
          <RoleInputs />
        </FormDialog>
      )}
    </>
  );
}
