import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import type { TourDetail } from '../../data/types';
import { FieldGrid } from '../../forms/FieldGrid';
import { RefusalsAbout } from '../../forms/Refusals';
import { RowsInput } from '../../forms/rows/RowsInput';
import { useLabel } from '../../i18n/useLabel';

type Extra = TourDetail['extras'][number];
/** Records, so that the type check fails if the API adds one. */
const CATEGORIES: Record<Extra['category'], true> = { permit: true, room: true, service: true };
const UNITS: Record<Extra['per'], true> = { person: true, booking: true, day: true, 'person-day': true, unit: true };
const choicesOf = (of: object, names: string) =>
  Object.keys(of).map((id) => ({ id, name: `app.sale.extras.${names}.${id}` }));
const CATEGORY_CHOICES = choicesOf(CATEGORIES, 'categories');
const UNIT_CHOICES = choicesOf(UNITS, 'units');

/** What is sold with a tour: permits, rooms and services. */
export function ExtrasInput() {
  const label = useLabel();
  return (
    <div>
      <RefusalsAbout subject={/\bextras?\b/i} />
      <RowsInput
        source="extras"
        label={label('app.sale.extras.label')}
        add={label('app.sale.extras.add')}
        nameOf={(place) => label('app.sale.extras.row', { number: place + 1 })}
        empty={{ label: '', code: '', category: 'service', price: null, per: 'person', required: false }}
      >
        {(row) => (
          <FieldGrid least={150}>
            <TextInput source={`${row}.label`} label="app.sale.name" helperText={false} />
            <TextInput source={`${row}.code`} label="app.sale.code" helperText="app.sale.codeHelp" />
            <SelectInput
              source={`${row}.category`}
              label="app.sale.extras.category"
              choices={CATEGORY_CHOICES}
              helperText={false}
            />
            <NumberInput source={`${row}.price`} label="app.sale.extras.price" min={0} step="any" helperText={false} />
            <SelectInput source={`${row}.per`} label="app.sale.extras.per" choices={UNIT_CHOICES} helperText={false} />
            <NumberInput
              source={`${row}.maxQuantity`}
              label="app.sale.extras.maxQuantity"
              min={1}
              step={1}
              helperText={false}
            />
            <BooleanInput source={`${row}.required`} label="app.sale.extras.required" helperText={false} />
          </FieldGrid>
        )}
      </RowsInput>
    </div>
  );
}
