import { Button } from '@mui/material';
import { useDataProvider, useNavigate } from 'react-admin';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useConfirmedAction } from '../actions/useConfirmedAction';
import type { Client } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { CLIENTS } from './clientPaths';

/** Erases a client everywhere, after a question. */
export function EraseClient({ client: { id, names, email } }: { readonly client: Client }) {
  const label = useLabel();
  const navigate = useNavigate();
  const { eraseClient } = useDataProvider<StaffDataProvider>();
  const { ask, dialog } = useConfirmedAction(async () => {
    const message = await eraseClient(id);
    void navigate(CLIENTS);
    return message;
  });
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={ask}>
        {label('app.clients.erase.action')}
      </Button>
      <ConfirmDialog
        danger
        question={label('app.clients.erase.question', { name: names || email })}
        consequence={label('app.clients.erase.consequence')}
        {...dialog}
      />
    </>
  );
}
