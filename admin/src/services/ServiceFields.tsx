import * as maxLengths from '@imisozi/core/fields/lengths';
import {
  COST_CURRENCIES,
  costDigits,
  costText,
  costUnits,
  MAX_SERVICE_NAME,
  SERVICE_DAYS,
  SERVICE_UNITS,
  UNIT_COST,
} from '@imisozi/core/suppliers';
import { Typography } from '@mui/material';
import { DateInput, NumberInput, required, SelectInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldPair } from '../forms/FieldPair';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';
import type { ServiceForm } from './serviceForm';

const CURRENCIES = COST_CURRENCIES.map((id) => ({ id, name: id }));

/** The inputs of a service besides its supplier. */
export function ServiceFields() {
  const label = useLabel();
  const { currency = 'USD' } = useWatch<ServiceForm>();
  return (
    <>
      <WhatInput helperText={false} />
      <FieldPair>
        <DateInput
          source="fromDay"
          label="resources.services.fields.fromDay"
          helperText={false}
          validate={required(label('app.services.dayMissing'))}
        />
        <DaysInput />
        <NumberInput
          source="units"
          label="resources.services.fields.units"
          {...SERVICE_UNITS}
          step={1}
          helperText="app.services.unitsHelp"
          validate={required(label('app.services.unitsMissing'))}
        />
        <SelectInput
          source="currency"
          label="resources.services.fields.currency"
          choices={CURRENCIES}
          translateChoice={false}
          helperText={false}
          isRequired
        />
        <NumberInput
          source="unitCost"
          label={label('app.services.unitCost', { currency })}
          min={UNIT_COST.min}
          step={10 ** -costDigits(currency)}
          helperText={false}
          validate={required(label('app.services.costMissing'))}
        />
        <DueDayInput />
      </FieldPair>
      <ServiceNoteInput />
    </>
  );
}

/** What is asked of the supplier. */
export function WhatInput({ helperText }: Pick<TextInputProps, 'helperText'>) {
  const label = useLabel();
  return (
    <TextInput
      source="what"
      label="resources.services.fields.what"
      helperText={helperText}
      slotProps={{ htmlInput: { maxLength: MAX_SERVICE_NAME, autoComplete: 'off' } }}
      validate={requiredText(label('app.services.whatMissing'))}
    />
  );
}

/** How many days it takes. */
export function DaysInput() {
  const label = useLabel();
  return (
    <NumberInput
      source="days"
      label="resources.services.fields.days"
      {...SERVICE_DAYS}
      step={1}
      helperText={false}
      validate={required(label('app.services.daysMissing'))}
    />
  );
}

/** What the supplier reads besides. */
export function ServiceNoteInput() {
  return (
    <TextInput
      source="note"
      label="resources.services.fields.note"
      multiline
      helperText="app.services.noteHelp"
      slotProps={{ htmlInput: { maxLength: maxLengths.note } }}
    />
  );
}

/** By when the supplier is to be paid. */
export function DueDayInput() {
  return <DateInput source="dueDay" label="resources.services.fields.dueDay" helperText="app.services.dueDayHelp" />;
}

/** The cost in all, as it is typed. */
export function TypedCost() {
  const label = useLabel();
  const { currency = 'USD', days, units, unitCost } = useWatch<ServiceForm>();
  const cost = (days ?? 0) * (units ?? 0) * costUnits(currency, unitCost ?? 0);
  return (
    <Typography role="status" sx={{ fontWeight: 650 }}>
      {label('app.services.total', { cost: costText(currency, cost) })}
    </Typography>
  );
}
