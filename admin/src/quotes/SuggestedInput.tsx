import { Autocomplete, TextField } from '@mui/material';
import { useGetList, useInput, useTranslate } from 'react-admin';

interface SuggestedInputProps {
  readonly source: string;
  readonly label: string;
  /** The records whose titles are suggested. */
  readonly of: 'lodges' | 'destinations';
}

const FIRST = { pagination: { page: 1, perPage: 200 }, sort: { field: 'title', order: 'ASC' } } as const;

/** A text that may be the title of a record: the page then shows its pictures and its place on the map. */
export function SuggestedInput({ source, label, of }: SuggestedInputProps) {
  const translate = useTranslate();
  const { field, id } = useInput({ source, defaultValue: '' });
  const { data = [] } = useGetList<{ id: string; title: string }>(of, FIRST);
  return (
    <Autocomplete
      id={id}
      freeSolo
      options={data.map(({ title }) => title)}
      inputValue={String(field.value ?? '')}
      onInputChange={(_event, text: string, reason) => {
        // The first "reset" is MUI's own, before anything was typed.
        if (reason !== 'reset' || text) field.onChange(text);
      }}
      onBlur={field.onBlur}
      renderInput={(params) => <TextField {...params} label={translate(label, { _: label })} margin="dense" />}
    />
  );
}
