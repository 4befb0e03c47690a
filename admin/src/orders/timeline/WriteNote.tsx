import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { FormDialog } from '../../forms/FormDialog';
import { useLabel } from '../../i18n/useLabel';
import { NoteFields, type NoteForm } from './NoteFields';

/** Writes a note or a task, for users who may. */
export function WriteNote({ orderId }: { readonly orderId: string }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  // One key for each opened dialog, so that a repeated click writes once.
  const [key, setKey] = useState<string | null>(null);
  const { canAccess } = useCanAccess({ resource: 'notes', action: 'create' });
  if (!canAccess) return null;
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => setKey(crypto.randomUUID())}>
        {label('app.timeline.note.add')}
      </Button>
      {key && (
        <FormDialog<NoteForm>
          title={label('app.timeline.note.add')}
          defaultValues={{ text: '', ownerId: null, dueDate: null }}
          submit={label('app.timeline.note.save')}
          send={({ text, ownerId, dueDate }) =>
            dataProvider.writeNote(orderId, { text, ...(ownerId && { ownerId }), ...(dueDate && { dueDate }) }, key)
          }
          onClose={() => setKey(null)}
        >
          <NoteFields orderId={orderId} />
        </FormDialog>
      )}
    </>
  );
}
