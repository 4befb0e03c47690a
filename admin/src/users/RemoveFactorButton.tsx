import { Button } from '@mui/material';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useConfirmedAction } from '../actions/useConfirmedAction';
import { removeFactorsOf } from '../data/account';
import type { User } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { fullName } from './userNames';

/** Removes the second factors of a colleague who lost them, after a confirmation (rules/accounts 12). */
export function RemoveFactorButton({ user }: { readonly user: User }) {
  const label = useLabel();
  const verb = useConfirmedAction(() => removeFactorsOf(user.id));
  const action = label('app.users.actions.factor');
  const name = fullName(user);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={label('app.list.actionOn', { action, title: name })}
        onClick={verb.ask}
      >
        {action}
      </Button>
      <ConfirmDialog
        {...verb.dialog}
        question={label('app.users.questions.factor', { name })}
        consequence={label('app.users.consequences.factor')}
        danger
      />
    </>
  );
}
