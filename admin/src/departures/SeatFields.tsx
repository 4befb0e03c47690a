import { COUNTS } from '@imisozi/core/fields/counts';
import { MAX_LENGTHS } from '@imisozi/core/fields/lengths';
import { NumberInput, TextInput } from 'react-admin';
import { FieldPair } from '../forms/FieldPair';

/** The inputs that one departure and a series have in common. */
export function SeatFields() {
  return (
    <>
      <FieldPair>
        <NumberInput
          source="capacity"
          label="resources.departures.fields.capacity"
          helperText="app.departures.capacityHelp"
          {...COUNTS.capacity}
          step={1}
        />
        <NumberInput
          source="minimum"
          label="resources.departures.fields.minimum"
          helperText="app.departures.minimumHelp"
          {...COUNTS.minimum}
          step={1}
        />
      </FieldPair>
      <TextInput
        source="note"
        label="resources.departures.fields.note"
        helperText="app.departures.noteHelp"
        multiline
        slotProps={{ htmlInput: { maxLength: MAX_LENGTHS.note } }}
        minRows={2}
      />
    </>
  );
}
