import * as maxLengths from '@imisozi/core/fields/lengths';
import { typedText } from '@imisozi/core/typed-text';
import EditNote from '@mui/icons-material/EditNote';
import { IconButton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { requestKey } from '../data/requestKey';
import type { OperatedTrip } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

interface AssignmentNoteProps {
  readonly one: OperatedTrip['guides'][number];
  readonly tour: string;
}

/** Opens a dialog with what the office tells a guide or driver, who reads it on the own page. */
export function EditAssignmentNote({ one, tour }: AssignmentNoteProps) {
  const label = useLabel();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label={label('app.operations.note.for', { name: one.name, tour })}
        onClick={() => setOpen(true)}
      >
        <EditNote fontSize="small" />
      </IconButton>
      {isOpen && <NoteDialog one={one} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The note beside the name. */
export function ShownNote({ note }: { readonly note: string | null }) {
  const label = useLabel();
  if (!note) return null;
  return (
    <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {label('app.operations.note.shown', { note })}
    </Typography>
  );
}

interface NoteDialogProps {
  readonly one: AssignmentNoteProps['one'];
  readonly onClose: () => void;
}

function NoteDialog({ one: { assignmentId, name, note }, onClose }: NoteDialogProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const queries = useQueryClient();
  const [draft] = useState(() => crypto.randomUUID());
  const send = async (values: { readonly note: string | null }) => {
    const text = typedText(values.note);
    const message = await dataProvider.noteAssignment(assignmentId, text, await requestKey(draft, { text }));
    await queries.invalidateQueries({ queryKey: ['operations'] });
    return message;
  };
  return (
    <FormDialog<{ note: string | null }>
      title={label('app.operations.note.title', { name })}
      text={label('app.operations.note.text')}
      defaultValues={{ note: note ?? '' }}
      submit={label('app.operations.note.submit')}
      send={send}
      onClose={onClose}
    >
      <TextInput
        source="note"
        label="app.operations.note.label"
        autoComplete="off"
        autoFocus
        multiline
        helperText={false}
        slotProps={{ htmlInput: { maxLength: maxLengths.note } }}
      />
    </FormDialog>
  );
}
