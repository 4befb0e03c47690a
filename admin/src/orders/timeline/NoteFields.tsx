import { DateInput, SelectInput } from 'react-admin';
import { FieldPair } from '../../forms/FieldPair';
import { TextInput } from '../../forms/TextInput';
import { requiredText } from '../../forms/requiredText';
import { useLabel } from '../../i18n/useLabel';
import { useNotes } from './useNotes';

/** The form values of a note; with an assignee or a day it is a task. */
export interface NoteForm {
  readonly text: string;
  readonly ownerId: string | null;
  readonly dueDate: string | null;
}

/** The inputs of a note. */
export function NoteFields({ orderId }: { readonly orderId: string }) {
  const label = useLabel();
  const { data } = useNotes(orderId);
  return (
    <>
      <TextInput
        source="text"
        label="app.timeline.note.text"
        multiline
        minRows={3}
        helperText="app.timeline.note.help"
        validate={requiredText(label('app.timeline.note.missing'))}
        autoFocus
      />
      <FieldPair>
        <SelectInput
          source="ownerId"
          label="app.timeline.note.owner"
          choices={(data?.owners ?? []).map(({ id, names }) => ({ id, name: names }))}
          emptyText={label('app.timeline.note.nobody')}
          parse={(value: string) => value || null}
          helperText={false}
        />
        <DateInput source="dueDate" label="app.timeline.note.dueDate" helperText={false} />
      </FieldPair>
    </>
  );
}
