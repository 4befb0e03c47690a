import { Button } from '@mui/material';
import { useDataProvider } from 'react-admin';
import type { User } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useConfirmedAction } from '../actions/useConfirmedAction';

/** Blocks an active account or unblocks a blocked one, after a confirmation. The dialog shows a refusal. */
export function BlockButton({ user }: { readonly user: User }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const verb = useConfirmedAction(() => dataProvider.setUserActive(user.id, !user.isActive));
  const action = user.isActive ? 'block' : 'unblock';
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={user.isActive ? 'error' : 'primary'}
        aria-label={`${label(`app.users.actions.${action}`)} ${name}`}
        onClick={verb.ask}
      >
        {label(`app.users.actions.${action}`)}
      </Button>
      <ConfirmDialog
        {...verb.dialog}
        question={label(`app.users.questions.${action}`, { name })}
        consequence={label(`app.users.consequences.${action}`)}
        danger={user.isActive}
      />
    </>
  );
}
