import { MAX_DAYS_OFF } from '@imisozi/core/operations/clashes';
import { DateInput } from 'react-admin';
import { FieldPair } from '../forms/FieldPair';
import { RowsInput } from '../forms/rows/RowsInput';

interface DaysOffInputProps {
  readonly label: string;
  readonly add: string;
  readonly nameOf: (place: number) => string;
}

/** Spans of days on which a guide or a vehicle is not to be had. */
export function DaysOffInput({ label, add, nameOf }: DaysOffInputProps) {
  return (
    <RowsInput
      source="daysOff"
      label={label}
      add={add}
      nameOf={nameOf}
      empty={{ from: null, to: null }}
      max={MAX_DAYS_OFF}
    >
      {(source) => (
        <FieldPair>
          <DateInput source={`${source}.from`} label="resources.guides.fields.from" helperText={false} />
          <DateInput source={`${source}.to`} label="resources.guides.fields.to" helperText={false} />
        </FieldPair>
      )}
    </RowsInput>
  );
}
