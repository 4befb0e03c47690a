import {
  costDigits,
  MAX_RATE_NAME,
  MAX_RATES,
  RATE_UNITS,
  UNIT_COST,
  type CostCurrency,
} from '@imisozi/core/suppliers';
import { DateInput, NumberInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldPair } from '../forms/FieldPair';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { RowsInput } from '../forms/rows/RowsInput';
import { useLabel } from '../i18n/useLabel';
import { EMPTY_RATE } from './supplierForm';

const UNITS = RATE_UNITS.map((id) => ({ id, name: `app.suppliers.rates.units.${id}` }));
const CHILD_AGE = { min: 0, max: 17 };
const PERCENT = { min: 0, max: 100 };

/** What the supplier asks, by season and room. */
export function RateFields() {
  const label = useLabel();
  const currency = useWatch({ name: 'currency' }) as CostCurrency;
  return (
    <RowsInput
      source="rates"
      label={label('app.suppliers.rates.label')}
      add={label('app.suppliers.rates.add')}
      nameOf={(place) => label('app.suppliers.rates.rate', { number: place + 1 })}
      empty={EMPTY_RATE}
      max={MAX_RATES}
    >
      {(source) => (
        <>
          <TextInput
            source={`${source}.name`}
            label="app.suppliers.rates.name"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: MAX_RATE_NAME, autoComplete: 'off' } }}
            validate={requiredText(label('app.suppliers.rates.nameMissing'))}
          />
          <FieldPair>
            <NumberInput
              source={`${source}.price`}
              label={label('app.suppliers.rates.price', { currency })}
              min={UNIT_COST.min}
              step={10 ** -costDigits(currency)}
              helperText={false}
              validate={required(label('app.suppliers.rates.priceMissing'))}
            />
            <SelectInput
              source={`${source}.per`}
              label="app.suppliers.rates.per"
              choices={UNITS}
              helperText={false}
              isRequired
            />
            <DateInput source={`${source}.from`} label="app.suppliers.rates.from" helperText={false} />
            <DateInput source={`${source}.to`} label="app.suppliers.rates.to" helperText={false} />
            <NumberInput
              source={`${source}.childPercent`}
              label="app.suppliers.rates.childPercent"
              {...PERCENT}
              step={1}
              helperText={false}
            />
            <NumberInput
              source={`${source}.childUntilAge`}
              label="app.suppliers.rates.childUntilAge"
              {...CHILD_AGE}
              step={1}
              helperText={false}
            />
          </FieldPair>
        </>
      )}
    </RowsInput>
  );
}
