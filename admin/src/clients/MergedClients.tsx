import { Alert, Button } from '@mui/material';
import { useCanAccess, useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useConfirmedAction } from '../actions/useConfirmedAction';
import type { Client } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';

/** The latest merge of a client, as long as it can be undone. */
export function MergedClients({ client: { id, merges } }: { readonly client: Client }) {
  const label = useLabel();
  const { unmergeClients } = useDataProvider<StaffDataProvider>();
  const { ask, dialog } = useConfirmedAction(() => unmergeClients(id));
  const { canAccess } = useCanAccess({ resource: 'clients', action: 'merge' });
  const [latest] = merges;
  if (!latest) return null;
  return (
    <Alert
      severity="info"
      action={
        canAccess && (
          <Button color="inherit" size="small" onClick={ask}>
            {label('app.clients.merge.undo')}
          </Button>
        )
      }
    >
      {label('app.clients.merge.done', { date: catMoment(latest.mergedAt) })}
      <ConfirmDialog
        question={label('app.clients.merge.undoQuestion')}
        consequence={label('app.clients.merge.undoConsequence')}
        {...dialog}
      />
    </Alert>
  );
}
