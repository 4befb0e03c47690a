import type { Validator } from 'react-admin';
import { RecordInput } from '../forms/RecordInput';

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
    <RecordInput
      source={source}
      reference="tours"
      sort={BY_TITLE}
      label="app.departures.tour"
      optionText="title"
      validate={validate}
      onChange={onChange}
      helperText={false}
      sx={{ minWidth: 220 }}
    />
  );
}
