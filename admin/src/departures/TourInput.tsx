import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin';

interface TourInputProps {
  readonly source: string;
  /** Read by the filters of a list. */
  readonly alwaysOn?: boolean;
  readonly validate?: Validator;
  readonly onChange?: () => void;
}

const BY_TITLE = { field: 'title', order: 'ASC' } as const;

/** Chooses a tour, drafts included. */
export function TourInput({ source, validate, onChange }: TourInputProps) {
  return (
    <ReferenceInput source={source} reference="tours" sort={BY_TITLE} perPage={50}>
      <AutocompleteInput
        label="app.departures.tour"
        optionText="title"
        filterToQuery={(q: string) => ({ q })}
        validate={validate}
        onChange={onChange}
        helperText={false}
        sx={{ minWidth: 220 }}
      />
    </ReferenceInput>
  );
}
