import * as counts from '@imisozi/core/fields/counts';
import { BooleanInput, NumberInput, SelectInput } from 'react-admin';
import { FieldGrid } from '../../forms/FieldGrid';
import { RefusalsAbout } from '../../forms/Refusals';
import { TextInput } from '../../forms/TextInput';
import { RowsInput } from '../../forms/rows/RowsInput';
import { useLabel } from '../../i18n/useLabel';

const WAYS = (['percent', 'amount'] as const).map((id) => ({ id, name: `app.sale.types.ways.${id}` }));

/** The types of travellers whose price differs from that of an adult. */
export function TravellerTypesInput() {
  const label = useLabel();
  return (
    <div>
      <RefusalsAbout subject={/traveller type/i} />
      <RowsInput
        source="travellerTypes"
        label={label('app.sale.types.label')}
        add={label('app.sale.types.add')}
        nameOf={(place) => label('app.sale.types.row', { number: place + 1 })}
        empty={{ label: '', code: '', by: 'percent', difference: null }}
      >
        {(row) => (
          <FieldGrid minWidth={150}>
            <TextInput source={`${row}.label`} label="app.sale.name" helperText={false} />
            <TextInput source={`${row}.code`} label="app.sale.code" helperText="app.sale.codeHelp" />
            <NumberInput
              source={`${row}.difference`}
              label="app.sale.types.difference"
              step="any"
              helperText="app.sale.types.differenceHelp"
            />
            <SelectInput source={`${row}.by`} label="app.sale.types.by" choices={WAYS} helperText={false} />
            <NumberInput
              source={`${row}.minAge`}
              label="app.sale.types.minAge"
              {...counts.age}
              step={1}
              helperText={false}
            />
            <NumberInput
              source={`${row}.maxAge`}
              label="app.sale.types.maxAge"
              {...counts.age}
              step={1}
              helperText={false}
            />
            <BooleanInput source={`${row}.alone`} label="app.sale.types.alone" helperText={false} />
          </FieldGrid>
        )}
      </RowsInput>
    </div>
  );
}
