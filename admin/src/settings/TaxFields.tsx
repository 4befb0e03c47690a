import { TAX_RATES, TAXED_KINDS } from '@imisozi/core/tax/tax-rates';
import { NumberInput, SelectInput } from 'react-admin';
import { FieldGrid } from '../forms/FieldGrid';
import { RefusalsAbout } from '../forms/Refusals';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

/** The company before the revenue authority, and how it taxes what it sells (rules/tax 1). */
export function TaxFields() {
  const label = useLabel();
  const choices = TAX_RATES.map((id) => ({ id, name: label(`app.settings.tax.rates.${id}`) }));
  return (
    <>
      <RefusalsAbout subject={/^Tax/} />
      <FieldGrid minWidth={220}>
        <TextInput source="tax.tin" label="app.settings.tax.tin" helperText="app.settings.tax.noNumber" />
        <TextInput
          source="tax.vatNumber"
          label="app.settings.tax.vatNumber"
          helperText="app.settings.tax.notRegistered"
        />
        <NumberInput
          source="tax.standardPercent"
          label="app.settings.tax.standardPercent"
          min={0}
          max={100}
          helperText={false}
        />
        {TAXED_KINDS.map((kind) => (
          <SelectInput
            key={kind}
            source={`tax.rates.${kind}`}
            label={`app.settings.tax.kinds.${kind}`}
            choices={choices}
            translateChoice={false}
            emptyText={label('app.settings.tax.rates.standard')}
            helperText={false}
          />
        ))}
      </FieldGrid>
    </>
  );
}
