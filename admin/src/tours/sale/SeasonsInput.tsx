import { DateInput, NumberInput, TextInput } from 'react-admin';
import { FieldGrid } from '../../forms/FieldGrid';
import { RefusalsAbout } from '../../forms/Refusals';
import { RowsInput } from '../../forms/rows/RowsInput';
import { useLabel } from '../../i18n/useLabel';
import { SIZES } from '../tourForm';
import { LargeGroupsInput } from './LargeGroupsInput';

/** Spans of travel dates with prices of their own. */
export function SeasonsInput() {
  const label = useLabel();
  return (
    <div>
      <RefusalsAbout subject={/season/i} />
      <RowsInput
        source="seasons"
        label={label('app.sale.seasons.label')}
        add={label('app.sale.seasons.add')}
        nameOf={(place) => label('app.sale.seasons.row', { number: place + 1 })}
        empty={{ name: '', from: null, to: null, largeGroups: [] }}
      >
        {(row) => (
          <>
            <FieldGrid least={180}>
              <TextInput source={`${row}.name`} label="app.sale.seasons.name" helperText={false} />
              <DateInput source={`${row}.from`} label="app.sale.seasons.from" helperText={false} />
              <DateInput source={`${row}.to`} label="app.sale.seasons.to" helperText={false} />
            </FieldGrid>
            <FieldGrid least={128}>
              {SIZES.map((size) => (
                <NumberInput
                  key={size}
                  source={`${row}.price${size}`}
                  label={label('app.tours.prices.people', { smart_count: size })}
                  min={0}
                  step="any"
                  helperText={false}
                />
              ))}
            </FieldGrid>
            <LargeGroupsInput source={`${row}.largeGroups`} />
          </>
        )}
      </RowsInput>
    </div>
  );
}
