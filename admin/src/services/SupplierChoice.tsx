import { costAmount, costText } from '@imisozi/core/suppliers';
import type { ChangeEvent } from 'react';
import { AutocompleteInput, ReferenceInput, required, SelectInput, useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Supplier } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import type { ServiceForm } from './serviceForm';

const BY_NAME = { field: 'name', order: 'ASC' } as const;
/** Ended ones are asked for nothing (rules/suppliers 1). */
const WORKING = { endedAt_null: true };

/** Chooses a supplier, and proposes its rates of the season. */
export function SupplierChoice() {
  const label = useLabel();
  const { supplierId } = useWatch<ServiceForm>();
  return (
    <>
      <ReferenceInput source="supplierId" reference="suppliers" sort={BY_NAME} filter={WORKING} perPage={50}>
        <AutocompleteInput
          label="resources.services.fields.supplier"
          optionText="name"
          filterToQuery={(q: string) => ({ q })}
          validate={required(label('app.services.supplierMissing'))}
          helperText={false}
        />
      </ReferenceInput>
      {supplierId && <RateChoice key={supplierId} supplierId={supplierId} />}
    </>
  );
}

/** Fills in what and the cost from a rate that holds on the first day. */
function RateChoice({ supplierId }: { readonly supplierId: string }) {
  const label = useLabel();
  const { setValue } = useFormContext<ServiceForm>();
  const { fromDay } = useWatch<ServiceForm>();
  const { data: supplier } = useGetOne<Supplier>('suppliers', { id: supplierId });
  if (!supplier) return null;
  const { currency, rates } = supplier;
  const holds = ({ from, to }: Supplier['rates'][number]) =>
    !fromDay || ((!from || from <= fromDay) && (!to || to >= fromDay));
  const choices = rates.flatMap((rate, id) => {
    const per = label(`app.suppliers.rates.units.${rate.per}`).toLowerCase();
    const name = label('app.suppliers.rates.option', { name: rate.name, price: costText(currency, rate.price), per });
    return holds(rate) ? [{ id, name }] : [];
  });
  if (choices.length === 0) return null;
  return (
    <SelectInput
      source="rate"
      label="app.services.rate"
      choices={choices}
      translateChoice={false}
      helperText="app.services.rateHelp"
      onChange={(event) => {
        const { value } = (event as ChangeEvent<HTMLInputElement>).target;
        const rate = rates[Number(value)];
        if (!rate || value === '') return;
        setValue('what', rate.name, { shouldValidate: true });
        setValue('currency', currency);
        setValue('unitCost', costAmount(currency, rate.price), { shouldValidate: true });
      }}
    />
  );
}
