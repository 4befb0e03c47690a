import * as counts from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { NumberInput } from 'react-admin';
import { FieldPair } from '../forms/FieldPair';
import { TextInput } from '../forms/TextInput';

/** The inputs that a single departure and a series share. */
export function SeatFields() {
  return (
    <>
      <FieldPair>
        <NumberInput
          source="capacity"
          label="resources.departures.fields.capacity"
          helperText="app.departures.capacityHelp"
          {...counts.capacity}
          step={1}
        />
        <NumberInput
          source="minimum"
          label="resources.departures.fields.minimum"
          helperText="app.departures.minimumHelp"
          {...counts.minimum}
          step={1}
        />
      </FieldPair>
      <TextInput
        source="note"
        label="resources.departures.fields.note"
        helperText="app.departures.noteHelp"
        multiline
        slotProps={{ htmlInput: { maxLength: maxLengths.note } }}
        minRows={2}
      />
    </>
  );
}
