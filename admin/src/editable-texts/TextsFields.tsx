import { SelectInput } from 'react-admin';
import type { Field, Fields } from '@imisozi/core/editable-texts/fields';
import { TextInput } from '../forms/TextInput';
import { RowsInput } from '../forms/rows/RowsInput';
import { useLabel } from '../i18n/useLabel';
import { PictureInput } from './PictureInput';
import { SideBySide, useWriting } from './SideBySide';

/** From this length in characters, a single-line text gets an input with several lines. */
const LONG = 100;

interface TextsFieldsProps {
  readonly fields: Fields;
  /** The path of the texts in the form; the default is its root. */
  readonly source?: string;
}

/** An input for each field of a document, and rows of inputs for each of its lists. */
export function TextsFields({ fields, source }: TextsFieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <TextsField key={name} field={field} source={source ? `${source}.${name}` : name} />
  ));
}

const asTyped = (text: string) => text;

function TextsField({ field, source }: { readonly field: Field; readonly source: string }) {
  const label = useLabel();
  const writing = useWriting();
  if (field.kind === 'text') {
    return (
      <SideBySide source={source}>
        <TextInput
          source={source}
          label={field.label}
          parse={asTyped}
          multiline={field.lines || field.most > LONG}
          type={field.webUrl ? 'url' : 'text'}
          helperText={field.lines ? label('app.words.limits', { most: field.most }) : false}
          slotProps={{ htmlInput: field.webUrl ? {} : writing }}
        />
      </SideBySide>
    );
  }
  if (field.kind === 'picture') return <PictureInput field={field} source={source} />;
  if (field.kind === 'choice') {
    const choices = Object.entries(field.options).map(([id, name]) => ({ id, name }));
    return <SelectInput source={source} label={field.label} choices={choices} parse={asTyped} helperText={false} />;
  }
  return (
    <RowsInput
      source={source}
      label={field.label}
      add={label('app.words.add', { name: field.row })}
      nameOf={(place) => label('app.words.row', { name: field.row, number: place + 1 })}
      empty={emptyRow(field.fields)}
      max={field.most}
    >
      {(row) => <TextsFields fields={field.fields} source={row} />}
    </RowsInput>
  );
}

function emptyRow(fields: Fields): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, unknown] => {
      if (field.kind === 'list' || field.kind === 'picture') return [name, []];
      return [name, field.kind === 'choice' ? Object.keys(field.options)[0] : ''];
    }),
  );
}
