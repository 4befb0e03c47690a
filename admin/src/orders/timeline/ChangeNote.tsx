import Edit from '@mui/icons-material/EditOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, useCanAccess, useDataProvider } from 'react-admin';
import type { Note } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { changedFields } from '../../forms/changedFields';
import { FormDialog } from '../../forms/FormDialog';
import { useLabel } from '../../i18n/useLabel';
import { NoteFields, type NoteForm } from './NoteFields';

interface ChangeNoteProps {
  readonly note: Note;
  readonly orderId: string;
}

/** Edits a note, for users who may. */
export function ChangeNote({ note, orderId }: ChangeNoteProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'notes', action: 'edit' });
  if (!canAccess) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={label('app.list.actionOn', { action: label('app.timeline.note.change'), title: note.text })}
        onClick={() => setOpen(true)}
      >
        <Edit fontSize="inherit" />
      </IconButton>
      {isOpen && (
        <FormDialog<NoteForm & { readonly done: boolean }>
          title={label('app.timeline.note.change')}
          defaultValues={{
            text: note.text,
            ownerId: note.owner?.id ?? null,
            dueDate: note.dueDate,
            done: note.doneAt !== null,
          }}
          submit={label('app.timeline.note.save')}
          send={(after, before) => dataProvider.changeNote(orderId, note.id, changedFields(before, after))}
          onClose={() => setOpen(false)}
        >
          <NoteFields orderId={orderId} />
          <BooleanInput source="done" label={label('app.timeline.task.done')} helperText={false} />
        </FormDialog>
      )}
    </>
  );
}
