import * as maxLengths from '@imisozi/core/fields/lengths';
import { COST_CURRENCIES, PAY_DAYS, SUPPLIER_KINDS } from '@imisozi/core/suppliers';
import { BooleanInput, NumberInput, required, SelectInput } from 'react-admin';
import { FieldPair } from '../forms/FieldPair';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';
import { RateFields } from './RateFields';

const KINDS = SUPPLIER_KINDS.map((id) => ({ id, name: `app.suppliers.kinds.${id}` }));
const CURRENCIES = COST_CURRENCIES.map((id) => ({ id, name: id }));

/** The inputs of a supplier. */
export function SupplierFields() {
  const label = useLabel();
  const plain = (maxLength: number) => ({ htmlInput: { maxLength, autoComplete: 'off' } });
  return (
    <>
      <FieldPair>
        <TextInput
          source="name"
          label="resources.suppliers.fields.name"
          helperText={false}
          slotProps={plain(maxLengths.organization)}
          validate={requiredText(label('app.suppliers.nameMissing'))}
          autoFocus
        />
        <SelectInput
          source="kind"
          label="resources.suppliers.fields.kind"
          choices={KINDS}
          helperText={false}
          validate={required(label('app.suppliers.kindMissing'))}
        />
        <TextInput
          source="contact"
          label="resources.suppliers.fields.contact"
          helperText={false}
          slotProps={plain(maxLengths.fullName)}
        />
        <TextInput
          source="phoneNumber"
          type="tel"
          label="resources.suppliers.fields.phoneNumber"
          helperText={false}
          autoComplete="off"
        />
        <TextInput
          source="email"
          type="email"
          label="resources.suppliers.fields.email"
          helperText="app.suppliers.emailHelp"
          autoComplete="off"
        />
        <TextInput
          source="address"
          label="resources.suppliers.fields.address"
          helperText={false}
          slotProps={plain(maxLengths.address)}
        />
        <SelectInput
          source="currency"
          label="resources.suppliers.fields.currency"
          choices={CURRENCIES}
          translateChoice={false}
          helperText={false}
          isRequired
        />
        <NumberInput
          source="payDays"
          label="resources.suppliers.fields.payDays"
          {...PAY_DAYS}
          step={1}
          helperText="app.suppliers.payDaysHelp"
        />
      </FieldPair>
      <TextInput
        source="bankDetails"
        label="resources.suppliers.fields.bankDetails"
        multiline
        helperText={false}
        slotProps={plain(maxLengths.remark)}
      />
      <TextInput
        source="terms"
        label="resources.suppliers.fields.terms"
        multiline
        helperText={false}
        slotProps={plain(maxLengths.remark)}
      />
      <RateFields />
      <BooleanInput source="isEnded" label="resources.suppliers.fields.isEnded" helperText="app.suppliers.endedHelp" />
    </>
  );
}
